import { Columns } from "./columns.js";
import { BOUNDS, LEAF, NONE, REASONS } from "./events.js";

/**
 * A recorded search: its events in order, and the trees they make. Nodes are numbered as they were visited,
 * so that a node's descendants are the numbers right after its own.
 */
export class Trace {
  header;
  /** What the server said at the end, or null. */
  end = null;
  events = new Columns({
    kind: Uint8Array,
    node: Int32Array,
    other: Int32Array,
    value: Float64Array,
    best: Float64Array,
    alpha: Float64Array,
    beta: Float64Array,
    extra: Int32Array,
    detail: Uint8Array,
  });
  nodes = new Columns({
    parent: Int32Array,
    ply: Uint16Array,
    side: Uint8Array,
    chance: Uint8Array,
    born: Int32Array,
    done: Int32Array,
    back: Int32Array,
    move: Int32Array,
    last: Int32Array,
    cut: Int32Array,
    hit: Int32Array,
    children: Int32Array,
  });
  /** One tree an iteration: its first node, the one after its last, its first event, its depth. */
  trees = [];
  moves = [];
  #names = [];

  /** Takes a move and what players call it; gives the number it has from now on. */
  addMove(move, name) {
    this.#names.push(String(name));
    return this.moves.push(String(move)) - 1;
  }

  /** The move that led to a node, as programs write it; null at a root. */
  move(node) {
    return this.nodes.move[node] === NONE ? null : this.moves[this.nodes.move[node]];
  }

  /** The same as players write it. */
  name(node) {
    return this.nodes.move[node] === NONE ? null : this.#names[this.nodes.move[node]];
  }

  /** The nodes from the root to this one. */
  path(node) {
    const path = [];
    for (let each = node; each !== NONE; each = this.nodes.parent[each]) {
      path.unshift(each);
    }
    return path;
  }

  /** The children of a node that are born by an event. */
  childrenOf(node, until = Infinity) {
    const { parent, born, length } = this.nodes;
    const found = [];
    for (let each = node + 1; each < length && parent[each] === node; each = this.after(each)) {
      if (born[each] <= until) {
        found.push(each);
      }
    }
    return found;
  }

  /** The first node that is no descendant of this one. */
  after(node) {
    let last = node;
    while (this.nodes.last[last] !== NONE) {
      last = this.nodes.last[last];
    }
    return last + 1;
  }

  /** The tree a node belongs to. */
  tree(node) {
    return this.trees[this.treeNumber(node)];
  }

  treeNumber(node) {
    return firstIndex(0, this.trees.length, (i) => this.trees[i].first > node) - 1;
  }

  /** The node an event is about; an iteration is about the root that follows. */
  nodeAt(event) {
    const node = this.events.node[event];
    return node !== NONE ? node : Math.min(this.events.node[event + 1] ?? 0, this.nodes.length - 1);
  }

  /** Whether something of a node has happened by an event: "done", "back", "cut" or "hit". */
  has(what, node, until) {
    const event = this.nodes[what][node];
    return event !== NONE && event <= until;
  }

  /** The kind of event a node began with: it was entered, or it is a leaf. */
  kindOf(node) {
    return this.events.kind[this.nodes.born[node]];
  }

  /** Why an event cut a node. */
  reasonOf(event) {
    return REASONS[this.events.detail[event]];
  }

  /** What the value of a hit means. */
  boundOf(event) {
    return BOUNDS[this.events.detail[event]];
  }

  /**
   * What the value of a node that is done says of the true one: it is exact inside the window the node was
   * entered with. Below it the true value is at most that ("upper"), from beta on at least that ("lower").
   */
  boundOfNode(node) {
    const { events, nodes } = this;
    if (this.kindOf(node) === LEAF || nodes.done[node] === NONE) {
      return "exact";
    }
    const cut = nodes.cut[node];
    if (cut !== NONE && this.reasonOf(cut) === "table") {
      return this.boundOf(nodes.hit[node]);
    }
    const value = events.value[nodes.done[node]];
    const entered = nodes.born[node];
    return value >= events.beta[entered] ? "lower" : value <= events.alpha[entered] ? "upper" : "exact";
  }

  /** The moves from the root that an event is about. */
  movesAt(event) {
    return this.movesTo(this.nodeAt(event));
  }

  /** The moves from the root to a node. */
  movesTo(node) {
    const [, ...path] = this.path(node);
    return path.map((each) => this.move(each));
  }

  /** How many moves were cut at a node by an event. */
  skipped(node, until) {
    return this.has("cut", node, until) ? this.events.extra[this.nodes.cut[node]] : 0;
  }

  /** The best line known at an event, from a node on. */
  principal(node, until) {
    const line = [node];
    for (let best = this.bestChild(node, until); best !== NONE; best = this.bestChild(best, until)) {
      line.push(best);
    }
    return line;
  }

  /** The child that gave a node its best value so far. */
  bestChild(node, until) {
    let best = NONE;
    let most = -Infinity;
    for (const child of this.#returned(node, until)) {
      const value = this.events.value[this.nodes.back[child]];
      if (value > most) {
        most = value;
        best = child;
      }
    }
    return best;
  }

  /** The children whose values have come back by an event. */
  #returned(node, until) {
    return this.childrenOf(node, until).filter((child) => this.has("back", child, until));
  }

  /** What is known of a node at an event: its window, its best value so far, its value. */
  known(node, until) {
    const { events, nodes } = this;
    const returned = this.#returned(node, until);
    const last = returned.length ? nodes.back[returned.at(-1)] : nodes.born[node];
    return {
      alpha: events.alpha[last],
      beta: events.beta[last],
      best: returned.length ? events.best[last] : null,
      value: this.has("done", node, until) ? events.value[nodes.done[node]] : null,
      skipped: this.skipped(node, until),
      tried: returned.length,
    };
  }
}

/** The first index from low on, below high, for which something holds; it holds for all after it. */
export function firstIndex(low, high, holds) {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) {
      to = middle;
    } else {
      from = middle + 1;
    }
  }
  return from;
}
