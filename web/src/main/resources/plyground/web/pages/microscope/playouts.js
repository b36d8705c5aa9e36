import { Columns } from "./columns.js";
import { ENTER, LEAF, NONE, PLAYOUT } from "./events.js";
import { Trace, firstIndex } from "./trace.js";

/** Collects the playouts of a Monte Carlo search and makes their tree. */
export class Playouts {
  #root = { children: new Map(), ply: 0, side: 0, chance: 0, born: 0, visits: [] };
  #walks = [];

  get length() {
    return this.#walks.length;
  }

  /** Adds a line of a trace: a playout, or that the last one settled a node. */
  add(line) {
    if (line.event === "proven") {
      this.#settle(line);
      return;
    }
    const { ply, moves, names = moves, again = [], chance = [], result } = line;
    if (!Array.isArray(moves) || !(ply >= 0 && ply <= moves.length) || typeof result !== "number") {
      throw new Error('expected a playout like {"event":"playout","ply":1,"moves":["a1"],"result":1}');
    }
    const event = this.#walks.length;
    let node = this.#root;
    const path = [node];
    for (let i = 0; i < ply; i++) {
      node.chance = chance.includes(i) ? 1 : 0;
      node = child(node, moves[i], names[i], again.includes(i + 1), event);
      path.push(node);
    }
    node.chance = chance.includes(ply) ? 1 : 0;
    path.forEach((each) => each.visits.push(event));
    this.#walks.push({ path, moves: moves.map(String), result });
  }

  #settle({ ply, result }) {
    const node = this.#walks.at(-1)?.path[ply];
    if (!node) {
      throw new Error(`no playout was at ply ${ply}`);
    }
    node.settled = { event: this.#walks.length - 1, result };
  }

  /** The trace, with the nodes numbered so that a subtree is a range. */
  finish({ header, end }) {
    const trace = new PlayoutTrace(header, end);
    this.#number(trace);
    for (const { path, moves, result } of this.#walks) {
      trace.addWalk(path.at(-1).number, moves, result);
    }
    trace.trees.push({ first: 0, end: trace.nodes.length, event: 0 });
    return trace;
  }

  #number(trace) {
    const waiting = [[this.#root, NONE]];
    while (waiting.length) {
      const [node, parent] = waiting.pop();
      node.number = trace.addNode(node, parent);
      waiting.push(...[...node.children.values()].toReversed().map((each) => [each, node.number]));
    }
  }
}

function child(parent, move, name, again, event) {
  let found = parent.children.get(move);
  if (!found) {
    const side = again ? parent.side : 1 - parent.side;
    found = {
      children: new Map(),
      move,
      name,
      ply: parent.ply + 1,
      side,
      chance: 0,
      born: event,
      visits: [],
    };
    parent.children.set(move, found);
  }
  return found;
}

/** The tree of a Monte Carlo search; an event is a playout. */
class PlayoutTrace extends Trace {
  monteCarlo = true;
  /** The moves of each playout, the random ones too. */
  #walks = [];
  #visits = [];
  #settled = [];
  /** For each node the sums of the results of its first playouts, in the root's player's view. */
  #sums = [];

  constructor(header, end) {
    super();
    this.header = header;
    this.end = end;
    this.events = new Columns({ kind: Uint8Array, node: Int32Array, value: Float64Array });
  }

  addNode({ move, name, ply, side, chance, born, visits, settled = null, children }, parent) {
    const { nodes } = this;
    const node = nodes.add({
      parent,
      ply,
      side,
      chance,
      born,
      done: NONE,
      back: NONE,
      move: move === undefined ? NONE : this.addMove(move, name),
      last: NONE,
      cut: NONE,
      hit: NONE,
      children: children.size,
    });
    if (parent !== NONE) {
      nodes.last[parent] = node;
    }
    this.#visits.push(visits);
    this.#settled.push(settled);
    this.#sums.push(new Float64Array(visits.length + 1));
    return node;
  }

  addWalk(node, moves, result) {
    const event = this.events.add({ kind: PLAYOUT, node, value: result });
    this.#walks.push(moves);
    for (const each of this.path(node)) {
      const before = this.visits(each, event - 1);
      this.#sums[each][before + 1] = this.#sums[each][before] + result;
    }
  }

  /** How many playouts went through a node by an event. */
  visits(node, until) {
    const events = this.#visits[node];
    return firstIndex(0, events.length, (i) => events[i] > until);
  }

  /** The mean result of a node's playouts in the root's player's view; null before the first. */
  mean(node, until) {
    const visits = this.visits(node, until);
    return visits === 0 ? null : this.#sums[node][visits] / visits;
  }

  /** The proven result of a node in the root's player's view; null if there is none by then. */
  proven(node, until) {
    const settled = this.#settled[node];
    return settled && settled.event <= until ? settled.result : null;
  }

  /** How many nodes are settled by an event. */
  settledBy(until) {
    return this.#settled.filter((each) => each && each.event <= until).length;
  }

  /** How many nodes there are by an event. */
  sizeAt(until) {
    const { born, length } = this.nodes;
    return born.subarray(0, length).filter((each) => each <= until).length;
  }

  kindOf(node) {
    return this.nodes.children[node] > 0 ? ENTER : LEAF;
  }

  /** All the moves of a playout, those in the tree first. */
  movesAt(event) {
    return this.#walks[event];
  }

  bestChild(node, until) {
    const ranked = this.childrenOf(node, until).map((each) => [this.#worth(each, until), each]);
    return ranked.reduce((best, each) => (each[0] > best[0] ? each : best), [-Infinity, NONE])[1];
  }

  /** A proven win before all, then the most visited; a proven loss last. */
  #worth(node, until) {
    const proven = this.proven(node, until);
    const mine = this.nodes.side[this.nodes.parent[node]] === 0 ? 1 : -1;
    return proven === null || proven === 0 ? this.visits(node, until) : proven * mine * Infinity;
  }
}
