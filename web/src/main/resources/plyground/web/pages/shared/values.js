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

/** A count, with its thousands apart. */
export function countText(count) {
  return count.toLocaleString("en");
}
