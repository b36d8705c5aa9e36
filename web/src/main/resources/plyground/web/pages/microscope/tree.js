import { gestures } from "./gestures.js";
import { Layout } from "./layout.js";
import { COLUMN, HEAD, Painter, ROW, across } from "./painter.js";
import { NONE } from "./trace.js";

const LEAST_ZOOM = 0.00002;
const MOST_ZOOM = 2.5;

/** The tree on its canvas: pan, zoom, choose nodes by pointer and keyboard, fold and unfold. */
export class TreeView {
  #canvas;
  #painter;
  #layout;
  #trace;
  #words;
  #view = { x: 0, y: 0, zoom: 1 };
  #event = 0;
  #current = 0;
  #selected = 0;
  #boxes = [];
  #line = new Set();
  #waiting = false;
  #onSelect;
  #onGo;

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
      onPan: (x, y) => this.#pan(x, y),
      onZoom: (by, x, y) => this.#trace && this.zoom(by, x, y),
      onTap: (x, y) => this.#tap(x, y),
    });
  }

  show(trace, words, whole) {
    this.#trace = trace;
    this.#words = words;
    this.#layout = new Layout(trace);
    this.#layout.whole = whole;
    this.#view = { x: 0, y: 0, zoom: 1 };
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
  at(event, line = []) {
    this.#event = event;
    this.#current = this.#trace.nodeAt(event);
    this.#selected = this.#current;
    this.#line = new Set(line);
    this.#arrange();
    this.#reveal(this.#current);
  }

  /** Opens the way to a node and brings it into sight. */
  select(node) {
    this.#trace
      .path(node)
      .slice(0, -1)
      .forEach((each) => this.#layout.open[each] || this.#layout.mark(each, true));
    this.#selected = node;
    this.#arrange();
    this.#reveal(node);
    this.#onSelect(node);
  }

  toggle(node) {
    if (this.#trace.nodes.children[node] > 0) {
      this.#layout.mark(node, !this.#layout.open[node]);
      this.#arrange();
    }
  }

  fit() {
    const zoom = (this.#canvas.clientHeight - HEAD) / (ROW * this.#layout.rows);
    this.#view = { x: 0, y: 0, zoom: Math.min(1, Math.max(LEAST_ZOOM, zoom)) };
    this.#paint();
  }

  zoom(by, x = this.#canvas.clientWidth / 2, y = this.#canvas.clientHeight / 2) {
    const old = this.#view.zoom;
    const zoom = Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, old * by));
    this.#view.x = (this.#view.x + x - 12) * (across(zoom) / across(old)) - x + 12;
    this.#view.y = (this.#view.y + y - HEAD) * (zoom / old) - y + HEAD;
    this.#view.zoom = zoom;
    this.#paint();
  }

  #arrange() {
    this.#layout.compute(this.#trace.tree(this.#current), this.#event, this.#current);
    this.#paint();
  }

  /** Pans as little as brings a node into sight. */
  #reveal(node) {
    if (!this.#layout.visible(node)) {
      return;
    }
    const { clientWidth, clientHeight } = this.#canvas;
    const { view, row, column } = {
      view: this.#view,
      row: ROW * this.#view.zoom,
      column: COLUMN * across(this.#view.zoom),
    };
    const middle = (this.#layout.top[node] + this.#layout.height[node] / 2) * row;
    const room = clientHeight - HEAD;
    if (middle - row < view.y || middle + row > view.y + room) {
      view.y = middle - room / 2;
    }
    const x = this.#trace.nodes.ply[node] * column;
    if (x < view.x || x + column > view.x + clientWidth) {
      view.x = x + 1.5 * column - clientWidth;
    }
    this.#paint();
  }

  #paint() {
    if (this.#waiting) {
      return;
    }
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      if (!this.#trace) {
        this.#painter.clear();
      } else {
        this.#clamp();
        this.#boxes = this.#painter.paint({
          trace: this.#trace,
          layout: this.#layout,
          words: this.#words,
          event: this.#event,
          current: this.#current,
          selected: this.#selected,
          line: this.#line,
          path: new Set(this.#trace.path(this.#current)),
          view: this.#view,
          width: this.#canvas.clientWidth,
          height: this.#canvas.clientHeight,
        });
      }
    });
  }

  #clamp() {
    const rows = this.#layout.rows * ROW * this.#view.zoom;
    const room = this.#canvas.clientHeight - HEAD;
    this.#view.y = Math.max(0, Math.min(this.#view.y, rows - room));
    this.#view.x = Math.max(0, this.#view.x);
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
    if (event.ctrlKey || event.metaKey) {
      this.zoom(Math.exp(-event.deltaY / 200), event.offsetX, event.offsetY);
    } else {
      this.#view.x += event.shiftKey ? event.deltaY : event.deltaX;
      this.#view.y += event.shiftKey ? 0 : event.deltaY;
      this.#paint();
    }
  }

  #pan(x, y) {
    this.#view.x -= x;
    this.#view.y -= y;
    this.#paint();
  }

  #tap(px, py) {
    const node = this.#trace ? this.#hit(px, py) : undefined;
    if (node === undefined) {
      return;
    }
    const [x] = this.#painter.middle(node);
    if (px > x + 112 * across(this.#view.zoom) || node === this.#selected) {
      this.toggle(node);
    }
    this.select(node);
  }

  /** The box at a point, the little triangle beside it included. */
  #hit(px, py) {
    const { zoom } = this.#view;
    return this.#boxes.find((node) => {
      const [x, y] = this.#painter.middle(node);
      return px >= x && px <= x + 130 * across(zoom) && Math.abs(py - y) <= Math.max(8, 12 * zoom);
    });
  }

  #key(event) {
    if (!this.#trace || event.altKey || event.metaKey || event.ctrlKey) {
      return;
    }
    const keys = {
      ArrowLeft: () => this.#go(this.#trace.nodes.parent[this.#selected]),
      ArrowRight: () => this.#into(),
      ArrowUp: () => this.#beside(-1),
      ArrowDown: () => this.#beside(1),
      Enter: () => this.#onGo(this.#selected),
      f: () => this.toggle(this.#selected),
      "+": () => this.zoom(1.25),
      "-": () => this.zoom(0.8),
      0: () => this.fit(),
    };
    if (keys[event.key]) {
      keys[event.key]();
      event.preventDefault();
      event.stopPropagation();
    }
  }

  #go(node) {
    if (node !== NONE && node !== undefined) {
      this.select(node);
    }
  }

  #into() {
    const until = this.#event;
    const [child] = this.#trace.childrenOf(this.#selected, until);
    if (child !== undefined && !this.#layout.open[this.#selected]) {
      this.toggle(this.#selected);
    }
    this.#go(child);
  }

  #beside(way) {
    const parent = this.#trace.nodes.parent[this.#selected];
    if (parent !== NONE) {
      const siblings = this.#trace.childrenOf(parent, this.#event);
      this.#go(siblings[siblings.indexOf(this.#selected) + way]);
    }
  }
}
