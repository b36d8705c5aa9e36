// The documentation's search: one classic script that loads its index as another, so that it also works from a disk.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

const page = new URL("../../main/resources/plyground/web/pages/docs/docs.js", import.meta.url);
const script = readFileSync(page, "utf8");

const SECTIONS = [
  { address: "arena.html", title: "The arena", heading: "", text: "Matches with SPRT and Elo." },
  { address: "arena.html#sprt", title: "The arena", heading: "SPRT", text: "It stops when it knows." },
  { address: "war.html", title: "The war game", heading: "", text: "Cities and resources." },
];

class Element extends EventTarget {
  children = [];
  value = "";
  append(...added) {
    this.children.push(...added);
  }
  replaceChildren(...added) {
    this.children = added;
  }
  querySelector() {
    return this.children[0]?.children[0] ?? null;
  }
}

/** A page with the script on it; only the index can be loaded. */
const open = () => {
  const [input, results, status, form] = [new Element(), new Element(), new Element(), new Element()];
  input.form = form;
  const asked = [];
  const found = { "docs-search": input, "docs-results": results, "docs-found": status };
  const context = vm.createContext({
    document: {
      querySelectorAll: () => [],
      getElementById: (id) => found[id],
      createElement: () => new Element(),
      head: {
        append: (loaded) => {
          asked.push(loaded.src);
          context.plygroundDocs = SECTIONS;
          loaded.dispatchEvent(new Event("load"));
        },
      },
    },
  });
  vm.runInContext(script, context);
  const search = async (words) => {
    input.value = words;
    input.dispatchEvent(new Event("input"));
    await new Promise((resolve) => setImmediate(resolve));
    return results.children.map((item) => item.children[0].href);
  };
  return { search, status, asked };
};

test("every word has to be there, and headings count more", async () => {
  const { search, status } = open();
  assert.deepEqual(await search("sprt"), ["arena.html#sprt", "arena.html"]);
  assert.equal(status.textContent, "2 found");
  assert.deepEqual(await search("arena ELO"), ["arena.html"]);
  assert.deepEqual(await search("arena cities"), []);
  assert.equal(status.textContent, "0 found");
});

test("nothing is looked for and nothing is loaded without words; the index is loaded once", async () => {
  const { search, status, asked } = open();
  assert.deepEqual(await search("  "), []);
  assert.equal(status.textContent, "");
  assert.deepEqual(asked, []);
  await search("war");
  await search("arena");
  assert.deepEqual(asked, ["search-index.js"]);
});
