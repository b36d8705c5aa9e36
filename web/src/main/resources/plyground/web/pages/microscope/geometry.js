import { NONE } from "./events.js";

/** Sizes at zoom 1: a row, a column, a box and its little triangle; and the height of the head above the rows. */
export const ROW = 28;
export const COLUMN = 158;
export const BOX = { width: 112, height: 21, reach: 130 };
export const HEAD = 58;
export const MARGIN = 12;
const LEAST_ACROSS = 0.8;

/** Less than this is drawn as a bar. */
const LEAST_HEIGHT = 3;

/** How wide things are at a zoom: from far away boxes get flat, not short, so that the columns stay readable. */
export function across(zoom) {
  return Math.max(zoom, LEAST_ACROSS);
}

/** Where the nodes of a tree are on a canvas, and which of them can be seen. */
export class Geometry {
  #scene;

  /** @param scene {trace, layout, event, current, path, viewport, height} */
  constructor(scene) {
    this.#scene = scene;
    this.zoom = scene.viewport.zoom;
    this.across = across(this.zoom);
    this.boxWidth = BOX.width * this.across;
  }

  x(node) {
    const { trace, viewport } = this.#scene;
    return MARGIN + trace.nodes.ply[node] * COLUMN * this.across - viewport.x;
  }

  /** Where a row begins. */
  y(row) {
    return HEAD + row * ROW * this.zoom - this.#scene.viewport.y;
  }

  /** Where a box begins and its middle: in the middle of its rows, or as near to it as can be seen. */
  box(node) {
    const { layout, height } = this.#scene;
    const half = (ROW * this.zoom) / 2;
    const top = this.y(layout.top[node]);
    const rows = this.#filledRows(node) * ROW * this.zoom;
    const seen = clamp(top + rows / 2, HEAD + half, height - half);
    return [this.x(node), clamp(seen, top + half, top + rows - half)];
  }

  /** The rows of a node that are filled by now: on the way to the current node only those down to it. */
  #filledRows(node) {
    const { layout, trace, path, current, event } = this.#scene;
    if (!path.has(node) || trace.has("done", node, event)) {
      return layout.height[node];
    }
    const children = trace.childrenOf(current, event);
    const last = children.length && layout.open[current] ? children.at(-1) : current;
    const end = layout.top[last] + (last === current ? 1 : layout.height[last]);
    return Math.max(1, end - layout.top[node]);
  }

  /** What is in sight: nodes to draw as boxes, and [node, top, bottom] of subtrees too small for one. */
  visible() {
    const { layout, trace, event, height } = this.#scene;
    const boxes = [];
    const bars = [];
    let node = layout.first;
    while (node < layout.end && trace.nodes.born[node] <= event) {
      const top = this.y(layout.top[node]);
      const bottom = top + layout.height[node] * ROW * this.zoom;
      const inSight = bottom >= HEAD && top <= height;
      const tiny = bottom - top < LEAST_HEIGHT && node !== layout.first;
      if (inSight) {
        (tiny ? bars : boxes).push(tiny ? [node, top, bottom] : node);
      }
      node = inSight && !tiny && layout.open[node] ? node + 1 : trace.after(node);
    }
    return { boxes, bars };
  }

  /** The box at a point, the little triangle beside it included. */
  nodeAt(px, py, boxes) {
    return boxes.find((node) => {
      const [x, y] = this.box(node);
      const near = Math.abs(py - y) <= Math.max(8, 12 * this.zoom);
      return near && px >= x && px <= x + BOX.reach * this.across;
    });
  }

  /** The parent of a node, if it has one: where a line to it begins. */
  parent(node) {
    const parent = this.#scene.trace.nodes.parent[node];
    return parent === NONE ? null : this.box(parent);
  }
}

export function clamp(value, least, most) {
  return Math.min(Math.max(value, least), most);
}
