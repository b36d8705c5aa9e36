import { svg } from "../shared/elements.js";
import { valueText } from "../shared/values.js";
import { WON, chanceOf, percentText, worthText } from "../shared/worth.js";

const HEIGHT = 150;
const LEFT = 44;
const RIGHT = 8;
const TOP = 10;
const BOTTOM = 22;
const LEAST_WIDTH = 240;
const WANTED_TICKS = 6;

/**
 * Draws what the lab thinks of each position, in the first player's view, with numbers on both axes.
 *
 * @param shown {values, ply, sides, measure}
 * @param onChoose hears after how many moves the position is that somebody clicked on
 */
export function drawGraph(element, { values, ply, sides, measure }, onChoose) {
  const width = Math.max(LEAST_WIDTH, element.clientWidth);
  const plot = plotOf(values, width, measure);
  const path = plot.points.map(([x, y], i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
  const picture = svg("svg", {
    viewBox: `0 0 ${width} ${HEIGHT}`,
    role: "img",
    "aria-label": graphText(values, sides, measure),
  });
  for (const [value, words] of plot.ticks) {
    const y = plot.y(value);
    picture.append(
      svg("line", { class: value === 0 ? "axis zero" : "axis", x1: LEFT, x2: width - RIGHT, y1: y, y2: y }),
      svg("text", { class: "tick", x: LEFT - 6, y: y + 4, "text-anchor": "end" }, words),
    );
  }
  for (const move of moveTicks(values.length)) {
    const attributes = { class: "tick", x: plot.x(move), y: HEIGHT - 5, "text-anchor": "middle" };
    picture.append(svg("text", attributes, move));
  }
  if (plot.points.length > 1) {
    const zero = plot.y(0);
    const [from, to] = [plot.points[0][0], plot.points.at(-1)[0]].map((x) => `${x.toFixed(1)} ${zero}`);
    picture.append(
      svg("path", { class: "area", d: `${path}L${to}L${from}Z` }),
      svg("path", { class: "curve", d: path }),
    );
  }
  const now = plot.x(ply);
  picture.append(svg("line", { class: "now", x1: now, x2: now, y1: TOP, y2: HEIGHT - BOTTOM }));
  for (const [x, y, i] of plot.points) {
    picture.append(
      svg(
        "circle",
        { class: i === ply ? "point here" : "point", cx: x, cy: y, r: i === ply ? 4 : 2.5 },
        svg("title", {}, `move ${i}: ${worthText(values[i], measure, sides)}`),
      ),
    );
  }
  listen(element, (event) => {
    const box = picture.getBoundingClientRect();
    const at = (event.clientX - box.left) * (width / box.width);
    onChoose(plot.plyAt(at));
  });
  element.replaceChildren(picture);
}

const listeners = new WeakMap();

/** Has the place listen, not the picture: that may be drawn again while a button is held down. */
function listen(element, onClick) {
  if (!listeners.has(element)) {
    element.addEventListener("click", (event) => listeners.get(element)(event));
  }
  listeners.set(element, onClick);
}

/** The part of the height that is for games that are not decided. */
const OPEN = 0.88;

/** Where values stand: far ones are drawn nearer, or as chances; won games at the edge. */
export function plotOf(values, width, measure) {
  const scale = scaleOf(values);
  const last = Math.max(1, values.length - 1);
  const [across, down] = [width - LEFT - RIGHT, (HEIGHT - TOP - BOTTOM) / 2];
  const x = (i) => LEFT + (i * across) / last;
  const bent = (value) => (measure.scale ? 2 * chanceOf(value, measure) - 1 : Math.tanh(value / scale));
  const height = (value) => (Math.abs(value) >= WON ? Math.sign(value) : OPEN * bent(value));
  const y = (value) => TOP + down - height(value) * down;
  const won = values.some((value) => Math.abs(value) >= WON);
  return {
    x,
    y,
    ticks: [
      ...(won
        ? [
            [WON, "wins"],
            [-WON, "loses"],
          ]
        : []),
      ...(measure.scale ? chanceTicks(measure) : numberTicks(niceStep(scale))),
    ],
    points: values.flatMap((value, i) => (value === null ? [] : [[x(i), y(value), i]])),
    plyAt: (at) => Math.max(0, Math.min(values.length - 1, Math.round(((at - LEFT) * last) / across))),
  };
}

function numberTicks(step) {
  const numbers = [step, -step].map((value) => [value, (value > 0 ? "+" : "−") + valueText(step)]);
  return [...numbers, [0, "0"]];
}

function chanceTicks({ scale }) {
  return [1, -1, 0].map((sign) => {
    const value = sign * scale * Math.log(3);
    return [value, percentText(chanceOf(value, { scale }))];
  });
}

/** A round number near a value: 1, 2 or 5 times a power of ten. */
export function niceStep(value) {
  const power = 10 ** Math.floor(Math.log10(value));
  return [5, 2, 1].map((times) => times * power).find((step) => step <= value) ?? power;
}

/** The numbers of moves under a graph: few, and round. */
export function moveTicks(length) {
  const last = Math.max(0, length - 1);
  const step = Math.max(1, niceStep(Math.max(1, last / (WANTED_TICKS - 1))));
  const all = [];
  for (let move = 0; move <= last; move += step) {
    all.push(move);
  }
  return all;
}

/** Twice what three values of four stay below. */
function scaleOf(values) {
  const sizes = values.filter((value) => value !== null && Math.abs(value) < WON).map(Math.abs);
  sizes.sort((a, b) => a - b);
  return 2 * (sizes[Math.floor(sizes.length * 0.75)] || 1);
}

export function graphText(values, sides, measure) {
  const last = values.findLast((value) => value !== null);
  return last === undefined ? "No values yet" : `Evaluation, now ${worthText(last, measure, sides)}`;
}
