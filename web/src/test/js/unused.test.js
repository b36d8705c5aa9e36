import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";

const PAGES = new URL("../../main/resources/plyground/web/pages/", import.meta.url);
const TESTS = new URL("./", import.meta.url);
// The documentation's pages are made there, also outside the lab.
const SITE = new URL("../../../../cli/src/main/java/plyground/cli/site/", import.meta.url);

function textsIn(folder, ending) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith(ending))
    .map((path) => ({ path, text: readFileSync(new URL(path, folder), "utf8") }));
}

const sheets = textsIn(PAGES, ".css");
const scripts = textsIn(PAGES, ".js");
const markup = [...textsIn(PAGES, ".html"), ...textsIn(SITE, ".java")];
const tests = textsIn(TESTS, ".js");

function all(pattern, text) {
  return [...new Set([...text.matchAll(pattern)].map(([, found]) => found))];
}

/** Whether a name stands anywhere as a word, or begins like a name that is put together: `board-${kind}`. */
function isMentioned(name, texts) {
  const word = new RegExp(`(?<![\\w-])${name.replaceAll("$", "\\$")}(?![\\w-])`);
  const prefixes = [...name.matchAll(/-/g)].map(({ index }) => `${name.slice(0, index + 1)}\${`);
  return texts.some(({ text }) => word.test(text) || prefixes.some((prefix) => text.includes(prefix)));
}

test("every colour and size that is defined is used", () => {
  const everything = [...sheets, ...scripts].map(({ text }) => text).join("\n");
  const painted = all(/^ {2}"([a-z-]+)",$/gm, scripts.find(({ path }) => path.endsWith("colours.js")).text);
  const unused = sheets
    .flatMap(({ text }) => all(/(--[\w-]+):/g, text))
    .filter(
      (token) => !new RegExp(`var\\(${token}[,)]`).test(everything) && !painted.includes(token.slice(2)),
    );
  assert.deepEqual(unused, []);
});

test("every class and id that is styled is used", () => {
  const unused = sheets.flatMap(({ path, text }) => {
    const selectors = text.replaceAll(/\/\*.*?\*\//gs, "").replaceAll(/\{[^{}]*\}/g, "{}");
    return all(/[.#]([a-zA-Z][\w-]*)/g, selectors)
      .filter((name) => !isMentioned(name, [...scripts, ...markup]))
      .map((name) => `${path}: ${name}`);
  });
  assert.deepEqual(unused, []);
});

test("every name that is exported is imported", () => {
  const unused = scripts.flatMap(({ path, text }) =>
    all(/^export (?:async )?(?:function\*?|class|const|let) ([\w$]+)/gm, text)
      .filter((name) => {
        const others = [...scripts, ...tests].filter((other) => other.path !== path);
        return !others.some((other) => imports(other.text).includes(name));
      })
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(unused, []);
});

function imports(text) {
  return all(/^import \{([^}]*)\}/gm, text).flatMap((names) => names.split(",").map((name) => name.trim()));
}
