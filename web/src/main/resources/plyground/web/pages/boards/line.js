import { svg } from "../shared/elements.js";
import { text } from "./svg.js";

const HEAD = 26;

/** A move of the best line: an arrow over its spots, or a ring on the only one, with its number. */
export function lineMark(way, number, tone) {
  const to = way.at(-1);
  const from = way[0];
  const parts =
    way.length > 1 && (from.x !== to.x || from.y !== to.y)
      ? [arrow(from, to)]
      : [svg("circle", { class: "line-ring", cx: to.x, cy: to.y, r: 0.4 * Math.min(to.width, to.height) })];
  const [x, y] = [to.x - to.width / 2 + 14, to.y - to.height / 2 + 14];
  return svg(
    "g",
    { class: `line-move ${tone}` },
    ...parts,
    svg("circle", { class: "line-number", cx: x, cy: y, r: 13 }),
    text(x, y, number),
  );
}

function arrow(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [x, y] = [to.x - dx * HEAD, to.y - dy * HEAD];
  const side = HEAD / 2;
  return svg("path", {
    class: "line-arrow",
    d: `M${from.x} ${from.y}L${x} ${y}M${to.x} ${to.y}L${x - dy * side} ${y + dx * side}L${x + dy * side} ${y - dx * side}Z`,
  });
}
