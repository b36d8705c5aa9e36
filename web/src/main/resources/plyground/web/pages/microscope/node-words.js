import { valueText } from "../shared/values.js";
import { LEAF } from "./events.js";

/** At least, at most, in a box. */
const SIGNS = ["≥ ", "≤ "];

/** What the nodes of a search are called and worth, in whose view. */
export class NodeWords {
  trace;
  players;
  fixed;

  /**
   * @param players what the players are called, the root's player first
   * @param fixed whether values are the root player's everywhere, instead of the player's to move
   */
  constructor(trace, players, fixed) {
    this.trace = trace;
    this.players = players;
    this.fixed = fixed;
  }

  /** Who is to move at a node. */
  mover(node) {
    return this.trace.nodes.chance[node] ? "the dice" : this.player(node);
  }

  /** In whose view the values of a node are. */
  player(node) {
    return this.players[this.trace.nodes.side[node]];
  }

  /** What the move to a node is called; null at a root. */
  move(node) {
    return this.trace.name(node);
  }

  /** What the box of a node says at an event, and whether that is its last word. */
  label(node, event) {
    const { value, best } = this.trace.known(node, event);
    if (value !== null) {
      return { text: this.bounded(value, node, this.trace.boundOfNode(node), SIGNS), final: true };
    }
    return { text: best === null ? "…" : this.value(best, node), final: false };
  }

  /** What stands over the column of a node on the way to the current one. */
  head(node, event, brief) {
    if (this.trace.kindOf(node) === LEAF) {
      return "";
    }
    const { alpha, beta, best } = this.trace.known(node, event);
    const soFar = best === null ? "" : `best ${this.value(best, node)}`;
    return brief ? soFar : `${this.window(alpha, beta, node)}  ${soFar}`;
  }

  /** A value that may be a bound, with the words or signs for that. */
  bounded(value, node, bound, words) {
    const lower = (bound === "lower") !== this.turned(node);
    return `${bound === "exact" ? "" : words[lower ? 0 : 1]}${this.value(value, node)}`;
  }

  /** Who made the move to a node. */
  before(node) {
    return this.mover(this.trace.nodes.parent[node]);
  }

  opponent(node) {
    return this.players[1 - this.trace.nodes.side[node]];
  }

  /** Whether whoever moved to a node moves again there. */
  movesAgain(node) {
    const { side, parent } = this.trace.nodes;
    return side[parent[node]] === side[node];
  }

  /** A value of a node as the reader wants to see it. */
  value(value, node) {
    return valueText(this.turned(node) ? -value : value);
  }

  /** A window of a node, likewise. */
  window(alpha, beta, node) {
    const [from, to] = this.turned(node) ? [-beta, -alpha] : [alpha, beta];
    return `[${valueText(from)}, ${valueText(to)}]`;
  }

  turned(node) {
    return this.fixed && this.trace.nodes.side[node] === 1;
  }
}
