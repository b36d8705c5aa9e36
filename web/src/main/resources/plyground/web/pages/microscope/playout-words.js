import { countText } from "../shared/values.js";
import { NONE } from "./events.js";

const RESULT = new Intl.NumberFormat("en", { maximumFractionDigits: 2, signDisplay: "negative" });

function resultText(value) {
  return RESULT.format(value).replace("-", "−");
}

/** Says in plain words what a playout of a Monte Carlo search did. */
export class PlayoutWords {
  #trace;
  #players;
  #fixed;

  /** The same as for other searches. */
  constructor(trace, players, fixed) {
    this.#trace = trace;
    this.#players = players;
    this.#fixed = fixed;
  }

  mover(node) {
    const { chance, side } = this.#trace.nodes;
    return chance[node] ? "the dice" : this.#players[side[node]];
  }

  move(node) {
    return this.#trace.name(node);
  }

  /** A value in the root's player's view as the reader wants to see it at a node: as whoever moved there does. */
  #value(value, node) {
    const { side, parent } = this.#trace.nodes;
    const above = parent[node];
    const turned = !this.#fixed && above !== NONE && side[above] === 1;
    return resultText(turned ? 0 - value : value);
  }

  #worth(node, event) {
    const proven = this.#trace.proven(node, event);
    return proven === null
      ? this.#value(this.#trace.mean(node, event), node)
      : `proven ${this.#value(proven, node)}`;
  }

  label(node, event) {
    const visits = this.#trace.visits(node, event);
    if (visits === 0) {
      return { text: "…", final: false };
    }
    const proven = this.#trace.proven(node, event);
    const value = this.#value(proven ?? this.#trace.mean(node, event), node);
    return { text: `${countText(visits)}× ${value}${proven === null ? "" : "!"}`, final: proven !== null };
  }

  head(node, event, brief) {
    const visits = this.#trace.visits(node, event);
    return brief || visits === 0
      ? `${countText(visits)}×`
      : `${countText(visits)}×  ${this.#worth(node, event)}`;
  }

  say(event) {
    const { events } = this.#trace;
    const node = this.#trace.nodeAt(event);
    const path = this.#trace.path(node);
    const moves = this.#trace.movesAt(event);
    const random = moves.length - (path.length - 1);
    const result = events.value[event];
    const walk =
      path.length === 1
        ? "the tree is only its root"
        : `down the tree by ${path
            .slice(1)
            .map((each) => this.move(each))
            .join(", ")}, each time the move with the highest bound of confidence`;
    const parts = [
      `Playout ${countText(event + 1)}: ${walk}.`,
      `${this.#end(node, event, random)} ${this.#outcome(result)}.`,
    ];
    const settled = path.findLast((each) => this.#settledNow(each, event));
    if (settled !== undefined) {
      parts.push(`With that ${settled === 0 ? "the root" : this.move(settled)} is proven.`);
    }
    return parts.join(" ");
  }

  #end(node, event, random) {
    if (random > 0) {
      return `From there ${random} random ${random === 1 ? "move" : "moves"}:`;
    }
    return this.#trace.proven(node, event) === null
      ? "There the value is a guess:"
      : "There the result is known:";
  }

  #outcome(result) {
    if (result === 0) {
      return "a draw";
    }
    const winner = this.#players[result > 0 ? 0 : 1];
    return Math.abs(result) === 1 ? `${winner} wins` : `${resultText(Math.abs(result))} for ${winner}`;
  }

  #settledNow(node, event) {
    return this.#trace.proven(node, event) !== null && this.#trace.proven(node, event - 1) === null;
  }

  describe(node, event) {
    const parts = [
      `Node ${countText(node)}, ply ${this.#trace.nodes.ply[node]}, ${this.mover(node)} to move`,
    ];
    const visits = this.#trace.visits(node, event);
    parts.push(`${countText(visits)} ${visits === 1 ? "playout" : "playouts"} came through it`);
    if (visits > 0) {
      const parent = this.#trace.nodes.parent[node];
      const to =
        this.#fixed || parent === NONE ? this.#players[0] : this.#players[this.#trace.nodes.side[parent]];
      parts.push(`worth ${this.#worth(node, event)} to ${to}`);
    }
    return `${parts.join(", ")}.`;
  }
}
