import { svg } from "../shared/elements.js";
import { valueText } from "../shared/values.js";
import { movesOf } from "./gestures.js";
import { text } from "./svg.js";

/** A value must not reach into the squares beside its own. */
const WIDEST = 94;

/** The best value among the moves behind each step at a spot; steps without a value are left out. */
export function bestValues(steps, values) {
  const known = new Map((values ?? []).map(({ move, value }) => [move, value]));
  const best = new Map();
  for (const step of steps.filter(({ at }) => at !== undefined)) {
    const found = movesOf(step).filter((move) => known.has(move));
    if (found.length > 0) {
      best.set(step.at, Math.max(...found.map((move) => known.get(move))));
    }
  }
  return best;
}

/** A value on a spot, or so far below its middle. */
export function pill({ x, y }, below, value, best) {
  const words = valueText(value);
  const width = 20 + 15 * words.length;
  const scale = Math.min(1, WIDEST / width);
  return svg(
    "g",
    { class: best ? "hint best" : "hint", transform: `translate(${x} ${y + below}) scale(${scale})` },
    svg("rect", { x: -width / 2, y: -19, width, height: 38, rx: 19 }),
    text(0, 0, words),
  );
}
