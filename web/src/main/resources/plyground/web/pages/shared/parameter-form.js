import { field, select } from "./controls.js";
import { html } from "./elements.js";

const NEVER_MORE = 2 ** 31 - 1;

function numberInput(parameter, value) {
  const whole = parameter.kind === "whole";
  return html("input", {
    type: "number",
    value,
    step: whole ? 1 : "any",
    min: parameter.least,
    inputmode: whole ? "numeric" : "decimal",
    max: parameter.most < NEVER_MORE ? parameter.most : null,
    placeholder: parameter.default || "open",
  });
}

function textInput(parameter, value) {
  return html("input", {
    type: "text",
    value,
    placeholder: parameter.default || (parameter.kind === "time" ? "500ms, 2s" : parameter.values),
    spellcheck: "false",
    autocomplete: "off",
  });
}

/** What a parameter may be, if that is a list of names; the empty one is the default. */
export function choicesOf(parameter, evaluators = []) {
  const names =
    parameter.kind === "choice" || parameter.kind === "file"
      ? parameter.choices
      : parameter.name === "eval"
        ? evaluators.map(({ name }) => name)
        : [];
  const standard = parameter.default ? `${parameter.default} (default)` : "none";
  return names.length ? [["", standard], ...names.filter((name) => name !== parameter.default)] : [];
}

function control(parameter, value, evaluators) {
  if (parameter.kind === "whole" || parameter.kind === "decimal") {
    return numberInput(parameter, value);
  }
  const choices = choicesOf(parameter, evaluators);
  return choices.length
    ? select(choices, value === parameter.default ? "" : value)
    : textInput(parameter, value);
}

/**
 * Fills an element with fields for described parameters; an empty field means the default.
 *
 * @returns a function that gives the values set, without defaults
 */
export function parameterForm(element, { parameters, values = {}, evaluators, onChange = () => {} }) {
  const controls = new Map();
  element.replaceChildren();
  for (const parameter of parameters) {
    // A file one cannot choose is not for pages.
    if (parameter.kind === "file" && parameter.choices.length === 0) {
      continue;
    }
    const made = control(parameter, values[parameter.name] ?? "", evaluators);
    made.addEventListener("change", onChange);
    made.addEventListener("input", onChange);
    made.dataset.parameter = parameter.name;
    controls.set(parameter.name, made);
    element.append(field(parameter.name, made, parameter.summary));
  }
  return () =>
    Object.fromEntries(
      [...controls].map(([name, made]) => [name, made.value.trim()]).filter(([, value]) => value !== ""),
    );
}
