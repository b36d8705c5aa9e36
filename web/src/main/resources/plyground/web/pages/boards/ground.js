// What a board looks like before anything stands on it.
import { svg } from "../shared/elements.js";
import { outline, text } from "./svg.js";

const RIM = 6;

/** Margin round a map, so that names below cities have room. */
const MAP_RIM = 22;

/** How far a name beside the board reaches from its middle. */
const LABEL = 14;

function rimOf(kind) {
  return kind === "squares" ? RIM : MAP_RIM;
}

/** The part of the drawing that is to be seen, as an SVG wants it. */
export function viewBox(kind, { spots, labels, plate }) {
  const rim = rimOf(kind);
  const beside = (axis, way) => labels.map((label) => label[axis] + way * LABEL);
  const xs = [...beside("x", -1), ...spots.map(({ x, width }) => x - width / 2), plate.x - rim];
  const ys = [...beside("y", -1), ...spots.map(({ y, height }) => y - height / 2), plate.y - rim];
  const right = Math.max(
    ...beside("x", 1),
    plate.x + plate.width + rim,
    ...spots.map(({ x, width }) => x + width / 2),
  );
  const bottom = Math.max(
    ...beside("y", 1),
    plate.y + plate.height + rim,
    ...spots.map(({ y, height }) => y + height / 2),
  );
  const [left, top] = [Math.min(...xs), Math.min(...ys)].map((least) => Math.floor(least) - 1);
  return [left, top, Math.ceil(right) + 1 - left, Math.ceil(bottom) + 1 - top].join(" ");
}

/** The plate, and on it what its kind of board shows: lines, roads, hollows or dots. */
export function drawGround({ kind, links }, layout) {
  const { spots, labels, dividers, plate } = layout;
  const rim = rimOf(kind);
  return [
    svg("rect", {
      class: "plate",
      x: plate.x - rim,
      y: plate.y - rim,
      width: plate.width + 2 * rim,
      height: plate.height + 2 * rim,
      rx: 12,
    }),
    svg("path", { class: "links", d: links.map((link) => linkPath(link, spots)).join("") }),
    ...spots.filter(({ arrow, shape }) => kind !== "graph" && !arrow && shape !== "edge").map(cell),
    svg("path", { class: "dividers", d: dividers.map(([from, to]) => between(from, to)).join("") }),
    ...dots(spots.filter(({ shape }) => shape === "edge")),
    ...labels.map(({ x, y, text: words }) => text(x, y, words, { class: "edge" })),
  ];
}

export function linkPath({ one, other }, spots) {
  const [from, to] = [one, other].map((id) => spots.find((spot) => spot.id === id));
  return between(from, to);
}

function between(from, to) {
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

function cell(spot) {
  return spot.shape === "square"
    ? svg("rect", {
        class: "cell",
        x: spot.x - spot.width / 2,
        y: spot.y - spot.height / 2,
        width: spot.width,
        height: spot.height,
      })
    : outline(spot, { class: "cell" });
}

/** The ends of all edges. */
function dots(edges) {
  const ends = edges.flatMap(({ x, y, width, height }) => {
    const [dx, dy] = width > height ? [width / 2, 0] : [0, height / 2];
    return [`${x - dx} ${y - dy}`, `${x + dx} ${y + dy}`];
  });
  return [...new Set(ends)].map((end) => {
    const [cx, cy] = end.split(" ");
    return svg("circle", { class: "corner", cx, cy, r: 9 });
  });
}
