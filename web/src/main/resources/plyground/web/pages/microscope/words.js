import { parse } from "../shared/spec.js";
import { countText, valueText } from "../shared/values.js";
import { CHILD, CUT, ENTER, HIT, ITERATION, LEAF, LEAVE, NONE } from "./events.js";
import { NodeWords } from "./node-words.js";

/** The depth the table gives a value that needs no searching. */
const ENDLESS = 255;

/** At least, at most, in a sentence. */
const AT_LEAST = ["at least ", "at most "];
const TURNED = { exact: "exact", lower: "upper", upper: "lower" };

/** Says in plain words what an event of a search means. */
export class Words extends NodeWords {
  /** The sentence for an event. */
  say(event) {
    const { events } = this.trace;
    const node = this.trace.nodeAt(event);
    const who = this.mover(node);
    switch (events.kind[event]) {
      case ITERATION:
        return this.#iteration(event);
      case ENTER:
        return this.#enter(event, node, who);
      case LEAF:
        return this.#leaf(event, node);
      case CHILD:
        return this.#child(event, node, who);
      case CUT:
        return this.#cut(event, node, who);
      case HIT:
        return this.#hit(event, node);
      case LEAVE:
        return this.#leave(event, node, who);
      default:
        return "";
    }
  }

  #iteration(event) {
    const { events } = this.trace;
    const depth = events.extra[event];
    const open = events.alpha[event] === -Infinity && events.beta[event] === Infinity;
    const window = open
      ? "an open window"
      : `the window ${this.window(events.alpha[event], events.beta[event], this.trace.nodeAt(event))}`;
    if (this.#depthBefore(event) === depth) {
      return `The value fell outside the window: ${depth} deep again, with ${window}.`;
    }
    const guess = open ? "" : ", a guess from the last value";
    return `Iterative deepening: the search starts over, ${depth} deep, with ${window}${guess}.`;
  }

  /** The depth of the iteration before this one; undefined if it is the first. */
  #depthBefore(event) {
    return this.trace.trees.findLast((tree) => tree.event < event)?.depth;
  }

  #enter(event, node, who) {
    const { events, nodes } = this.trace;
    if (nodes.chance[node]) {
      const comes =
        nodes.parent[node] === NONE ? "The root" : `${this.before(node)} tries ${this.move(node)}`;
      return `${comes}; now the dice decide: the node is worth the mean of what may happen, by its odds.`;
    }
    if (nodes.parent[node] === NONE) {
      return `The root: ${who} is to move and looks for its best move.`;
    }
    if (nodes.chance[nodes.parent[node]]) {
      return `The dice may say ${this.move(node)}; then ${who} looks for its best move.`;
    }
    const matters = this.#matters(events.alpha[event], events.beta[event], node);
    const tries = `${this.before(node)} tries ${this.move(node)}`;
    return this.#again(node, event)
      ? `${tries} again: with an empty window it seemed better than what is known, so it gets a full one. ${matters}`
      : `${tries}; now ${who} ${this.movesAgain(node) ? "moves again and looks for its best move" : "looks for its best reply"}. ${matters}`;
  }

  /** Whether a node is entered a second time, by the same move as the one before it. */
  #again(node, event) {
    const { nodes } = this.trace;
    const before = this.trace.childrenOf(nodes.parent[node], event).at(-2);
    return before !== undefined && nodes.move[before] === nodes.move[node];
  }

  /** Which values of a node still matter. */
  #matters(alpha, beta, node) {
    const window = this.window(alpha, beta, node);
    if (alpha === -Infinity && beta === Infinity) {
      return "The window is open: every value matters.";
    }
    if (beta - alpha === 1) {
      return `The window ${window} is empty: this only asks whether the move is worse than what is known.`;
    }
    return `Only values inside the window ${window} matter.`;
  }

  #leaf(event, node) {
    const value = this.#worth(this.trace.events.value[event], node);
    const move = this.trace.move(node);
    const tree = this.trace.tree(node);
    const deepest = tree.depth ?? parse(this.trace.header.agent ?? "").parameters.depth;
    const why =
      this.trace.nodes.ply[node] < Number(deepest) ? "the game is over" : "the search looks no further";
    if (move === null) {
      return `${why}: ${value}.`;
    }
    const thrown = this.trace.nodes.chance[this.trace.nodes.parent[node]];
    return thrown
      ? `The dice may say ${this.move(node)}, and ${why}: ${value}.`
      : `${this.before(node)} tries ${this.move(node)}, and ${why}: ${value}.`;
  }

  #worth(value, node) {
    return this.fixed
      ? `the position is worth ${this.value(value, node)} to ${this.players[0]}`
      : `the position is worth ${valueText(value)} to ${this.player(node)}, who is to move`;
  }

  #child(event, node, who) {
    const { events } = this.trace;
    const [value, best] = [events.value[event], events.best[event]];
    const child = events.other[event];
    const before = this.#knownBefore(event);
    const whose = this.movesAgain(child) ? "who moves again there" : "the opponent's value turned round";
    const bound = this.#boundAbove(child);
    const worth = this.bounded(value, node, bound, AT_LEAST);
    if (this.trace.nodes.chance[node]) {
      const weight = events.extra[event];
      const cases = `${weight} ${weight === 1 ? "case" : "cases"}`;
      return `${this.move(child)} comes back: worth ${worth} to ${this.player(node)}, counted as ${cases}. The mean so far is ${this.value(best, node)}.`;
    }
    const comes = `${this.move(child)} comes back: worth ${worth}${this.fixed ? "" : ` to ${who}, ${whose}`}.`;
    if (before.best === null || best > before.best) {
      const rise =
        events.alpha[event] > before.alpha ? `, and alpha rises to ${valueText(events.alpha[event])}` : "";
      return `${comes} ${before.best === null ? "The first value is the best so far" : "That is the best so far"}${this.fixed ? "" : rise}.`;
    }
    const stays = `${this.value(best, node)}, which stays the best.`;
    if (value === best) {
      return bound === "upper"
        ? `${comes} No better than ${stays}`
        : `${comes} As good as ${this.value(best, node)}: the move found first stays the best.`;
    }
    return `${comes} Worse than ${stays}`;
  }

  /** What the value of a child that came back means to its parent. */
  #boundAbove(child) {
    const bound = this.trace.boundOfNode(child);
    return this.movesAgain(child) ? bound : TURNED[bound];
  }

  #knownBefore(event) {
    return this.trace.known(this.trace.nodeAt(event), event - 1);
  }

  #cut(event, node, who) {
    const { events } = this.trace;
    if (this.trace.reasonOf(event) === "table") {
      return "What the table knows settles this node: nothing below it is searched again.";
    }
    const skipped = events.extra[event];
    const moves =
      skipped === 0 ? "though no move was left to cut" : `${skipped} ${skipped === 1 ? "move" : "moves"} cut`;
    const [best, beta] = [events.best[event], events.beta[event]];
    if (best === beta) {
      const end = this.turned(node) ? "alpha" : "beta";
      return `The value ${this.value(best, node)} equals ${end}: ${this.opponent(node)} has as good a result elsewhere already and gains nothing by coming here. The rest of this node cannot matter, ${moves}.`;
    }
    const compare = this.turned(node)
      ? `Alpha ${valueText(-beta)} ≥ value ${valueText(-best)}`
      : `Beta ${valueText(beta)} ≤ value ${valueText(best)}`;
    return `${compare}: ${who} can get so much here that ${this.opponent(node)} will never allow it. The rest of this node cannot matter, ${moves}.`;
  }

  #hit(event, node) {
    const { events } = this.trace;
    const depth =
      events.extra[event] === ENDLESS ? "to the end of every line" : `${events.extra[event]} deep`;
    const bound = this.trace.boundOf(event);
    const turned = this.turned(node);
    const how = bound === "exact" ? "exactly" : (bound === "lower") !== turned ? "at least" : "at most";
    return `The table knows this position from another line: worth ${how} ${this.value(events.value[event], node)}, searched ${depth}.`;
  }

  #leave(event, node, who) {
    const bound = this.trace.boundOfNode(node);
    const value = this.bounded(this.trace.events.value[event], node, bound, AT_LEAST);
    if (this.trace.nodes.chance[node]) {
      const back = this.trace.nodes.parent[node] === NONE ? "" : ` Back to ${this.before(node)}.`;
      return `All throws are looked at: the mean is ${value} to ${this.player(node)}.${back}`;
    }
    const cut = this.trace.nodes.cut[node];
    if (this.trace.nodes.parent[node] === NONE) {
      const best = this.trace.bestChild(node, event);
      return `The search is done: the root is worth ${value} to ${who}${best < 0 ? "" : `, by ${this.move(best)}`}.`;
    }
    const how = cut >= 0 ? "This node is settled" : "All moves are tried";
    return `${how}: worth ${value}${this.fixed ? "" : ` to ${who}`}. Back to ${this.before(node)}.`;
  }

  /** A node as it stands at an event. */
  describe(node, event) {
    const { nodes } = this.trace;
    const ply = nodes.ply[node];
    const { alpha, beta, best, value, skipped, tried } = this.trace.known(node, event);
    const parts = [`Node ${countText(node)}, ply ${ply}, ${this.mover(node)} to move`];
    if (this.trace.nodes.born[node] > event) {
      return `${parts[0]}, not reached yet.`;
    }
    if (this.trace.kindOf(node) !== LEAF) {
      parts.push(
        `window ${this.window(alpha, beta, node)}`,
        `${tried} ${tried === 1 ? "move" : "moves"} tried`,
      );
    }
    if (skipped > 0) {
      parts.push(`${skipped} cut`);
    }
    if (this.trace.has("hit", node, event)) {
      parts.push("known from the table");
    }
    if (value !== null) {
      parts.push(`value ${this.bounded(value, node, this.trace.boundOfNode(node), AT_LEAST)}`);
    } else if (best !== null) {
      parts.push(`best so far ${this.value(best, node)}`);
    }
    return `${parts.join(", ")}.`;
  }
}
