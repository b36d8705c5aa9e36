import { html, svg } from "./svg.js";

/** One player's part of the line under a board: a mark, words, and whether it is their turn. */
export function player(mark, words, toMove) {
  return html(
    "span",
    { class: toMove ? "board-player to-move" : "board-player" },
    svg("svg", { viewBox: "-50 -50 100 100", "aria-hidden": "true" }, mark),
    html("span", {}, words),
    ...(toMove ? [html("span", { class: "board-hidden" }, ", to move")] : []),
  );
}

export function note(words) {
  return html("span", { class: "board-note" }, words);
}

export function plural(number, one, many = `${one}s`) {
  return `${number} ${number === 1 ? one : many}`;
}
