import { field, freshId, select } from "./controls.js";
import { html } from "./elements.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

/**
 * Chooses an agent and its parameters, from the agents' own descriptions.
 *
 * @param choice {agents, evaluators, value: "pvs:time=1s", label, people: whether a person may be chosen, open: whether the parameters show}
 * @returns a function that gives the agent chosen
 */
export function agentForm(element, { agents, evaluators, value, label, people = false, open = false }) {
  const offered = agents.filter((agent) => people || agent.name !== "human");
  const about = html("p", { class: "muted small agent-about", id: freshId("about") });
  const fields = html("div", { class: "parameter-grid" });
  const more = html("details", { class: "agent-more", open }, html("summary", {}, "Parameters"), fields);
  const names = select(
    offered.map(({ name }) => [name, name === "human" ? "a person" : name]),
    null,
    () => show({ name: names.value, parameters: {} }),
  );
  let parameters;

  function show(spec) {
    const agent = offered.find((each) => each.name === spec.name) ?? offered[0];
    names.value = agent.name;
    about.textContent = agent.summary;
    more.hidden = agent.parameters.length === 0;
    more.open ||= Object.keys(spec.parameters).length > 0;
    parameters = parameterForm(fields, {
      parameters: agent.parameters,
      values: spec.parameters,
      evaluators,
    });
  }

  names.classList.add("agent-name");
  element.replaceChildren(field(label, names), about, more);
  names.setAttribute("aria-describedby", about.id);
  show(parse(value ?? offered[0].name));
  return () => format(names.value, parameters());
}
