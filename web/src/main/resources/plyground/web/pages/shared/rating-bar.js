import { html, svg } from "./elements.js";

/** A cell that shows a rating and its interval on the scale of all. */
export function ratingBar(rating, [low, high], [least, most]) {
  const x = (value) => 4 + (92 * (Math.max(least, Math.min(most, value)) - least)) / (most - least);
  const picture = svg(
    "svg",
    { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
    svg("line", { class: "span", x1: x(low), x2: x(high), y1: 5, y2: 5 }),
    svg("rect", { class: "point", x: x(rating) - 0.7, y: 0, width: 1.4, height: 10 }),
  );
  return html("td", { class: "bar-cell" }, picture);
}
