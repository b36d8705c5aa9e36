import { svg, text } from "./svg.js";

/** A value must not reach into the squares beside its own. */
const WIDEST = 94;

/** How values of moves are written on a board: short, with a true minus sign. */
const SHORT = new Intl.NumberFormat("en", { maximumFractionDigits: 2, signDisplay: "negative" });
const LARGE = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export function valueText(value) {
  const format = Math.abs(value) >= 10_000 ? LARGE : SHORT;
  return format.format(value).replaceAll(",", " ").replace("-", "−");
}

/** The best value among the moves behind each step; steps without a value are left out. */
export function bestValues(next, values) {
  const known = new Map((values ?? []).map(({ move, value }) => [move, value]));
  const best = new Map();
  for (const [step, moves] of next) {
    const found = moves.filter((move) => known.has(move)).map((move) => known.get(move));
    if (found.length) {
      best.set(step, Math.max(...found));
    }
  }
  return best;
}

/** A value on a square, a little aside where the view wants it. */
export function pill({ x, y }, [dx, dy] = [0, 0], value, best) {
  const words = valueText(value);
  const width = 20 + 15 * words.length;
  const scale = Math.min(1, WIDEST / width);
  return svg(
    "g",
    { class: best ? "hint best" : "hint", transform: `translate(${x + dx} ${y + dy}) scale(${scale})` },
    svg("rect", { x: -width / 2, y: -19, width, height: 38, rx: 19 }),
    text(0, 0, words),
  );
}
