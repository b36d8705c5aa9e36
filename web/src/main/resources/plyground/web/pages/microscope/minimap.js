import { BOX, COLUMN, HEAD, MARGIN, ROW } from "./geometry.js";
import { Layout } from "./layout.js";

/** How much of it is seen of what has not happened yet. */
const DIM = 0.35;

/** The whole tree, small, in a corner: what is searched by now, and which part of it the large picture shows. */
export class Minimap {
  #canvas;
  #context;
  #trace = null;
  #layout;
  #picture = null;
  #pictured = null;

  /** @param onPoint hears the row and the ply of a place that was pointed at */
  constructor(canvas, onPoint) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
    const point = (event) => {
      if (event.buttons === 1 && this.#trace) {
        const { clientWidth, clientHeight } = canvas;
        const { rows, columns } = this.#layout;
        onPoint((event.offsetY / clientHeight) * rows, Math.floor((event.offsetX / clientWidth) * columns));
      }
    };
    canvas.addEventListener("pointerdown", point);
    canvas.addEventListener("pointermove", point);
  }

  open(trace) {
    this.#trace = trace;
    this.#layout = new Layout(trace);
    this.#layout.whole = true;
    this.#pictured = null;
  }

  hide() {
    this.#trace = null;
    this.#canvas.hidden = true;
  }

  /** Shows where in the tree an event is; nothing where the large picture shows all of the tree. */
  show({ event, current, layout, viewport, canvas, colours }) {
    const tree = this.#trace.tree(current);
    this.#canvas.hidden = layout.whole && viewport.shows(layout, canvas);
    if (this.#canvas.hidden) {
      return;
    }
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    if (width === 0 || height === 0) {
      return;
    }
    this.#canvas.width = width * devicePixelRatio;
    this.#canvas.height = height * devicePixelRatio;
    this.#compute(tree, colours);
    const c = this.#context;
    c.fillStyle = colours.card;
    c.fillRect(0, 0, this.#canvas.width, this.#canvas.height);
    c.globalAlpha = DIM;
    c.drawImage(this.#picture, 0, 0);
    c.globalAlpha = 1;
    this.#searched(event, current);
    c.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.#way(current, colours, width, height);
    if (layout.whole) {
      this.#frame(layout, viewport, canvas, colours, width, height);
    }
    c.setTransform(1, 0, 0, 1, 0, 0);
  }

  /** Draws the finished tree once for each tree, size and theme. */
  #compute(tree, colours) {
    const { width, height } = this.#canvas;
    const wanted = [tree.first, width, height, colours.first].join();
    if (this.#pictured === wanted) {
      return;
    }
    this.#pictured = wanted;
    this.#layout.compute(tree, tree.first);
    this.#picture = new OffscreenCanvas(width, height);
    const c = this.#picture.getContext("2d");
    for (const [node, top, bottom] of this.#visible(height)) {
      c.fillStyle = this.#trace.nodes.side[node] === 0 ? colours.first : colours.second;
      c.fillRect(
        this.#x(node, width),
        top,
        (0.8 * width) / this.#layout.columns,
        Math.max(0.6, bottom - top - 0.4),
      );
    }
  }

  #x(node, width) {
    return (this.#trace.nodes.ply[node] * width) / this.#layout.columns;
  }

  /** The nodes with their heights; what is flatter than a pixel stands for all below it. */
  *#visible(height) {
    const layout = this.#layout;
    const row = height / layout.rows;
    let node = layout.first;
    while (node < layout.end) {
      const size = layout.height[node] * row;
      yield [node, layout.top[node] * row, layout.top[node] * row + size];
      node = size < 1 ? this.#trace.after(node) : node + 1;
    }
  }

  /** The part that is searched by now: down to the current node, where nodes are visited in their order. */
  #searched(event, current) {
    const { width, height } = this.#canvas;
    const layout = this.#layout;
    const row = height / layout.rows;
    if (this.#trace.monteCarlo) {
      this.#context.drawImage(this.#picture, 0, 0);
      return;
    }
    const done = this.#trace.has("done", current, event);
    const depth = done ? layout.top[current] + layout.height[current] : layout.top[current];
    const end = Math.max(1, depth * row);
    this.#context.drawImage(this.#picture, 0, 0, width, end, 0, 0, width, end);
  }

  /** The way to the current node. */
  #way(current, colours, width, height) {
    const c = this.#context;
    const layout = this.#layout;
    c.fillStyle = colours.accent;
    for (const node of this.#trace.path(current)) {
      const middle = ((layout.top[node] + layout.height[node] / 2) * height) / layout.rows;
      c.fillRect(this.#x(node, width), middle - 1.5, (0.8 * width) / layout.columns, 3);
    }
  }

  /** What the large picture shows. */
  #frame({ rows }, { x, y, zoom, across }, canvas, colours, width, height) {
    const whole = 2 * MARGIN + ((this.#layout.columns - 1) * COLUMN + BOX.reach) * across;
    const [left, right] = [x, x + canvas.width].map((each) => Math.min(1, each / whole) * width);
    const [top, bottom] = [y, y + canvas.height - HEAD].map(
      (each) => Math.min(1, each / (rows * ROW * zoom)) * height,
    );
    this.#context.strokeStyle = colours.ink;
    this.#context.lineWidth = 2;
    this.#context.strokeRect(left + 1, top + 1, Math.max(4, right - left - 2), Math.max(4, bottom - top - 2));
  }
}
