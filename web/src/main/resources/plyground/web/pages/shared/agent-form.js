// Chooses an agent and its parameters, from the agents' own descriptions.
import { choose, field, fresh, h } from "./dom.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

/**
 * @param options {agents, evaluators, value: "pvs:time=1s", label, people: whether a person may be chosen, open: whether the parameters show, onChange(text)}
 * @returns {value(): text, set(text)}
 */
export function agentForm(
  element,
  { agents, evaluators, value, label = "Agent", people = true, open = false, onChange },
) {
  const offered = agents.filter((agent) => people || agent.name !== "human");
  const about = h("p", { class: "muted small agent-about", id: fresh("about") });
  const fields = h("div", { class: "parameter-grid" });
  const more = h("details", { class: "agent-more" }, h("summary", {}, "Parameters"), fields);
  more.open = open;
  const select = choose(
    offered.map((agent) => [agent.name, agent.name === "human" ? "a person" : agent.name]),
    null,
    () => show({ name: select.value, parameters: {} }, true),
  );
  select.classList.add("agent-name");
  let values = () => ({});

  function show(spec, changed) {
    const agent = offered.find((each) => each.name === spec.name) ?? offered[0];
    select.value = agent.name;
    about.textContent = agent.summary;
    more.hidden = agent.parameters.length === 0;
    values = parameterForm(fields, {
      parameters: agent.parameters,
      values: spec.parameters,
      evaluators,
      onChange: () => onChange?.(current()),
    });
    if (Object.keys(spec.parameters).length) {
      more.open = true;
    }
    if (changed) {
      onChange?.(current());
    }
  }

  function current() {
    return format(select.value, values());
  }

  element.replaceChildren(field(label, select), about, more);
  select.setAttribute("aria-describedby", about.id);
  show(parse(value ?? offered[0].name), false);
  return { value: current, set: (text) => show(parse(text), true) };
}
