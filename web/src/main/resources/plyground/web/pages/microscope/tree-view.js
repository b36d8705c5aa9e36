import { NONE } from "./events.js";
import { gestures } from "./gestures.js";
import { Layout } from "./layout.js";
import { Painter } from "./painter.js";
import { Viewport } from "./viewport.js";

/** How far one step zooms. */
const ZOOM_STEP = 1.25;

/** The tree on its canvas: pan, zoom, choose nodes by pointer and keyboard, fold and unfold. */
export class TreeView {
  #canvas;
  #painter;
  #layout;
  #trace = null;
  #words;
  #viewport = new Viewport();
  #event = 0;
  #current = 0;
  #selected = 0;
  #painted = null;
  #line = new Set();
  #waiting = false;
  #onSelect;
  #onGo;

  /** @param onSelect hears which node is looked at; onGo of which node the moment it was entered should show */
  constructor(canvas, { onSelect, onGo }) {
    this.#canvas = canvas;
    this.#painter = new Painter(canvas);
    this.#onSelect = onSelect;
    this.#onGo = onGo;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    new MutationObserver(() => this.#recolour()).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#recolour());
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.#key(event));
    gestures(canvas, {
      onPan: (x, y) => this.#pan(-x, -y),
      onZoom: (factor, x, y) => this.#zoom(factor, x, y),
      onTap: (x, y) => this.#tap(x, y),
    });
  }

  /** Shows a trace; whole, or only the way to the current node. */
  open(trace, words, whole) {
    this.#trace = trace;
    this.#words = words;
    this.#layout = new Layout(trace);
    this.#layout.whole = whole;
    this.#viewport = new Viewport();
    this.#recolour();
  }

  /** Shows an empty canvas. */
  clear() {
    this.#trace = null;
    this.#paint();
  }

  set words(words) {
    this.#words = words;
    this.#paint();
  }

  get whole() {
    return this.#layout.whole;
  }

  set whole(whole) {
    this.#layout.whole = whole;
    this.#layout.clear();
    this.#arrange();
    this.#reveal(this.#selected);
  }

  /** Shows the tree as it is at an event; a best line to mark may be given. */
  showEvent(event, line = []) {
    this.#event = event;
    this.#current = this.#trace.nodeAt(event);
    this.#selected = this.#current;
    this.#line = new Set(line);
    this.#arrange();
    this.#reveal(this.#current);
  }

  /** Opens the way to a node and brings it into sight. */
  select(node) {
    for (const each of this.#trace.path(node).slice(0, -1)) {
      if (!this.#layout.open[each]) {
        this.#layout.mark(each, true);
      }
    }
    this.#selected = node;
    this.#arrange();
    this.#reveal(node);
    this.#onSelect(node);
  }

  #toggle(node) {
    if (this.#trace.nodes.children[node] > 0) {
      this.#layout.mark(node, !this.#layout.open[node]);
      this.#arrange();
    }
  }

  fit() {
    this.#viewport.fit(this.#layout.rows, this.#canvas.clientHeight);
    this.#paint();
  }

  zoomIn() {
    this.#zoom(ZOOM_STEP);
  }

  zoomOut() {
    this.#zoom(1 / ZOOM_STEP);
  }

  #zoom(factor, x = this.#canvas.clientWidth / 2, y = this.#canvas.clientHeight / 2) {
    this.#viewport.zoomBy(factor, x, y);
    this.#paint();
  }

  #pan(x, y) {
    this.#viewport.pan(x, y);
    this.#paint();
  }

  #arrange() {
    this.#layout.compute(this.#trace.tree(this.#current), this.#event, this.#current);
    this.#paint();
  }

  #reveal(node) {
    if (this.#layout.visible(node)) {
      const middle = this.#layout.top[node] + this.#layout.height[node] / 2;
      const { clientWidth: width, clientHeight: height } = this.#canvas;
      this.#viewport.reveal(middle, this.#trace.nodes.ply[node], { width, height });
      this.#paint();
    }
  }

  /** Paints once a frame, however much changed. */
  #paint() {
    if (!this.#waiting) {
      this.#waiting = true;
      requestAnimationFrame(() => this.#paintNow());
    }
  }

  #paintNow() {
    this.#waiting = false;
    if (!this.#trace) {
      this.#painter.clear();
      return;
    }
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    this.#viewport.limit(this.#layout.rows, height);
    this.#painted = this.#painter.paint({
      trace: this.#trace,
      layout: this.#layout,
      words: this.#words,
      event: this.#event,
      current: this.#current,
      selected: this.#selected,
      line: this.#line,
      path: new Set(this.#trace.path(this.#current)),
      viewport: this.#viewport,
      width,
      height,
    });
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.#canvas.height = Math.round(clientHeight * devicePixelRatio);
    this.#paint();
  }

  #recolour() {
    this.#painter.readColours();
    this.#paint();
  }

  #wheel(event) {
    if (!this.#trace) {
      return;
    }
    event.preventDefault();
    const { deltaX, deltaY, offsetX, offsetY } = event;
    if (event.ctrlKey || event.metaKey) {
      this.#zoom(Math.exp(-deltaY / 200), offsetX, offsetY);
    } else {
      this.#pan(event.shiftKey ? deltaY : deltaX, event.shiftKey ? 0 : deltaY);
    }
  }

  /** A tap on a box selects it; on its triangle, or a second one, it folds or unfolds too. */
  #tap(x, y) {
    if (!this.#trace || !this.#painted) {
      return;
    }
    const { geometry, boxes } = this.#painted;
    const node = geometry.nodeAt(x, y, boxes);
    if (node === undefined) {
      return;
    }
    if (x > geometry.x(node) + geometry.boxWidth || node === this.#selected) {
      this.#toggle(node);
    }
    this.select(node);
  }

  #key(event) {
    if (!this.#trace || event.altKey || event.metaKey || event.ctrlKey) {
      return;
    }
    const keys = {
      ArrowLeft: () => this.#step(this.#trace.nodes.parent[this.#selected]),
      ArrowRight: () => this.#stepInto(),
      ArrowUp: () => this.#stepBeside(-1),
      ArrowDown: () => this.#stepBeside(1),
      Enter: () => this.#onGo(this.#selected),
      f: () => this.#toggle(this.#selected),
      "+": () => this.zoomIn(),
      "-": () => this.zoomOut(),
      0: () => this.fit(),
    };
    if (keys[event.key]) {
      keys[event.key]();
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #step(node = NONE) {
    if (node !== NONE) {
      this.select(node);
    }
  }

  #stepInto() {
    const [child] = this.#trace.childrenOf(this.#selected, this.#event);
    if (child !== undefined && !this.#layout.open[this.#selected]) {
      this.#toggle(this.#selected);
    }
    this.#step(child);
  }

  #stepBeside(way) {
    const parent = this.#trace.nodes.parent[this.#selected];
    if (parent !== NONE) {
      const siblings = this.#trace.childrenOf(parent, this.#event);
      this.#step(siblings[siblings.indexOf(this.#selected) + way]);
    }
  }
}
