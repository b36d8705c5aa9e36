import { field, freshId, select } from "./controls.js";
import { html } from "./elements.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

/** What one sets most often; of an agent with many parameters the others stand behind these. */
const USUAL = ["depth", "playouts", "eval"];
const FEW = 4;

/** The choice that stands for every other agent. */
const OTHER = "";

const PEOPLE = {
  human: ["You", "or somebody else at this screen"],
  friend: ["A friend", "by a link that you send"],
};

/**
 * Chooses a player: people and the levels of the game first, every agent and its parameters behind "more".
 *
 * @param choice {agents, evaluators, levels, value: "pvs:time=1s", label, people: which of "human" and "friend" may be
 *   chosen, usual: what an agent's parameters are to begin with, told its name and those of the one before}
 * @returns a function that gives the agent chosen; "friend" is a person who is somewhere else
 */
export function agentForm(
  element,
  { agents, evaluators, levels = [], value, label, people = [], usual = () => ({}) },
) {
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
    () => show({ name: names.value, parameters: usual(names.value, parameters()) }),
  );
  const rest = html("div", { class: "parameter-grid" });
  const restSummary = html("summary", { class: "small" });
  const further = html("details", { class: "agent-rest" }, restSummary, rest);
  const more = html("details", { class: "agent-more" }, summary, field("Agent", names), fields, further);
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
    const many = agent.parameters.length > FEW;
    const isFirst = ({ name }) => !many || USUAL.includes(name);
    const form = (place, shown, onChange) =>
      parameterForm(place, { parameters: shown, values: spec.parameters, evaluators, onChange });
    const first = form(fields, agent.parameters.filter(isFirst), () => choose(OTHER));
    const others = form(
      rest,
      agent.parameters.filter((each) => !isFirst(each)),
      () => {
        choose(OTHER);
        sayRest();
      },
    );
    const sayRest = () => {
      const set = Object.entries(others()).map(([name, chosen]) => `${name} ${chosen}`);
      restSummary.textContent = set.length ? `Further parameters: ${set.join(", ")}` : "Further parameters";
    };
    further.hidden = !many;
    sayRest();
    parameters = () => {
      const given = { ...first(), ...others() };
      return Object.fromEntries(
        agent.parameters.map(({ name }) => [name, given[name]]).filter(([, set]) => set !== undefined),
      );
    };
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
  const begun = offered[0].name;
  show(known || !given ? { name: begun, parameters: usual(begun, {}) } : parse(given));
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
