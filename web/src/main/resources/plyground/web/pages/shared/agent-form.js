import { field, freshId, select } from "./controls.js";
import { html } from "./elements.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

/** The choice that stands for every other agent. */
const OTHER = "";

const PEOPLE = {
  human: ["You", "or somebody else at this screen"],
  friend: ["A friend", "by a link that you send"],
};

/**
 * Chooses a player: people and the levels of the game first, every agent and its parameters behind "more".
 *
 * @param choice {agents, evaluators, levels, value: "pvs:time=1s", label, people: which of "human" and "friend" may be chosen}
 * @returns a function that gives the agent chosen; "friend" is a person who is somewhere else
 */
export function agentForm(element, { agents, evaluators, levels = [], value, label, people = [] }) {
  const offered = agents.filter(({ name }) => name !== "human");
  const choices = [
    ...people.map((name) => [name, ...PEOPLE[name]]),
    ...levels.map(({ name, agent, about }) => [agent, name, about]),
  ];
  const about = html("p", { class: "muted small agent-about", id: freshId("about") });
  const fields = html("div", { class: "parameter-grid" });
  const group = freshId("level");
  const radios = new Map();
  const summary = html("summary", {}, "More agents and their parameters");
  const names = select(
    offered.map(({ name }) => name),
    null,
    () => show({ name: names.value, parameters: {} }),
  );
  const more = html("details", { class: "agent-more" }, summary, field("Agent", names), fields);
  let parameters = () => ({});
  let other = false;

  function choose(chosen) {
    other = chosen === OTHER;
    for (const [agent, radio] of radios) {
      radio.checked = agent === chosen;
    }
    const [, , text] = choices.find(([agent]) => agent === chosen) ?? [];
    about.textContent = other ? offered.find(({ name }) => name === names.value).summary : text;
    summary.textContent = other ? "This agent and its parameters" : "More agents and their parameters";
  }

  function show(spec) {
    const agent = offered.find((each) => each.name === spec.name) ?? offered[0];
    names.value = agent.name;
    parameters = parameterForm(fields, {
      parameters: agent.parameters,
      values: spec.parameters,
      evaluators,
      onChange: () => choose(OTHER),
    });
    choose(OTHER);
  }

  function chip([agent, name]) {
    const radio = html("input", { type: "radio", name: group, value: agent, onchange: () => choose(agent) });
    radios.set(agent, radio);
    return html("label", {}, radio, name);
  }

  names.classList.add("agent-name");
  names.setAttribute("aria-describedby", about.id);
  const chips = html(
    "div",
    { class: "chips", role: "radiogroup", "aria-label": label },
    ...choices.map(chip),
  );
  element.replaceChildren(chips, about, more);
  const given = value ?? levels[0]?.agent ?? offered[0].name;
  const known = choices.find(([agent]) => agent === given);
  show(parse(known || !given ? offered[0].name : given));
  if (known) {
    choose(given);
  } else {
    more.open = true;
  }
  return () => {
    const chosen = [...radios].find(([, radio]) => radio.checked);
    return chosen ? chosen[0] : format(names.value, parameters());
  };
}
