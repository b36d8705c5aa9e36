const NAMESPACE = "http://www.w3.org/2000/svg";

/** An SVG element with its attributes and children. */
export function svg(tag, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/** An HTML element with its attributes and children. */
export function html(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  set(element, attributes);
  element.append(...children);
  return element;
}

/** Sets attributes; null and false take one away. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) {
      element.removeAttribute(name);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
}

/** A group at a place. */
export function at(x, y, attributes, ...children) {
  return svg("g", { transform: `translate(${x} ${y})`, ...attributes }, ...children);
}

export function text(x, y, content, attributes = {}) {
  return svg("text", { x, y, ...attributes }, content);
}
