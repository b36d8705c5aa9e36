import { NONE } from "./events.js";
import { firstIndex } from "./trace.js";

/**
 * Which rows the nodes of a tree take, the root on the left and its descendants to the right: an open node
 * is as high as its children together, a folded one is one row.
 */
export class Layout {
  #trace;
  #marked = new Map();
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
    this.#marked.set(node, open);
  }

  /** Forgets what was opened and folded by hand. */
  clear() {
    this.#marked.clear();
  }

  /** Lays out a tree as it is at an event; a whole tree keeps its shape, however much of it is born. */
  compute(tree, event, current) {
    this.first = tree.first;
    this.end = this.whole ? tree.end : this.#bornUntil(tree, event);
    this.#open(current);
    this.#heights(this.whole ? Infinity : event);
    this.#tops();
  }

  #bornUntil({ first, end }, event) {
    const { born } = this.#trace.nodes;
    return firstIndex(first, end, (node) => born[node] > event);
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
  #heights(event) {
    const { parent } = this.#trace.nodes;
    this.height.fill(0, this.first, this.end);
    for (let node = this.end - 1; node >= this.first; node--) {
      const inside = this.height[node] + (this.stub(node, event) ? 1 : 0);
      this.height[node] = this.open[node] ? Math.max(1, inside) : 1;
      if (parent[node] !== NONE) {
        this.height[parent[node]] += this.height[node];
      }
    }
  }

  /** Whether moves were cut at a node, so that a row shows it. */
  stub(node, event) {
    return this.#trace.skipped(node, event) > 0;
  }

  #tops() {
    const { parent } = this.#trace.nodes;
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
