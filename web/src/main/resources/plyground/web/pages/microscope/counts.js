import { countText } from "../shared/values.js";
import { CUT, ENTER, HIT, LEAF } from "./events.js";

const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** What is counted: its name, and how many of it an event is. */
const COUNTED = {
  "positions visited": (kind) => (kind === ENTER || kind === LEAF ? 1 : 0),
  "valued as leaves": (kind) => (kind === LEAF ? 1 : 0),
  "nodes cut short": (kind) => (kind === CUT ? 1 : 0),
  "moves cut": (kind, skipped) => (kind === CUT ? Math.max(0, skipped) : 0),
  "table hits": (kind) => (kind === HIT ? 1 : 0),
};

/** How many of each thing have happened until any event. */
export class EventCounts {
  #sums;

  constructor({ events }) {
    this.#sums = Object.entries(COUNTED).map(([name, count]) => [name, sums(events, count)]);
  }

  /** The numbers at an event, each with its name. */
  at(event) {
    return this.#sums.map(([name, column]) => [name, column[event]]);
  }
}

/** The same for a Monte Carlo search. */
export class PlayoutCounts {
  #trace;
  #wins;
  #draws;

  constructor(trace) {
    const { value, length } = trace.events;
    this.#trace = trace;
    this.#wins = runningCount(value, length, (result) => result > 0);
    this.#draws = runningCount(value, length, (result) => result === 0);
  }

  at(event) {
    const [wins, draws] = [this.#wins[event], this.#draws[event]];
    return [
      ["playouts", event + 1],
      ["nodes in the tree", this.#trace.sizeAt(event)],
      ["won by the root's player", wins],
      ["drawn", draws],
      ["lost", event + 1 - wins - draws],
      ["nodes proven", this.#trace.settledBy(event)],
    ];
  }
}

function runningCount(values, length, counts) {
  const column = new Uint32Array(length);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    sum += counts(values[i]) ? 1 : 0;
    column[i] = sum;
  }
  return column;
}

function sums({ kind, extra, length }, count) {
  const column = new Uint32Array(length);
  let sum = 0;
  for (let i = 0; i < length; i++) {
    sum += count(kind[i], extra[i]);
    column[i] = sum;
  }
  return column;
}

export function shareText(share) {
  return SHARE.format(share);
}

/** How many positions a search visited, as far as its answer tells. */
export function nodesText(answer) {
  if (!answer?.nodes) {
    return answer?.error ?? "…";
  }
  return `${answer.complete === false ? "more than " : ""}${countText(answer.nodes)}`;
}

/** What the comparison of a search with plain minimax teaches, in a sentence. */
export function verdict(search, nodes, minimax) {
  if (!nodes || !minimax) {
    return "";
  }
  const name = search.charAt(0).toUpperCase() + search.slice(1);
  const same = "It finds the same value as plain minimax.";
  const [visited, all] = [countText(nodes), countText(minimax)];
  if (nodes < minimax) {
    return `${name} visited ${visited} of the ${all} positions plain minimax needs and saved ${shareText(1 - nodes / minimax)}. ${same}`;
  }
  return nodes === minimax
    ? `${name} visited as many positions as plain minimax, ${visited}: here nothing could be cut.`
    : `${name} visited ${visited} positions, plain minimax ${all}: in so small a tree starting over costs more than it saves. ${same}`;
}
