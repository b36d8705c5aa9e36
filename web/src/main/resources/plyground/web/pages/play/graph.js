import { svg } from "../shared/elements.js";

const WIDTH = 300;
const HEIGHT = 120;
const MARGIN = 4;

/** Values as large as this mean a won game. */
const WON = 900_000;

/** Draws what the lab thinks of each position, in the first player's view. */
export function drawGraph(element, values, ply, sides) {
  const points = pointsOf(values);
  const path = points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const picture = svg(
    "svg",
    {
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": graphText(values, sides),
    },
    svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
  );
  if (points.length > 1) {
    const [from, to] = [points[0][0], points.at(-1)[0]].map((x) => `${x.toFixed(1)} ${HEIGHT / 2}`);
    picture.append(
      svg("path", { class: "area", d: `${path}L${to}L${from}Z` }),
      svg("path", { class: "curve", d: path }),
    );
  }
  const now = across(ply, values.length);
  picture.append(svg("line", { class: "now", x1: now, x2: now, y1: 0, y2: HEIGHT }));
  element.replaceChildren(picture);
}

function across(i, length) {
  return length < 2 ? WIDTH / 2 : (i * WIDTH) / (length - 1);
}

/** Where the values stand; far ones are drawn nearer, won games at the edge. */
export function pointsOf(values) {
  const scale = scaleOf(values);
  const height = (value) => (Math.abs(value) >= WON ? Math.sign(value) : 0.92 * Math.tanh(value / scale));
  return values
    .map((value, i) => [across(i, values.length), value])
    .filter(([, value]) => value !== null)
    .map(([x, value]) => [x, HEIGHT / 2 - height(value) * (HEIGHT / 2 - MARGIN)]);
}

/** Twice what three values of four stay below. */
function scaleOf(values) {
  const sizes = values.filter((value) => value !== null && Math.abs(value) < WON).map(Math.abs);
  sizes.sort((a, b) => a - b);
  return 2 * (sizes[Math.floor(sizes.length * 0.75)] || 1);
}

export function graphText(values, [first, second]) {
  const last = values.findLast((value) => value !== null);
  if (last === undefined) {
    return "No values yet";
  }
  const leader = last > 0 ? first : second;
  return `Evaluation, now ${Math.abs(last) >= WON ? `${leader} winning` : `${last} for ${first}`}`;
}
