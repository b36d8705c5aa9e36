import { Columns } from "../microscope/columns.js";
import { NONE } from "../microscope/events.js";

/**
 * The trees of several searches of one position as one: a node is a way of moves from the root, whichever search
 * went it. A parent's number is below its children's.
 */
export class Ground {
  nodes = new Columns({
    parent: Int32Array,
    move: Int32Array,
    ply: Uint16Array,
    side: Uint8Array,
    first: Int32Array,
    last: Int32Array,
    next: Int32Array,
  });
  moves = [];
  #numbers = new Map();

  constructor() {
    this.#addNode(NONE, NONE, 0);
  }

  /** Adds a search's tree; tells which node of the ground each of its nodes is. */
  add({ nodes, moves }) {
    const numbers = moves.map((move) => this.#moveNumber(move));
    const where = new Int32Array(nodes.length);
    for (let node = 0; node < nodes.length; node++) {
      const parent = nodes.parent[node];
      if (parent !== NONE) {
        where[node] = this.#child(where[parent], numbers[nodes.move[node]], nodes.side[node]);
      }
    }
    return where;
  }

  #moveNumber(move) {
    if (!this.#numbers.has(move)) {
      this.#numbers.set(move, this.moves.push(move) - 1);
    }
    return this.#numbers.get(move);
  }

  #child(parent, move, side) {
    const { nodes } = this;
    for (let each = nodes.first[parent]; each !== NONE; each = nodes.next[each]) {
      if (nodes.move[each] === move) {
        return each;
      }
    }
    const node = this.#addNode(parent, move, side);
    if (nodes.first[parent] === NONE) {
      nodes.first[parent] = node;
    } else {
      nodes.next[nodes.last[parent]] = node;
    }
    nodes.last[parent] = node;
    return node;
  }

  #addNode(parent, move, side) {
    const ply = parent === NONE ? 0 : this.nodes.ply[parent] + 1;
    return this.nodes.add({ parent, move, ply, side, first: NONE, last: NONE, next: NONE });
  }

  /** Which rows every node takes: a leaf one, any other those of its children. */
  rows() {
    const { parent, ply, length } = this.nodes;
    const height = new Int32Array(length);
    const top = new Int32Array(length);
    let plies = 1;
    for (let node = length - 1; node >= 0; node--) {
      height[node] = Math.max(1, height[node]);
      plies = Math.max(plies, ply[node] + 1);
      if (node > 0) {
        height[parent[node]] += height[node];
      }
    }
    const next = new Int32Array(length);
    for (let node = 1; node < length; node++) {
      top[node] = next[parent[node]];
      next[parent[node]] += height[node];
      next[node] = top[node];
    }
    return { top, height, plies, all: height[0] };
  }
}
