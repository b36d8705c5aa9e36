import { HOME, SIZE, TREASURES, parseSquare, target } from "./rules/labyrinth.js";
import { at, svg, text } from "./svg.js";
import { picture } from "./treasures.js";

/** What the labyrinth's board is drawn of: tiles, treasures, pawns and arrows, a hundred units a square. */

export const EDGE = 38;
export const NAMES = ["a", "b"];

/** The openings of a tile: its bit, its name, the way there from the middle. */
export const OPENINGS = [
  [8, "up", "V-50"],
  [4, "right", "H50"],
  [2, "down", "V50"],
  [1, "left", "H-50"],
];

/** The shift whose arrow stands at this place of the frame; the tile comes in there. */
export function shiftAt(row, column) {
  const inner = (i) => i === 1 || i === 3 || i === 5;
  if (inner(column) && (row === -1 || row === SIZE)) {
    return `${column + 1}/${row === -1 ? "down" : "up"}`;
  }
  if (inner(row) && (column === -1 || column === SIZE)) {
    return `${row + 1}/${column === -1 ? "right" : "left"}`;
  }
  return null;
}

export function edge(i) {
  return i === -1 ? -EDGE : i === SIZE ? SIZE * 100 + EDGE : i * 100 + 50;
}

export function middle(square) {
  return [(square % SIZE) * 100 + 50, Math.floor(square / SIZE) * 100 + 50];
}

export function position(element) {
  return element
    .getAttribute("transform")
    .match(/-?[\d.]+/g)
    .map(Number);
}

export function arrow(shift, x, y) {
  const turn = { right: 0, down: 90, left: 180, up: 270 }[shift.split("/")[1]];
  return svg("path", {
    class: "arrow",
    "data-shift": shift,
    d: "M-12 -17L15 0L-12 17Z",
    transform: `translate(${x} ${y}) rotate(${turn})`,
  });
}

export function tileAt(tile, square) {
  const fixed = Math.floor(square / SIZE) % 2 === 0 && (square % SIZE) % 2 === 0;
  const ways = OPENINGS.filter(([bit]) => tile & bit)
    .map(([, , d]) => `M0 0${d}`)
    .join("");
  return at(
    ...middle(square),
    { class: fixed ? "tile fixed" : "tile" },
    svg(
      "g",
      {},
      svg("rect", { class: "wall", x: -48.5, y: -48.5, width: 97, height: 97, rx: 9 }),
      svg("path", { class: "kerb", d: ways }),
      svg("circle", { class: "kerb-end", r: 25 }),
      svg("path", { class: "floor", d: ways }),
      svg("circle", { class: "floor-end", r: 20 }),
    ),
  );
}

export function homes() {
  return HOME.map((square, side) =>
    at(...middle(square), { class: `home ${NAMES[side]}` }, outline(side, 17)),
  );
}

export function treasures(players) {
  return [...TREASURES].map(([word, square]) => {
    const side = players.findIndex(({ treasures: wanted }) => wanted.includes(word));
    const found = side >= 0 && players[side].treasures.indexOf(word) < players[side].found;
    const state = side < 0 ? "nobody" : found ? "found" : NAMES[side];
    return at(...middle(square), { class: `lying ${state}` }, picture(word));
  });
}

export function targets(players) {
  return players.map((player, side) =>
    at(...middle(target(player, side)), { class: `target ${NAMES[side]}` }, outline(side, 33)),
  );
}

/** Player a is round, player b a diamond. */
function outline(side, r) {
  const c = r * 0.92;
  return side === 0
    ? svg("circle", { r })
    : svg("rect", { x: -c, y: -c, width: 2 * c, height: 2 * c, rx: 6, transform: "rotate(45)" });
}

export function pawns(players) {
  const shared = players[0].square === players[1].square;
  return players.map(({ square }, side) => {
    const [x, y] = middle(square);
    const aside = shared ? (side ? 17 : -17) : 0;
    return at(x + aside, y, { class: "place" }, pawn(side));
  });
}

export function pawn(side) {
  return svg("g", { class: `pawn ${NAMES[side]}` }, outline(side, side ? 21 : 25), text(0, 1, NAMES[side]));
}

export function lastSquare(walk) {
  const [x, y] = middle(parseSquare(walk));
  return svg("rect", { class: "last", x: x - 46, y: y - 46, width: 92, height: 92, rx: 10 });
}
