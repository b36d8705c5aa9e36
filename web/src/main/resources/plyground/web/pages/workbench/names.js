// The names a formula may use: completions while one types, and where a mistake is.
import { fillTable, html } from "../shared/elements.js";

const OPPONENT = "opponent.";
const MOST_OFFERED = 8;

/** The beginning of a name before a place in a text: {word, from}, from after "opponent.". */
export function wordBefore(text, at) {
  const [word] = text.slice(0, at).match(/[a-z_][a-z0-9_.]*$/) ?? [""];
  const begun = word.startsWith(OPPONENT) ? word.slice(OPPONENT.length) : word;
  return { word: begun, from: at - begun.length };
}

/** The names that go on from a word, or none where it is a whole name already. */
export function completions(names, word) {
  const fits = names.filter((name) => name.startsWith(word));
  return word === "" || names.includes(word) ? [] : fits.slice(0, MOST_OFFERED);
}

/** Where a mistake is: the text before it, the word at fault, the rest; null if no place is told. */
export function mistakeIn(text, message) {
  const [, place] = message.match(/character (\d+)/) ?? [];
  if (place === undefined) {
    return null;
  }
  const at = Number(place) - 1;
  const [word] = text.slice(at).match(/^([a-z_][a-z0-9_.]*|\d+|.)?/s) ?? [""];
  return { before: text.slice(0, at), word: word || "∎", after: text.slice(at + word.length) };
}

/** Puts a name in place of what was typed of it. */
export function insert(field, name) {
  const { from } = wordBefore(field.value, field.selectionStart);
  field.setRangeText(name, from, field.selectionStart, "end");
  field.focus();
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** All names, what they mean, and how many there are: features are {name, words, shared, own, opponent}. */
export function namesTable(table, features, onChoose) {
  const number = (value) => html("td", { class: "right num" }, value ?? "");
  const rows = features.map(({ name, words, shared, own, opponent }) =>
    html(
      "tr",
      {},
      html(
        "th",
        { scope: "row" },
        html("button", { type: "button", "data-name": name, onclick: () => onChoose(name) }, name),
      ),
      html("td", { class: "small" }, words),
      number(own),
      number(shared ? "" : opponent),
    ),
  );
  const right = { class: "right" };
  fillTable(table, ["Name", "What is counted", ["own", right], ["opponent.", right]], rows);
}
