import { LEAF, NONE } from "./trace.js";

export const ROW = 28;
export const COLUMN = 158;
export const HEAD = 58;
const WIDTH = 112;
const HEIGHT = 21;
const LEAST_ACROSS = 0.8;

/** How wide things are at a zoom: from far away boxes get flat, not short, so that the columns stay readable. */
export function across(zoom) {
  return Math.max(zoom, LEAST_ACROSS);
}

/** Paints the visible part of a tree; what is too small to see becomes a bar. */
export class Painter {
  #context;
  #colours;

  constructor(canvas) {
    this.#context = canvas.getContext("2d");
    this.canvas = canvas;
  }

  /** Reads the page's colours again, after a change of theme. */
  readColours() {
    const probe = document.createElement("i");
    this.canvas.parentNode.append(probe);
    // A transition, however short, would give the colour before.
    probe.style.transitionProperty = "none";
    const read = (name) => {
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    this.#colours = Object.fromEntries(
      [
        "paper",
        "card",
        "well",
        "ink",
        "muted",
        "line",
        "edge",
        "accent",
        "accent-ink",
        "accent-soft",
        "first",
        "second",
        "bad",
        "warn",
      ].map((name) => [name, read(`--${name}`)]),
    );
    this.#colours.font = getComputedStyle(this.canvas).fontFamily;
    probe.remove();
  }

  clear() {
    this.#context.clearRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** @param scene {trace, layout, words, event, current, selected, line, path, view: {x, y, zoom}, width, height} */
  paint(scene) {
    const c = this.#context;
    const ratio = devicePixelRatio;
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.fillStyle = this.#colours.card;
    c.fillRect(0, 0, scene.width, scene.height);
    this.scene = scene;
    const boxes = this.#visible();
    boxes.forEach((node) => this.#link(node));
    boxes.forEach((node) => this.#box(node));
    this.#head();
    return boxes;
  }

  /** The nodes to draw: subtrees out of sight are skipped whole. */
  #visible() {
    const { layout, trace, event, view, height } = this.scene;
    const row = ROW * view.zoom;
    const found = [];
    let node = layout.first;
    while (node < layout.end) {
      const top = this.#y(layout.top[node]);
      const bottom = top + layout.height[node] * row;
      if (trace.nodes.born[node] > event) {
        break;
      }
      if (bottom < HEAD || top > height) {
        node = trace.after(node);
      } else if (bottom - top < 3 && node !== layout.first) {
        this.#bar(node, top, bottom);
        node = trace.after(node);
      } else {
        found.push(node);
        node = layout.open[node] ? node + 1 : trace.after(node);
      }
    }
    return found;
  }

  #y(row) {
    return HEAD + row * ROW * this.scene.view.zoom - this.scene.view.y;
  }

  #x(node) {
    return 12 + this.scene.trace.nodes.ply[node] * COLUMN * across(this.scene.view.zoom) - this.scene.view.x;
  }

  #bar(node, top, bottom) {
    const c = this.#context;
    c.fillStyle = this.#side(node);
    c.globalAlpha = 0.45;
    c.fillRect(this.#x(node), top, WIDTH * across(this.scene.view.zoom), Math.max(0.5, bottom - top - 0.3));
    c.globalAlpha = 1;
  }

  /** The colour of the player to move at a node. */
  #side(node) {
    return this.scene.trace.nodes.ply[node] % 2 === 0 ? this.#colours.first : this.#colours.second;
  }

  /** The middle of a node's box: in the middle of its rows, or as near to it as can be seen. */
  middle(node) {
    const { layout, view, height } = this.scene;
    const half = (ROW * view.zoom) / 2;
    const top = this.#y(layout.top[node]);
    const rows = layout.height[node] * ROW * view.zoom;
    const seen = Math.min(Math.max(top + rows / 2, HEAD + half), height - half);
    return [this.#x(node), Math.min(Math.max(seen, top + half), top + rows - half)];
  }

  #link(node) {
    const { trace, layout, line, path, view, event } = this.scene;
    if (trace.nodes.parent[node] !== NONE) {
      const [x, y] = this.middle(node);
      const [px, py] = this.middle(trace.nodes.parent[node]);
      const best = line.has(node);
      this.#curve(
        px + WIDTH * across(view.zoom),
        py,
        x,
        y,
        best ? this.#colours.accent : path.has(node) ? this.#colours.ink : this.#colours.edge,
        best ? 3 : path.has(node) ? 2 : 1,
      );
    }
    if (layout.open[node] && layout.stub(node, event)) {
      this.#stub(node);
    }
  }

  #curve(x1, y1, x2, y2, colour, width, dash = []) {
    const c = this.#context;
    const bend = (x2 - x1) / 2;
    c.beginPath();
    c.moveTo(x1, y1);
    c.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
    c.strokeStyle = colour;
    c.lineWidth = width * Math.min(1, Math.max(0.4, this.scene.view.zoom));
    c.setLineDash(dash);
    c.stroke();
    c.setLineDash([]);
  }

  /** The moves that were cut: a broken line that ends in a bar. */
  #stub(node) {
    const { trace, layout, view } = this.scene;
    const y = this.#y(layout.top[node] + layout.height[node] - 0.5);
    if (y < HEAD || y > this.scene.height) {
      return;
    }
    const [px, py] = this.middle(node);
    const x = this.#x(node) + COLUMN * across(view.zoom);
    const end = x + 4 * view.zoom;
    const c = this.#context;
    this.#curve(px + WIDTH * across(view.zoom), py, end, y, this.#colours.bad, 1.5, [5, 4]);
    c.fillStyle = this.#colours.bad;
    c.fillRect(end, y - 8 * view.zoom, 3 * view.zoom, 16 * view.zoom);
    const skipped = trace.events.extra[trace.nodes.cut[node]];
    this.#text(`${skipped} cut`, end + 9 * view.zoom, y, this.#colours.bad, "left", "italic ");
  }

  #box(node) {
    const { trace, layout, selected, current, path, view, event, words } = this.scene;
    const c = this.#context;
    const [x, y] = this.middle(node);
    const [width, height] = [WIDTH * across(view.zoom), Math.max(3, HEIGHT * view.zoom)];
    const far = height < 7;
    const { nodes, events } = trace;
    const ply = nodes.ply[node];
    const leaf = events.kind[nodes.born[node]] === LEAF;
    const now = node === current;
    c.beginPath();
    // The root's player has round boxes, the other square ones.
    c.roundRect(x, y - height / 2, width, height, ply % 2 === 0 ? height / 2 : 3 * view.zoom);
    c.fillStyle = now
      ? this.#colours.accent
      : far
        ? this.#side(node)
        : path.has(node)
          ? this.#colours["accent-soft"]
          : this.#colours.paper;
    c.fill();
    c.strokeStyle = this.#side(node);
    c.lineWidth = (leaf ? 1 : 2) * Math.min(1, view.zoom);
    c.stroke();
    if (node === selected) {
      this.#ring(x, y, width, height);
    }
    const ink = now ? this.#colours["accent-ink"] : this.#colours.ink;
    const value = this.#value(node, ply, event, words);
    this.#text(value.text, x + width - 9 * view.zoom, y, ink, "right", value.done ? "600 " : "italic ");
    const room = width - 24 * view.zoom - c.measureText(value.text).width;
    this.#text(trace.move(node) ?? "root", x + 10 * view.zoom, y, ink, "left", "", Math.max(room, 20));
    if (nodes.hit[node] !== NONE && nodes.hit[node] <= event) {
      this.#badge(x + width + 2 * view.zoom, y, "T", this.#colours.warn);
    } else if (!leaf && !layout.open[node]) {
      this.#text("▸", x + width + 3 * view.zoom, y, this.#colours.muted, "left");
    }
  }

  #ring(x, y, width, height) {
    const c = this.#context;
    c.beginPath();
    c.roundRect(x - 4, y - height / 2 - 4, width + 8, height + 8, 6 + height / 4);
    c.strokeStyle = this.#colours.ink;
    c.lineWidth = 2;
    c.stroke();
  }

  #value(node, ply, event, words) {
    const { nodes, events } = this.scene.trace;
    const done = nodes.done[node];
    if (done !== NONE && done <= event) {
      return { text: words.value(events.value[done], ply), done: true };
    }
    const { best } = this.scene.trace.known(node, event);
    return { text: best === null ? "…" : words.value(best, ply), done: false };
  }

  #badge(x, y, letter, colour) {
    const c = this.#context;
    const size = 15 * this.scene.view.zoom;
    c.fillStyle = colour;
    c.fillRect(x, y - size / 2, size, size);
    this.#text(letter, x + size / 2, y, this.#colours.card, "center", "700 ");
  }

  #text(words, x, y, colour, align, style = "", most = undefined, size = 12.5 * this.scene.view.zoom) {
    if (size < 6.5) {
      return;
    }
    const c = this.#context;
    c.font = `${style}${size}px ${this.#colours.font}`;
    c.fillStyle = colour;
    c.textAlign = align;
    c.textBaseline = "middle";
    c.fillText(words, x, y + 0.5, most);
  }

  /** Over every column: who is to move there, and the window on the way to the current node. */
  #head() {
    const { trace, words, current, event, width, view, path } = this.scene;
    const c = this.#context;
    c.fillStyle = this.#colours.well;
    c.fillRect(0, 0, width, HEAD - 6);
    for (const node of path) {
      const x = this.#x(node);
      const ply = trace.nodes.ply[node];
      const { alpha, beta, best } = trace.known(node, event);
      const room = COLUMN * across(view.zoom) - 12;
      this.#text(`${ply}: ${words.mover(ply)}`, x, 15, this.#colours.muted, "left", "", room, 12);
      if (trace.events.kind[trace.nodes.born[node]] !== LEAF) {
        const window = words.window(alpha, beta, ply);
        const so = best === null ? "" : `  best ${words.value(best, ply)}`;
        this.#text(window + so, x, 36, this.#colours.ink, "left", node === current ? "600 " : "", room, 12);
      }
    }
  }
}
