import { Columns } from "./columns.js";

/** The kinds of events, as docs/trace.md names them. */
export const KINDS = ["iteration", "enter", "leaf", "child", "cut", "hit", "leave"];
export const [ITERATION, ENTER, LEAF, CHILD, CUT, HIT, LEAVE] = KINDS.keys();
export const NONE = -1;

const REASONS = ["beta", "table"];
const BOUNDS = ["exact", "lower", "upper"];

/** More than this is not kept: the page would run out of memory. */
export const MOST_EVENTS = 2_000_000;

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
  #moveNumbers = new Map();
  #line = [];
  #iteration = null;

  /** Takes one line of a trace; throws an Error that says what was expected. */
  add(line) {
    if (!this.header) {
      this.#begin(line);
    } else if (line.error) {
      throw new Error(line.error);
    } else if (line.event === "end") {
      this.end = line;
    } else if (this.events.length < MOST_EVENTS) {
      this.#event(line);
    }
  }

  #begin(line) {
    if (line?.trace !== 1 || typeof line.game !== "string" || typeof line.position !== "string") {
      throw new Error('expected a first line like {"trace":1,"game":...,"position":...,"agent":...}');
    }
    this.header = line;
  }

  #event(line) {
    const kind = KINDS.indexOf(line?.event);
    if (kind === ITERATION) {
      this.#iteration = { depth: line.depth, window: line.window };
      this.events.add({
        kind,
        node: NONE,
        extra: line.depth,
        alpha: low(line.window),
        beta: high(line.window),
      });
    } else if (kind === ENTER || kind === LEAF) {
      this.#node(kind, line);
    } else if (kind > LEAF) {
      this.#about(kind, line);
    } else {
      throw new Error(`expected an event, one of ${KINDS.join(", ")}`);
    }
  }

  #node(kind, { ply, move, window, value }) {
    if (
      !Number.isInteger(ply) ||
      ply < 0 ||
      ply > this.#line.length ||
      (ply > 0 && this.#line[ply - 1] === undefined)
    ) {
      throw new Error(`ply ${ply} follows no node at ply ${ply - 1}`);
    }
    const parent = ply === 0 ? NONE : this.#line[ply - 1];
    const event = this.events.length;
    const node = this.nodes.add({
      parent,
      ply,
      born: event,
      done: kind === LEAF ? event : NONE,
      back: NONE,
      move: this.#moveNumber(move),
      last: NONE,
      cut: NONE,
      hit: NONE,
    });
    this.events.add({ kind, node, other: NONE, value: value ?? 0, alpha: low(window), beta: high(window) });
    if (parent === NONE) {
      this.trees.push({ first: node, event, depth: this.#iteration?.depth, window: this.#iteration?.window });
    } else {
      this.nodes.last[parent] = node;
      this.nodes.children[parent]++;
    }
    this.#line.length = ply;
    this.#line[ply] = node;
    this.trees.at(-1).end = node + 1;
  }

  #about(kind, { ply, value, best, window, skipped, depth, reason, bound }) {
    const node = this.#line[ply];
    if (node === undefined) {
      throw new Error(`no node was entered at ply ${ply}`);
    }
    const event = this.events.add({
      kind,
      node,
      other: kind === CHILD ? this.nodes.last[node] : NONE,
      value: value ?? 0,
      best: best ?? 0,
      alpha: low(window),
      beta: high(window),
      extra: kind === HIT ? depth : (skipped ?? NONE),
      detail: kind === HIT ? BOUNDS.indexOf(bound) : REASONS.indexOf(reason),
    });
    if (kind === CHILD) {
      this.nodes.back[this.nodes.last[node]] = event;
    } else {
      this.nodes[{ [CUT]: "cut", [HIT]: "hit", [LEAVE]: "done" }[kind]][node] = event;
    }
  }

  #moveNumber(move) {
    if (move === undefined) {
      return NONE;
    }
    if (!this.#moveNumbers.has(move)) {
      this.#moveNumbers.set(move, this.moves.push(String(move)) - 1);
    }
    return this.#moveNumbers.get(move);
  }

  /** The move that led to a node; null at a root. */
  move(node) {
    return this.nodes.move[node] === NONE ? null : this.moves[this.nodes.move[node]];
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
    for (
      let each = node + 1;
      each < length && parent[each] === node && born[each] <= until;
      each = this.after(each)
    ) {
      found.push(each);
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
    let low = 0;
    let high = this.trees.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.trees[middle].first <= node) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The node an event is about; an iteration is about the root that follows. */
  nodeAt(event) {
    const node = this.events.node[event];
    return node !== NONE ? node : Math.min(this.events.node[event + 1] ?? 0, this.nodes.length - 1);
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
    for (const child of this.childrenOf(node, until)) {
      const back = this.nodes.back[child];
      if (back !== NONE && back <= until && this.events.value[back] > most) {
        most = this.events.value[back];
        best = child;
      }
    }
    return best;
  }

  /** What is known of a node at an event: its window, its best value so far, its value. */
  known(node, until) {
    const { events, nodes } = this;
    const born = nodes.born[node];
    const known = {
      alpha: events.alpha[born],
      beta: events.beta[born],
      best: null,
      value: null,
      skipped: 0,
      tried: 0,
    };
    for (const child of this.childrenOf(node, until)) {
      const back = nodes.back[child];
      if (back !== NONE && back <= until) {
        Object.assign(known, {
          alpha: events.alpha[back],
          beta: events.beta[back],
          best: events.best[back],
          tried: known.tried + 1,
        });
      }
    }
    if (nodes.cut[node] !== NONE && nodes.cut[node] <= until) {
      known.skipped = events.extra[nodes.cut[node]];
    }
    if (nodes.done[node] !== NONE && nodes.done[node] <= until) {
      known.value = events.value[nodes.done[node]];
    }
    return known;
  }
}

export function reasonOf(events, event) {
  return REASONS[events.detail[event]];
}

export function boundOf(events, event) {
  return BOUNDS[events.detail[event]];
}

function low(window) {
  return window?.[0] ?? -Infinity;
}

function high(window) {
  return window?.[1] ?? Infinity;
}
