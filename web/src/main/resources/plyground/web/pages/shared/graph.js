// What the lab thinks of each position, in the first player's view; far values are drawn nearer.
import { svg } from "./dom.js";

const WIDTH = 300;
const HEIGHT = 120;
const WON = 900000;

function squeezed(value, scale) {
  if (Math.abs(value) >= WON) {
    return Math.sign(value);
  }
  return 0.92 * Math.tanh(value / scale);
}

export function drawGraph(element, values, view, sides) {
  const known = values
    .filter((value) => value !== null && Math.abs(value) < WON)
    .map(Math.abs)
    .sort((a, b) => a - b);
  const scale = 2 * (known[Math.floor(known.length * 0.75)] || 1);
  const x = (i) => (values.length < 2 ? WIDTH / 2 : (i * WIDTH) / (values.length - 1));
  const y = (value) => HEIGHT / 2 - squeezed(value, scale) * (HEIGHT / 2 - 4);
  const points = values.map((value, i) => (value === null ? null : [x(i), y(value)])).filter(Boolean);
  const path = points.map(([px, py], i) => `${i ? "L" : "M"}${px.toFixed(1)} ${py.toFixed(1)}`).join("");
  const last = values.findLast((value) => value !== null);
  const label =
    last === undefined
      ? "No values yet"
      : `Evaluation, now ${Math.abs(last) >= WON ? `${last > 0 ? sides[0] : sides[1]} winning` : `${last} for ${sides[0]}`}`;
  const picture = svg("svg", {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": label,
  });
  picture.append(svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }));
  if (points.length > 1) {
    picture.append(
      svg("path", {
        class: "area",
        d: `${path}L${points.at(-1)[0].toFixed(1)} ${HEIGHT / 2}L${points[0][0].toFixed(1)} ${HEIGHT / 2}Z`,
      }),
    );
    picture.append(svg("path", { class: "curve", d: path }));
  }
  picture.append(svg("line", { class: "now", x1: x(view), x2: x(view), y1: 0, y2: HEIGHT }));
  element.replaceChildren(picture);
}
