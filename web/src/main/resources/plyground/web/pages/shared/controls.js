// Form controls with their labels.
import { html } from "./elements.js";

let ids = 0;

/** An id nobody else on the page has. */
export function freshId(prefix) {
  return `${prefix}-${++ids}`;
}

/** A labelled control. */
export function field(label, control, hint) {
  control.id ||= freshId("field");
  const parts = [html("label", { for: control.id }, label), control];
  if (hint) {
    const id = `${control.id}-hint`;
    control.setAttribute("aria-describedby", id);
    parts.push(html("span", { class: "hint", id }, hint));
  }
  return html("div", { class: "field" }, ...parts);
}

/** The choices of a select, as [value, text] or as plain values. */
export function options(choices) {
  return choices.map((choice) => {
    const [value, text] = Array.isArray(choice) ? choice : [choice, choice];
    return html("option", { value }, text);
  });
}

/** A select with these choices. */
export function select(choices, value, onchange) {
  const made = html("select", { onchange }, ...options(choices));
  made.value = value ?? made.value;
  return made;
}

/** The whole number in a text; what is none counts as zero. */
export function whole(text) {
  return Math.trunc(Number(text)) || 0;
}
