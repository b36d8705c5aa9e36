import { NONE } from "./events.js";

/**
 * Which rows the nodes of a tree take, the root on the left and its descendants to the right: an open node
 * is as high as its children together, a folded one is one row. It is the finished tree that is laid out, so
 * that nothing moves while the search is played through.
 */
export class Layout {
  #trace;
  #marked = new Map();
  /** The tree that is laid out whole, as long as nobody opens or folds something. */
  #wholeTree = null;
  /** Whether everything is open that nobody folded; if not, only the way to the current node is. */
  whole = false;

  constructor(trace) {
    this.#trace = trace;
    const size = trace.nodes.length;
    this.top = new Int32Array(size);
    this.height = new Int32Array(size);
    this.open = new Uint8Array(size);
    this.hidden = new Uint8Array(size);
    this.next = new Int32Array(size);
  }

  /** Opens or folds a node for good. */
  mark(node, open) {
    this.#wholeTree = null;
    this.#marked.set(node, open);
  }

  /** Forgets what was opened and folded by hand. */
  clear() {
    this.#wholeTree = null;
    this.#marked.clear();
  }

  /** Lays out a tree; unless it is whole, the way to the current node is open. */
  compute(tree, current) {
    // Of a whole tree nothing changes while it is played through, and there may be a million nodes.
    if (this.whole && this.#wholeTree === tree) {
      return;
    }
    this.#wholeTree = this.whole ? tree : null;
    this.first = tree.first;
    this.end = tree.end;
    this.#open(current);
    this.#heights();
    this.#tops();
  }

  #open(current) {
    this.open.fill(this.whole ? 1 : 0, this.first, this.end);
    for (const node of this.#trace.path(current)) {
      this.open[node] = 1;
    }
    for (const [node, open] of this.#marked) {
      this.open[node] = open ? 1 : 0;
    }
  }

  /** Heights from the last node back: every child comes before its parent. */
  #heights() {
    const { parent } = this.#trace.nodes;
    this.height.fill(0, this.first, this.end);
    for (let node = this.end - 1; node >= this.first; node--) {
      const inside = this.height[node] + (this.stub(node) ? 1 : 0);
      this.height[node] = this.open[node] ? Math.max(1, inside) : 1;
      if (parent[node] !== NONE) {
        this.height[parent[node]] += this.height[node];
      }
    }
  }

  /** Whether moves are cut at a node, so that a row shows it. */
  stub(node) {
    return this.#trace.skipped(node, Infinity) > 0;
  }

  #tops() {
    const { parent, ply } = this.#trace.nodes;
    this.columns = 1;
    for (let node = this.first; node < this.end; node++) {
      const above = parent[node];
      if (above === NONE) {
        this.top[node] = 0;
        this.hidden[node] = 0;
      } else {
        this.hidden[node] = this.hidden[above] || !this.open[above] ? 1 : 0;
        this.top[node] = this.next[above];
        this.next[above] += this.height[node];
      }
      this.next[node] = this.top[node];
      if (!this.hidden[node]) {
        const stubs = this.open[node] && this.stub(node) ? 1 : 0;
        this.columns = Math.max(this.columns, ply[node] + 1 + stubs);
      }
    }
  }

  /** Rows in all. */
  get rows() {
    return this.height[this.first];
  }

  visible(node) {
    return node >= this.first && node < this.end && !this.hidden[node];
  }
}
