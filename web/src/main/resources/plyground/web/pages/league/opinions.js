// What two engines thought of their moves, drawn side by side.
import { svg } from "../shared/elements.js";

const WIDTH = 300;
const HEIGHT = 90;
const MARGIN = 6;

/** The opinions of each side in the first player's view: [[ply, value] ..] for the first and the second. */
export function opinionsOf({ values, sides }) {
  const both = [[], []];
  values.forEach((value, i) => {
    if (value !== null && value !== undefined && sides[i] !== undefined) {
      both[sides[i]].push([i + 1, sides[i] === 0 ? value : -value]);
    }
  });
  return both;
}

/** An engine's last opinion as it said it, up to a ply; null where it said none. */
export function lastOpinion({ values, sides }, side, ply = values.length) {
  for (let i = Math.min(ply, values.length) - 1; i >= 0; i--) {
    if (sides[i] === side && values[i] !== null) {
      return values[i];
    }
  }
  return null;
}

/** A number in few signs. */
export function opinionText(value) {
  if (value === null || value === undefined) {
    return "";
  }
  const size = Math.abs(value);
  const digits = size >= 100 || Number.isInteger(value) ? 0 : size >= 10 ? 1 : 2;
  return `${value > 0 ? "+" : value < 0 ? "−" : ""}${size.toFixed(digits)}`;
}

/** Engines measure in units of their own, so each is drawn on a scale of its own. */
export function pathOf(points, plies) {
  const scale = Math.max(...points.map(([, value]) => Math.abs(value)), 1e-9);
  const x = (ply) => (plies < 1 ? 0 : (ply * WIDTH) / plies);
  const y = (value) => HEIGHT / 2 - (value / scale) * (HEIGHT / 2 - MARGIN);
  return points
    .map(([ply, value], i) => `${i ? "L" : "M"}${x(ply).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("");
}

/** @param game {values, sides, moves} */
export function drawOpinions(element, game, ply, players) {
  const plies = game.moves.length;
  const now = plies < 1 ? 0 : (ply * WIDTH) / plies;
  const words = players.map((name, side) => {
    const last = lastOpinion(game, side, ply);
    return last === null ? `${name} says nothing` : `${name} says ${opinionText(last)}`;
  });
  const picture = svg(
    "svg",
    {
      class: "opinions",
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-label": words.join("; "),
    },
    svg("line", { class: "axis", x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    ...opinionsOf(game).map((points, side) =>
      svg("path", { class: side ? "second" : "first", d: pathOf(points, plies) }),
    ),
    svg("line", { class: "now", x1: now, x2: now, y1: 0, y2: HEIGHT }),
  );
  element.replaceChildren(picture);
}
