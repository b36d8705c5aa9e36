import { svg } from "../shared/elements.js";

/** A group at a place. */
export function at({ x, y }, attributes, ...children) {
  return svg("g", { transform: `translate(${x} ${y})`, ...attributes }, ...children);
}

export function text(x, y, content, attributes = {}) {
  return svg("text", { x, y, ...attributes }, content);
}

/** The outline of a spot, by so much larger than it. */
export function outline({ shape, x, y, width, height }, attributes, by = 0) {
  const [w, h] = [width + 2 * by, height + 2 * by];
  if (shape === "hexagon") {
    return svg("path", { d: hexagon(x, y, w, h), ...attributes });
  }
  const rx = shape === "circle" || shape === "pit" ? Math.min(w, h) / 2 : 10;
  return svg("rect", { x: x - w / 2, y: y - h / 2, width: w, height: h, rx, ...attributes });
}

/** A hexagon that stands on a point. */
function hexagon(x, y, width, height) {
  const [w, h] = [width / 2, height / 2];
  return `M${x} ${y - h}l${w} ${h / 2}v${h}l${-w} ${h / 2}l${-w} ${-h / 2}v${-h}Z`;
}
