const SVG = "http://www.w3.org/2000/svg";

/** The element of the page with this id. */
export function $(id) {
  return document.getElementById(id);
}

/** An HTML element: html("button", { class: "primary", onclick: start }, "Start"). */
export function html(tag, attributes = {}, ...children) {
  return build(document.createElement(tag), attributes, children);
}

/** An SVG element, made in the same way. */
export function svg(tag, attributes = {}, ...children) {
  return build(document.createElementNS(SVG, tag), attributes, children);
}

function build(element, attributes, children) {
  set(element, attributes);
  element.append(...children.filter(isThere));
  return element;
}

function isThere(thing) {
  return thing !== null && thing !== undefined && thing !== false;
}

/** Sets attributes and listeners; what is null or false is taken away. */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (!isThere(value)) {
      element.removeAttribute(name);
    } else if (typeof value === "function") {
      element.addEventListener(name.slice("on".length), value);
    } else {
      element.setAttribute(name, value === true ? "" : value);
    }
  }
}

/** Fills a table with a row of headings and its rows; a heading may have attributes of its own. */
export function fillTable(table, headings, rows) {
  const head = headings.map((heading) => {
    const [words, attributes] = [heading].flat();
    return html("th", { scope: "col", ...attributes }, words);
  });
  table.replaceChildren(html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...rows));
}
