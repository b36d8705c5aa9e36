import { readColours } from "./colours.js";
import { LEAF } from "./events.js";
import { COLUMN, Geometry, HEAD } from "./geometry.js";

/** Boxes flatter than this have no room for words, narrower ones none for two. */
const FLAT = 7;
const NARROW = 78;

/** Letters are squeezed to this share of their width and no further. */
const SQUEEZED = 0.8;

/** So many shortened words are remembered, which a frame asks for again. */
const MOST_SHORTENED = 5000;

/** How much is seen of what has not happened yet. */
const DIM = 0.42;

/** Paints the visible part of a tree; what is too small to see becomes a bar. */
export class Painter {
  #canvas;
  #context;
  #colours;
  #font;
  #scene;
  #geometry;
  #short = new Map();

  constructor(canvas) {
    this.#canvas = canvas;
    this.#context = canvas.getContext("2d");
  }

  /** Reads the page's colours again, after a change of theme. */
  readColours() {
    this.#colours = readColours(this.#canvas.parentNode);
    this.#font = getComputedStyle(this.#canvas).fontFamily;
  }

  get colours() {
    return this.#colours;
  }

  clear() {
    this.#context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
  }

  /**
   * @param scene {trace, layout, words, event, current, selected, line, path, viewport, width, height}
   * @returns the nodes that can be pointed at: {geometry, boxes}
   */
  paint(scene) {
    this.#scene = scene;
    this.#geometry = new Geometry(scene);
    this.#context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
    this.#rectangle(0, 0, scene.width, scene.height, this.#colours.card);
    const { boxes, bars } = this.#geometry.visible();
    bars.forEach((bar) => this.#bar(...bar));
    boxes.forEach((node) => this.#dimmed(!this.#born(node), () => this.#link(node)));
    boxes.forEach((node) => this.#stub(node));
    boxes.forEach((node) => this.#dimmed(!this.#born(node), () => this.#box(node)));
    this.#head();
    return { geometry: this.#geometry, boxes };
  }

  #born(node) {
    return this.#scene.trace.nodes.born[node] <= this.#scene.event;
  }

  /** Paints something that perhaps has not happened yet. */
  #dimmed(dim, paint) {
    this.#context.globalAlpha = dim ? DIM : 1;
    paint();
    this.#context.globalAlpha = 1;
  }

  #rectangle(x, y, width, height, colour) {
    this.#context.fillStyle = colour;
    this.#context.fillRect(x, y, width, height);
  }

  #bar(node, top, bottom) {
    const { boxWidth } = this.#geometry;
    this.#context.globalAlpha = this.#born(node) ? 0.55 : 0.18;
    const height = Math.max(0.5, bottom - top - 0.3);
    this.#rectangle(this.#geometry.x(node), top, boxWidth, height, this.#side(node));
    this.#context.globalAlpha = 1;
  }

  /** The colour of the player to move at a node. */
  #side(node) {
    return this.#scene.trace.nodes.side[node] === 0 ? this.#colours.first : this.#colours.second;
  }

  /** The line from a node's parent. */
  #link(node) {
    const { line, path } = this.#scene;
    const parent = this.#geometry.parent(node);
    if (parent) {
      const { accent, ink, edge } = this.#colours;
      const [colour, width] = line.has(node) ? [accent, 3] : path.has(node) ? [ink, 2] : [edge, 1];
      this.#curve(parent, this.#geometry.box(node), colour, width);
    }
  }

  /** A line from the end of a box. */
  #curve([left, y1], [x2, y2], colour, width, dash = []) {
    const c = this.#context;
    const x1 = left + this.#geometry.boxWidth;
    const bend = (x2 - x1) / 2;
    c.beginPath();
    c.moveTo(x1, y1);
    c.bezierCurveTo(x1 + bend, y1, x2 - bend, y2, x2, y2);
    c.strokeStyle = colour;
    c.lineWidth = width * Math.min(1, Math.max(0.4, this.#geometry.zoom));
    c.setLineDash(dash);
    c.stroke();
    c.setLineDash([]);
  }

  /** The moves that were cut: a broken line that ends in a bar. */
  #stub(node) {
    const { trace, layout, event } = this.#scene;
    if (layout.open[node] && layout.stub(node)) {
      this.#dimmed(trace.skipped(node, event) === 0, () => this.#paintStub(node));
    }
  }

  #paintStub(node) {
    const { trace, layout, height } = this.#scene;
    const { zoom } = this.#geometry;
    const y = this.#geometry.y(layout.top[node] + layout.height[node] - 0.5);
    if (y < HEAD || y > height) {
      return;
    }
    const end = this.#geometry.x(node) + COLUMN * this.#geometry.across + 4 * zoom;
    const { bad } = this.#colours;
    this.#curve(this.#geometry.box(node), [end, y], bad, 1.5, [5, 4]);
    this.#rectangle(end, y - 8 * zoom, 3 * zoom, 16 * zoom, bad);
    this.#text(`${trace.skipped(node, Infinity)} cut`, end + 9 * zoom, y, { colour: bad, style: "italic " });
  }

  #box(node) {
    const { trace, layout, selected, current, event } = this.#scene;
    const { zoom, boxWidth: width } = this.#geometry;
    const [x, y] = this.#geometry.box(node);
    const { boxHeight: height } = this.#geometry;
    const leaf = trace.kindOf(node) === LEAF;
    const c = this.#context;
    this.#shape(node, x, y, width, height);
    c.fillStyle = this.#fill(node, height);
    c.fill();
    c.strokeStyle = this.#side(node);
    c.lineWidth = (leaf ? 1 : 2) * Math.min(1, zoom);
    c.stroke();
    if (node === selected) {
      this.#outline(x - 4, y, width + 8, height + 8, 6 + height / 4);
      c.strokeStyle = this.#colours.ink;
      c.lineWidth = 2;
      c.stroke();
    }
    this.#label(node, x, y, node === current ? this.#colours["accent-ink"] : this.#colours.ink);
    if (trace.has("hit", node, event)) {
      this.#badge(x + width + 2 * zoom, y);
    } else if (!leaf && !layout.open[node]) {
      this.#text("▸", x + width + 3 * zoom, y, { colour: this.#colours.muted });
    }
  }

  /** The root's player has round boxes, the other square ones; where dice are thrown the corners are cut. */
  #shape(node, x, y, width, height) {
    const { chance, side } = this.#scene.trace.nodes;
    if (!chance[node]) {
      this.#outline(x, y, width, height, side[node] === 0 ? height / 2 : 3 * this.#geometry.zoom);
      return;
    }
    const c = this.#context;
    const [bend, half] = [height / 2.5, height / 2];
    c.beginPath();
    c.moveTo(x, y);
    c.lineTo(x + bend, y - half);
    c.lineTo(x + width - bend, y - half);
    c.lineTo(x + width, y);
    c.lineTo(x + width - bend, y + half);
    c.lineTo(x + bend, y + half);
    c.closePath();
  }

  #outline(x, y, width, height, radius) {
    this.#context.beginPath();
    this.#context.roundRect(x, y - height / 2, width, height, radius);
  }

  #fill(node, height) {
    const { current, path } = this.#scene;
    if (node === current) {
      return this.#colours.accent;
    }
    if (height < FLAT) {
      return this.#side(node);
    }
    return path.has(node) ? this.#colours["accent-soft"] : this.#colours.paper;
  }

  /** The move on the left of a box, the value on the right. */
  #label(node, x, y, colour) {
    const { words, event } = this.#scene;
    const { zoom, boxWidth: width } = this.#geometry;
    // What has not happened yet is shown as it will be.
    const { text: number, final } = words.label(node, this.#born(node) ? event : Infinity);
    const style = final ? "600 " : "italic ";
    if (width < NARROW * Math.max(zoom, 0.5)) {
      this.#text(number, x + width / 2, y, { colour, align: "center", style, room: width - 4 });
      return;
    }
    this.#text(number, x + width - 9 * zoom, y, { colour, align: "right", style });
    const room = width - 24 * zoom - this.#context.measureText(number).width;
    this.#text(words.move(node) ?? "root", x + 10 * zoom, y, { colour, room: Math.max(room, 20) });
  }

  /** The mark of a position the table knew. */
  #badge(x, y) {
    const size = 15 * this.#geometry.zoom;
    this.#rectangle(x, y - size / 2, size, size, this.#colours.warn);
    this.#text("T", x + size / 2, y, { colour: this.#colours.card, align: "center", style: "700 " });
  }

  /** Words that are too small to be read are left out. */
  #text(words, x, y, { colour, align = "left", style = "", room, size = this.#geometry.letters }) {
    if (size < 6.5) {
      return;
    }
    const c = this.#context;
    c.font = `${style}${size}px ${this.#font}`;
    c.fillStyle = colour;
    c.textAlign = align;
    c.textBaseline = "middle";
    c.fillText(room === undefined ? words : this.#shortened(words, room), x, y + 0.5, room);
  }

  /** Words squeezed more than this cannot be read: what is in their middle is left out. */
  #shortened(words, room) {
    const c = this.#context;
    const most = room / SQUEEZED;
    const key = `${words} ${Math.round(most)} ${c.font}`;
    let short = this.#short.get(key);
    if (short === undefined) {
      short = words;
      for (let kept = words.length - 1; kept > 1 && c.measureText(short).width > most; kept--) {
        short = `${words.slice(0, Math.ceil(kept / 2))}…${words.slice(words.length - Math.floor(kept / 2))}`;
      }
      if (this.#short.size > MOST_SHORTENED) {
        this.#short.clear();
      }
      this.#short.set(key, short);
    }
    return short;
  }

  /** Over every column: who is to move there, and the window on the way to the current node. */
  #head() {
    const { trace, words, current, event, width, path } = this.#scene;
    const { well, muted, ink } = this.#colours;
    const room = COLUMN * this.#geometry.across - 12;
    this.#rectangle(0, 0, width, HEAD - 6, well);
    for (const node of path) {
      const x = this.#geometry.x(node);
      const ply = trace.nodes.ply[node];
      const style = node === current ? "600 " : "";
      this.#text(`${ply}: ${words.mover(node)}`, x, 15, { colour: muted, room, size: 12 });
      this.#text(words.head(node, event, room < NARROW), x, 36, { colour: ink, style, room, size: 12 });
    }
  }
}
