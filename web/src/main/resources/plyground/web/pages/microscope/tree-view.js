import { gestures } from "./gestures.js";
import { Layout } from "./layout.js";
import { Minimap } from "./minimap.js";
import { Painter } from "./painter.js";
import { treeKey } from "./tree-keys.js";
import { Viewport } from "./viewport.js";

/** How far one step zooms. */
const ZOOM_STEP = 1.25;

/** Rows get no flatter than this where only the way to the current node is open: they are to be read. */
const READABLE = 0.7;

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
  /** Whether the tree is to fit, until somebody zooms or pans. */
  #fitted = true;
  #minimap;
  #onSelect;
  #onGo;
  #onWhole;

  /** @param onSelect hears which node is looked at; onGo which one to enter; onWhole that all is open now */
  constructor(canvas, map, { onSelect, onGo, onWhole }) {
    this.#canvas = canvas;
    this.#minimap = new Minimap(map, (row, ply) => this.#lookAt(row, ply));
    this.#painter = new Painter(canvas);
    this.#onSelect = onSelect;
    this.#onGo = onGo;
    this.#onWhole = onWhole;
    new ResizeObserver(() => this.#resize()).observe(canvas);
    new MutationObserver(() => this.#recolour()).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", () => this.#recolour());
    canvas.addEventListener("wheel", (event) => this.#wheel(event), { passive: false });
    canvas.addEventListener("keydown", (event) => this.#trace && treeKey(event, this.#walker()));
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
    this.#fitted = true;
    this.#minimap.open(trace);
    this.#recolour();
  }

  /** Shows an empty canvas. */
  clear() {
    this.#trace = null;
    this.#minimap.hide();
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
    this.#fitted = true;
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

  /** What the keys need to know of the tree and may do with it. */
  #walker() {
    return {
      trace: this.#trace,
      node: this.#selected,
      open: this.#layout.open[this.#selected] === 1,
      select: (node) => this.select(node),
      toggle: () => this.#toggle(this.#selected),
      enter: () => this.#onGo(this.#selected),
      zoomIn: () => this.zoomIn(),
      zoomOut: () => this.zoomOut(),
      fit: () => this.fit(),
    };
  }

  #toggle(node) {
    if (this.#trace.nodes.children[node] > 0) {
      this.#layout.mark(node, !this.#layout.open[node]);
      this.#arrange();
    }
  }

  /** Shows all of the tree. */
  fit() {
    this.#fitted = true;
    this.#viewport.fit(this.#layout, this.#size());
    this.#paint();
  }

  #size() {
    return { width: this.#canvas.clientWidth, height: this.#canvas.clientHeight };
  }

  /** Fits what is laid out, as long as nobody has zoomed or panned. */
  #refit() {
    if (this.#fitted) {
      const { x, y } = this.#viewport;
      this.#viewport.fit(this.#layout, this.#size(), this.#layout.whole ? 0 : READABLE);
      this.#viewport.pan(x, y);
    }
  }

  /** A place of the whole tree that was pointed at. */
  #lookAt(row, ply) {
    if (!this.#layout.whole) {
      this.whole = true;
      this.#onWhole();
    }
    const { width, height } = this.#size();
    const { zoom } = this.#viewport;
    this.#fitted = false;
    if (zoom < READABLE) {
      this.#viewport.zoomBy(READABLE / zoom, 0, 0, this.#layout, this.#size());
    }
    this.#viewport.reveal(row, ply, { width, height });
    this.#viewport.limit(this.#layout, this.#size());
    this.#paint();
  }

  zoomIn() {
    this.#zoom(ZOOM_STEP);
  }

  zoomOut() {
    this.#zoom(1 / ZOOM_STEP);
  }

  #zoom(factor, x = this.#canvas.clientWidth / 2, y = this.#canvas.clientHeight / 2) {
    if (this.#trace) {
      this.#fitted = false;
      this.#viewport.zoomBy(factor, x, y, this.#layout, this.#size());
      this.#paint();
    }
  }

  #pan(x, y) {
    if (this.#trace) {
      this.#fitted = false;
      this.#viewport.pan(x, y);
      this.#viewport.limit(this.#layout, this.#size());
      this.#paint();
    }
  }

  #arrange() {
    this.#layout.compute(this.#trace.tree(this.#current), this.#current);
    this.#refit();
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
    const { width, height } = this.#size();
    this.#viewport.limit(this.#layout, { width, height });
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
    this.#minimap.show({
      event: this.#event,
      current: this.#current,
      layout: this.#layout,
      viewport: this.#viewport,
      canvas: { width, height },
      colours: this.#painter.colours,
    });
  }

  #resize() {
    const { clientWidth, clientHeight } = this.#canvas;
    this.#canvas.width = Math.round(clientWidth * devicePixelRatio);
    this.#canvas.height = Math.round(clientHeight * devicePixelRatio);
    if (this.#trace) {
      this.#refit();
      this.#reveal(this.#selected);
    }
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
}
