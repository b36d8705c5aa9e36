import { NONE } from "./events.js";

/** Sizes at zoom 1: a row, a column, a box and its little triangle; and the height of the head above the rows. */
export const ROW = 28;
export const COLUMN = 158;
export const BOX = { width: 112, height: 21, reach: 130 };
export const HEAD = 58;
export const MARGIN = 12;
const LETTERS = 12.5;

/** Less than this is drawn as a bar. */
const LEAST_HEIGHT = 3;

/** Where the nodes of a tree are on a canvas, and which of them can be seen. */
export class Geometry {
  #scene;

  /** @param scene {trace, layout, viewport, height} */
  constructor(scene) {
    this.#scene = scene;
    this.zoom = scene.viewport.zoom;
    this.across = scene.viewport.across;
    this.boxWidth = BOX.width * this.across;
    // Where rows are flat, the boxes fill them, so that the words stay readable longer.
    const row = ROW * this.zoom;
    this.boxHeight = Math.max(3, Math.min(BOX.height * Math.max(1, this.zoom), 0.88 * row));
    this.letters = Math.min(LETTERS * Math.max(1, this.zoom), 0.74 * row);
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
    const rows = layout.height[node] * ROW * this.zoom;
    const seen = clamp(top + rows / 2, HEAD + half, height - half);
    return [this.x(node), clamp(seen, top + half, top + rows - half)];
  }

  /** What is in sight: nodes to draw as boxes, and [node, top, bottom] of subtrees too small for one. */
  visible() {
    const { layout, trace, height } = this.#scene;
    const boxes = [];
    const bars = [];
    let node = layout.first;
    while (node < layout.end) {
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
