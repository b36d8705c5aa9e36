// Makes elements: h("button", {class: "primary", onclick: go}, "Go").
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) {
      continue;
    }
    if (name.startsWith("on")) {
      element.addEventListener(name.slice(2), value);
    } else if (name === "value" || name === "checked") {
      element[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
  element.append(
    ...children.flat().filter((child) => child !== null && child !== undefined && child !== false),
  );
  return element;
}

const SVG = "http://www.w3.org/2000/svg";

export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, String(value));
  }
  element.append(...children);
  return element;
}

let ids = 0;

/** An id nobody else on the page has. */
export function fresh(prefix) {
  return `${prefix}-${++ids}`;
}

/** A labelled control. */
export function field(label, control, hint) {
  control.id ||= fresh("field");
  const parts = [h("label", { for: control.id }, label), control];
  if (hint) {
    const id = `${control.id}-hint`;
    control.setAttribute("aria-describedby", id);
    parts.push(h("span", { class: "hint", id }, hint));
  }
  return h("div", { class: "field" }, ...parts);
}

/** A select with [value, text] or plain options. */
export function choose(options, value, onchange) {
  const select = h("select", { onchange });
  for (const option of options) {
    const [key, text] = Array.isArray(option) ? option : [option, option];
    select.append(h("option", { value: key }, text));
  }
  if (value !== undefined && value !== null) {
    select.value = value;
  }
  return select;
}
