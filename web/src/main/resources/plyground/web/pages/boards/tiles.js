// What spots themselves show: passages, or a text.
import { svg } from "../shared/elements.js";
import { at, text } from "./svg.js";

/** The open sides of a tile: their bit, and the way there from the middle. */
const WAYS = [
  [8, "V-50"],
  [4, "H50"],
  [2, "V50"],
  [1, "H-50"],
];

/** A longer name stands below its spot. */
const LONGEST_NAME = 4;

/** A tile with its passages. */
export function drawWays(spot, { ways }, lit) {
  const d = WAYS.filter(([bit]) => ways & bit)
    .map(([, way]) => `M0 0${way}`)
    .join("");
  return at(
    spot,
    { class: lit ? "place tile lit" : "place tile", "data-at": spot.id },
    svg(
      "g",
      { class: "mover" },
      svg("rect", { class: "wall", x: -48.5, y: -48.5, width: 97, height: 97, rx: 9 }),
      svg("path", { class: "kerb", d }),
      svg("circle", { class: "kerb-end", r: 25 }),
      svg("path", { class: "floor", d }),
      svg("circle", { class: "floor-end", r: 20 }),
    ),
  );
}

/** The text of a tile; on a map the name of the place too. */
export function drawText(spot, words, onMap, tone) {
  if (!onMap) {
    return text(spot.x, spot.y, words, { class: "tile-text" });
  }
  const long = spot.words.length > LONGEST_NAME;
  return at(
    spot,
    { class: `town ${tone}` },
    text(0, long ? 0 : -6, words, { class: "worth" }),
    text(0, long ? spot.height / 2 + 13 : 17, spot.words, { class: long ? "name long" : "name" }),
  );
}
