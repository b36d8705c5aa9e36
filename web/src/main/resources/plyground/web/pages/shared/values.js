/** How values of positions and moves are written: short, with a true minus sign. */
const SHORT = new Intl.NumberFormat("en", { maximumFractionDigits: 2, signDisplay: "negative" });
const LARGE = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 1 });

export function valueText(value) {
  if (Math.abs(value) === Infinity) {
    return value > 0 ? "∞" : "−∞";
  }
  const format = Math.abs(value) >= 10_000 ? LARGE : SHORT;
  return format.format(value).replaceAll(",", " ").replace("-", "−");
}

/** A value that somebody computes with: however large, all of it. */
export function exactText(value) {
  return Number.isInteger(value) ? String(value).replace("-", "−") : valueText(value);
}

/** A count, with its thousands apart. */
export function countText(count) {
  return count.toLocaleString("en");
}
