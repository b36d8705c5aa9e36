import {
  BOUNDS,
  CHILD,
  CUT,
  ENTER,
  HIT,
  ITERATION,
  KINDS,
  LEAF,
  LEAVE,
  NONE,
  PLAYOUT,
  REASONS,
} from "./events.js";
import { Playouts } from "./playouts.js";
import { Trace } from "./trace.js";

/** More than this is not kept: the page would run out of memory. */
export const MOST_EVENTS = 2_000_000;

/** The column of a node that says which event of this kind there was. */
const COLUMN_OF = { [CUT]: "cut", [HIT]: "hit", [LEAVE]: "done" };

/** Makes a trace of its lines. */
export class Recorder {
  trace = new Trace();
  #moveNumbers = new Map();
  #path = [];
  #depth;
  /** The playouts of a Monte Carlo search, which makes a tree of its own kind. */
  #playouts = null;

  /** Adds one line of a trace; throws an Error that says what was expected. */
  add(line) {
    const { trace } = this;
    if (!trace.header) {
      trace.header = header(line);
    } else if (line.error) {
      throw new Error(line.error);
    } else if (line.event === "end") {
      trace.end = line;
    } else if (line.event === "playout" || line.event === "proven") {
      this.#addPlayout(line);
    } else if (trace.events.length < MOST_EVENTS) {
      this.#addEvent(line);
    }
  }

  #addPlayout(line) {
    this.#playouts ??= new Playouts();
    if (this.#playouts.length < MOST_EVENTS) {
      this.#playouts.add(line);
    }
  }

  /** The trace, if it has something to show. */
  finish() {
    if (this.#playouts) {
      return this.#playouts.finish(this.trace);
    }
    if (this.trace.nodes.length === 0) {
      const agent = this.trace.header?.agent ?? "this agent";
      throw new Error(`the trace holds no node: ${agent} chooses without a tree that could be shown`);
    }
    return this.trace;
  }

  #addEvent(line) {
    const kind = KINDS.indexOf(line?.event);
    if (kind === ITERATION) {
      this.#depth = line.depth;
      this.trace.events.add({ kind, node: NONE, extra: line.depth, ...bounds(line.window) });
    } else if (kind === ENTER || kind === LEAF) {
      this.#addNode(kind, line);
    } else if (kind > LEAF && kind < PLAYOUT) {
      this.#addToNode(kind, line);
    } else {
      throw new Error(`expected an event, one of ${KINDS.join(", ")}`);
    }
  }

  #addNode(kind, { ply, move, name, again, chance, window, value = 0 }) {
    const { events, nodes, trees } = this.trace;
    const parent = this.#parentAt(ply);
    const event = events.length;
    const node = nodes.add({
      parent,
      ply,
      // 0 where the root's player is to move, 1 where the other is.
      side: parent === NONE ? 0 : nodes.side[parent] ^ (again ? 0 : 1),
      chance: chance ? 1 : 0,
      born: event,
      done: kind === LEAF ? event : NONE,
      back: NONE,
      move: this.#moveNumber(move, name),
      last: NONE,
      cut: NONE,
      hit: NONE,
    });
    events.add({ kind, node, other: NONE, value, ...bounds(window) });
    if (parent === NONE) {
      trees.push({ first: node, event, depth: this.#depth });
    } else {
      nodes.last[parent] = node;
      nodes.children[parent]++;
    }
    this.#path.length = ply;
    this.#path[ply] = node;
    trees.at(-1).end = node + 1;
  }

  #parentAt(ply) {
    if (ply === 0) {
      return NONE;
    }
    const parent = this.#path[ply - 1];
    if (parent === undefined) {
      throw new Error(`ply ${ply} follows no node at ply ${ply - 1}`);
    }
    return parent;
  }

  #addToNode(kind, { ply, value = 0, best = 0, window, skipped = NONE, depth, reason, bound, weight = 1 }) {
    const { events, nodes } = this.trace;
    const node = this.#path[ply];
    if (node === undefined) {
      throw new Error(`no node was entered at ply ${ply}`);
    }
    const child = kind === CHILD ? nodes.last[node] : NONE;
    const event = events.add({
      kind,
      node,
      other: child,
      value,
      best,
      ...bounds(window),
      extra: kind === HIT ? depth : kind === CHILD ? weight : skipped,
      detail: kind === HIT ? BOUNDS.indexOf(bound) : REASONS.indexOf(reason),
    });
    if (kind === CHILD) {
      nodes.back[child] = event;
    } else {
      nodes[COLUMN_OF[kind]][node] = event;
    }
  }

  #moveNumber(move, name = move) {
    if (move === undefined) {
      return NONE;
    }
    const key = `${move}\n${name}`;
    if (!this.#moveNumbers.has(key)) {
      this.#moveNumbers.set(key, this.trace.addMove(move, name));
    }
    return this.#moveNumbers.get(key);
  }
}

function header(line) {
  if (line?.trace !== 1 || typeof line.game !== "string" || typeof line.position !== "string") {
    throw new Error('expected a first line like {"trace":1,"game":...,"position":...,"agent":...}');
  }
  return line;
}

/** A window's ends; without one it is open. */
function bounds(window) {
  return { alpha: window?.[0] ?? -Infinity, beta: window?.[1] ?? Infinity };
}
