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
