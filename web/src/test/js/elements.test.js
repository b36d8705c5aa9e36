import assert from "node:assert/strict";
import test from "node:test";
import { html, set, svg } from "#pages/shared/elements.js";

/** As much of an element as is needed to see what is built. */
class FakeElement extends EventTarget {
  attributes = {};
  children = [];

  constructor(name) {
    super();
    this.name = name;
  }

  setAttribute(name, value) {
    this.attributes[name] = String(value);
  }

  removeAttribute(name) {
    delete this.attributes[name];
  }

  append(...children) {
    this.children.push(...children);
  }
}

function fakeDocument(t) {
  globalThis.document = {
    createElement: (tag) => new FakeElement(tag),
    createElementNS: (space, tag) => new FakeElement(`${space} ${tag}`),
  };
  t.after(() => delete globalThis.document);
}

test("an element has its attributes and children; what is not there is left out", (t) => {
  fakeDocument(t);
  const label = html("b", {}, "word");
  const made = html(
    "p",
    { class: "x", hidden: true, title: null, open: false, tabindex: 0 },
    label,
    null,
    false,
    0,
  );
  assert.deepEqual(made.attributes, { class: "x", hidden: "", tabindex: "0" });
  assert.deepEqual(made.children, [label, 0]);
});

test("a function becomes a listener", (t) => {
  fakeDocument(t);
  let clicks = 0;
  html("button", { onclick: () => clicks++ }).dispatchEvent(new Event("click"));
  assert.equal(clicks, 1);
});

test("drawings are made in their own namespace", (t) => {
  fakeDocument(t);
  assert.equal(svg("rect").name, "http://www.w3.org/2000/svg rect");
});

test("null takes an attribute away", (t) => {
  fakeDocument(t);
  const made = html("p", { class: "x" });
  set(made, { class: null, "data-busy": true });
  assert.deepEqual(made.attributes, { "data-busy": "" });
});
