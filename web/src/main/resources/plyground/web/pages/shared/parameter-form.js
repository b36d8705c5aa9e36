// Form fields made from described parameters; an empty field means the default.
import { choose, field, h } from "./dom.js";

const NEVER_MORE = 2 ** 31 - 1;

function number(parameter, value) {
  const whole = parameter.kind === "whole";
  return h("input", {
    type: "number",
    value,
    step: whole ? 1 : "any",
    min: parameter.least,
    inputmode: whole ? "numeric" : "decimal",
    max: parameter.most < NEVER_MORE ? parameter.most : null,
    placeholder: parameter.default || "open",
  });
}

function control(parameter, value, evaluators) {
  const standard = parameter.default ? `${parameter.default} (default)` : "none";
  const others = (names) => [["", standard], ...names.filter((name) => name !== parameter.default)];
  if (parameter.kind === "whole" || parameter.kind === "decimal") {
    return number(parameter, value);
  }
  if (parameter.kind === "choice" || (parameter.kind === "file" && parameter.choices.length)) {
    return choose(others(parameter.choices), value === parameter.default ? "" : value);
  }
  if (parameter.name === "eval" && evaluators?.length) {
    return choose(others(evaluators.map((each) => each.name)), value === parameter.default ? "" : value);
  }
  return h("input", {
    type: "text",
    value,
    placeholder: parameter.default || (parameter.kind === "time" ? "500ms, 2s" : parameter.values),
    spellcheck: "false",
    autocomplete: "off",
  });
}

/** Fills the element; returns a function that gives the values set, without defaults. */
export function parameterForm(element, { parameters, values = {}, evaluators, onChange }) {
  const controls = new Map();
  element.replaceChildren();
  for (const parameter of parameters) {
    if (parameter.kind === "file" && parameter.choices.length === 0) {
      continue;
    }
    const made = control(parameter, values[parameter.name] ?? "", evaluators);
    made.addEventListener("change", () => onChange?.());
    made.addEventListener("input", () => onChange?.());
    made.dataset.parameter = parameter.name;
    controls.set(parameter.name, made);
    element.append(field(parameter.name, made, parameter.summary));
  }
  return () =>
    Object.fromEntries(
      [...controls].map(([name, made]) => [name, made.value.trim()]).filter(([, value]) => value !== ""),
    );
}
