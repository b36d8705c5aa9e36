// A rating and its interval over time, version after version.
import { html, svg } from "../shared/elements.js";

const WIDTH = 720;
const HEIGHT = 220;
const LEFT = 44;
const BOTTOM = 24;
const TOP = 8;
/** Wider intervals say nothing, and would make everything else flat. */
const WIDEST = 1200;

/** Notes by their versions, in the order they first came. */
export function byVersion(history) {
  const versions = new Map();
  for (const note of history) {
    versions.set(note.version, [...(versions.get(note.version) ?? []), note]);
  }
  return [...versions];
}

/** Round numbers between two, about five of them. */
export function ticks(least, most) {
  const rough = (most - least) / 5 || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough);
  const first = Math.ceil(least / step);
  const last = Math.floor(most / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => (first + i) * step + 0);
}

function bounded({ rating, interval: [low, high], ...rest }) {
  return { ...rest, rating, low: Math.max(low, rating - WIDEST), high: Math.min(high, rating + WIDEST) };
}

/** Draws a history: [{version, at, games, rating, interval}]. */
export function drawPlot(element, history) {
  if (history.length === 0) {
    element.replaceChildren(
      html("p", { class: "muted" }, "There is nothing to show before the first games."),
    );
    return;
  }
  const notes = history.map((note) => ({ ...bounded(note), time: Date.parse(note.at) }));
  const times = notes.map(({ time }) => time);
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const [least, most] = [
    Math.min(...notes.map(({ low }) => low)),
    Math.max(...notes.map(({ high }) => high)),
  ];
  const x = (time) => LEFT + (to > from ? ((time - from) / (to - from)) * (WIDTH - LEFT - 12) : 8);
  const y = (value) => TOP + ((most - value) / (most - least || 1)) * (HEIGHT - TOP - BOTTOM);
  const last = notes.at(-1);
  element.replaceChildren(
    svg(
      "svg",
      {
        viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
        role: "img",
        "aria-label": `Version ${last.version} is rated ${Math.round(last.rating)}, between ${Math.round(last.low)} and ${Math.round(last.high)}, after ${last.games} games`,
      },
      ...ticks(least, most).flatMap((value) => [
        svg("line", {
          class: value === 0 ? "zero" : "axis",
          x1: LEFT,
          x2: WIDTH,
          y1: y(value),
          y2: y(value),
        }),
        svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, value),
      ]),
      ...byVersion(notes).flatMap(([version, some], i) => versionMarks(version, some, i % 2 === 1, x, y)),
      svg("text", { x: LEFT, y: HEIGHT - 6 }, new Date(from).toLocaleString()),
      svg("text", { x: WIDTH - 4, y: HEIGHT - 6, "text-anchor": "end" }, new Date(to).toLocaleString()),
    ),
  );
}

function versionMarks(version, notes, even, x, y) {
  const kind = even ? " even" : "";
  const line = (value) => notes.map((note) => `${x(note.time).toFixed(1)} ${y(value(note)).toFixed(1)}`);
  const upper = line(({ high }) => high);
  const lower = line(({ low }) => low).toReversed();
  const end = notes.at(-1);
  return [
    notes.length > 1 && svg("path", { class: `band${kind}`, d: `M${[...upper, ...lower].join("L")}Z` }),
    svg("path", { class: `curve${kind}`, d: `M${line(({ rating }) => rating).join("L")}` }),
    svg("circle", { class: `dot${kind}`, cx: x(end.time), cy: y(end.rating), r: 3.5 }),
    svg("text", { x: x(notes[0].time) + 4, y: y(notes[0].high) + 12 }, `version ${version}`),
  ];
}
