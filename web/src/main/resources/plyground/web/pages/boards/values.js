import { svg } from "../shared/elements.js";
import { badgeText, behindText, lossGrade, measureOf, moveWorth } from "../shared/worth.js";
import { movesOf } from "./gestures.js";
import { text } from "./svg.js";

/** A value must not reach into the squares beside its own. */
const WIDEST = 94;

/** Beside a piece there is room for a small one only. */
const BESIDE = 0.56;

/**
 * The best among the moves behind each step at a spot, as {value, badge, words, grade}; steps without a value are left
 * out.
 *
 * @param about {unit, scale, exact} of all values
 */
export function bestValues(steps, values, { unit = "points", scale = null, exact = false } = {}) {
  const measure = measureOf({ unit, scale });
  const known = new Map((values ?? []).map((each) => [each.move, each]));
  const all = [...known.values()].map(({ value }) => value);
  const [best, worst] = [Math.max(...all), Math.min(...all)];
  const found = new Map();
  for (const step of steps.filter(({ at }) => at !== undefined)) {
    const moves = movesOf(step).filter((move) => known.has(move));
    if (moves.length > 0) {
      const top = moves.map((move) => known.get(move)).reduce((a, b) => (b.value > a.value ? b : a));
      const told = { ...top, exact };
      found.set(step.at, {
        value: top.value,
        badge: badgeText(told, measure),
        words: [moveWorth(told, measure), behindText(top.value, best, measure)].filter(Boolean).join(", "),
        grade: lossGrade(top.value, best, worst, measure),
      });
    }
  }
  return found;
}

/**
 * A value on a spot; in a corner of it where something stands in the middle.
 *
 * @param box what it must not leave
 */
export function pill({ x, y, width, height }, { badge, grade }, full, box) {
  const wide = 20 + 15 * badge.length;
  const most = full ? Math.max(40, 0.6 * width) : WIDEST;
  const scale = Math.min(full ? BESIDE : 1, most / wide);
  const [halfWidth, halfHeight] = [(wide * scale) / 2, 19 * scale];
  const wanted = full ? { x: x + width / 2 - halfWidth, y: y + height / 2 - halfHeight } : { x, y };
  const inside = (value, least, most_) => Math.max(least, Math.min(most_, value));
  const left = inside(wanted.x, box.x + halfWidth, box.x + box.width - halfWidth);
  const top = inside(wanted.y, box.y + halfHeight, box.y + box.height - halfHeight);
  return svg(
    "g",
    {
      class: `hint grade-${grade}${grade === 0 ? " best" : ""}`,
      transform: `translate(${left} ${top}) scale(${scale})`,
    },
    svg("rect", { x: -wide / 2, y: -19, width: wide, height: 38, rx: 19 }),
    text(0, 0, badge),
  );
}
