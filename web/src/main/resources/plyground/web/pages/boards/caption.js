import { html, svg } from "../shared/elements.js";

/**
 * The line under a board: how the sides stand and whose turn it is.
 *
 * @param toMove 0 or 1; -1 when the game is over
 * @param sign draws what stands for a side
 * @param item draws something to collect, if there is a picture of it
 */
export function caption({ standings, note }, { sides, toMove, sign, item }) {
  const players = standings.map((standing, side) =>
    html(
      "span",
      { class: `board-player tone-${sides[side].tone}${side === toMove ? " to-move" : ""}` },
      svg("svg", { viewBox: "-42 -42 84 84", "aria-hidden": "true" }, sign(side)),
      ...words(standing, sides[side].name, side === toMove, item),
    ),
  );
  return [...players, note && html("span", { class: "board-note" }, note)].filter(Boolean);
}

function hidden(words) {
  return html("span", { class: "board-hidden" }, words);
}

function words({ brief, items }, name, toMove, item) {
  const turn = toMove ? ", to move" : "";
  if (items.length === 0) {
    return [html("span", {}, brief), turn && hidden(turn)];
  }
  const done = items.filter(({ state }) => state === "done").length;
  return [
    hidden(`${name}${turn}: `),
    html("span", { class: "board-items" }, ...items.map((each) => itemIcon(each, item))),
    html("span", {}, brief),
    hidden(`, ${done} of ${items.length} found`),
  ];
}

function itemIcon({ word, state }, item) {
  const picture = item?.(word);
  return html(
    "span",
    { class: `board-item ${state}`, title: word, "aria-hidden": "true" },
    picture ? svg("svg", { viewBox: "-24 -24 48 48" }, picture) : word,
  );
}
