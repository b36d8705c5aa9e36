import { html, svg } from "../boards/svg.js";
import { CUT, ENTER, HIT, LEAF } from "./trace.js";

const WHOLE = new Intl.NumberFormat("en");
const SHARE = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 1 });

/** How many of each thing have happened until any event. */
export class Tally {
  constructor({ events }) {
    const size = events.length;
    this.nodes = new Uint32Array(size);
    this.leaves = new Uint32Array(size);
    this.cuts = new Uint32Array(size);
    this.skipped = new Uint32Array(size);
    this.hits = new Uint32Array(size);
    for (let i = 0; i < size; i++) {
      const kind = events.kind[i];
      const add = (column, by) => (this[column][i] = (i ? this[column][i - 1] : 0) + by);
      add("nodes", kind === ENTER || kind === LEAF ? 1 : 0);
      add("leaves", kind === LEAF ? 1 : 0);
      add("cuts", kind === CUT ? 1 : 0);
      add("skipped", kind === CUT && events.extra[i] > 0 ? events.extra[i] : 0);
      add("hits", kind === HIT ? 1 : 0);
    }
  }

  /** The numbers at an event, each with its name. */
  at(event) {
    return [
      ["positions visited", this.nodes[event]],
      ["valued as leaves", this.leaves[event]],
      ["nodes cut short", this.cuts[event]],
      ["moves cut", this.skipped[event]],
      ["table hits", this.hits[event]],
    ];
  }
}

export function showTally(list, numbers) {
  const items = numbers.map(([name, count]) =>
    html("div", {}, html("dt", {}, name), html("dd", {}, WHOLE.format(count))),
  );
  list.replaceChildren(...items);
}

/** A row of the comparison: a search's positions and its share of plain minimax's. */
export function comparisonRow(name, result, minimax, current) {
  const share = result?.nodes && minimax ? result.nodes / minimax : null;
  const bar = share === null ? "" : meter(share);
  const count = result?.nodes
    ? `${result.complete === false ? "more than " : ""}${WHOLE.format(result.nodes)}`
    : (result?.error ?? "…");
  return html(
    "tr",
    { class: current ? "current" : null },
    html("th", { scope: "row" }, current ? `${name} (shown)` : name),
    html("td", {}, count),
    html("td", {}, bar),
  );
}

function meter(share) {
  const width = Math.min(1, share) * 100;
  return html(
    "span",
    { class: "scope-bar" },
    svg(
      "svg",
      { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("rect", { class: "rest", width: 100, height: 10 }),
      svg("rect", { width: Math.max(0.6, width), height: 10 }),
    ),
    html("span", {}, SHARE.format(share)),
  );
}

/** What the comparison teaches, in a sentence. */
export function verdict(search, nodes, minimax) {
  const name = search.charAt(0).toUpperCase() + search.slice(1);
  if (!nodes || !minimax) {
    return "";
  }
  const same = "It finds the same value as plain minimax.";
  if (nodes < minimax) {
    return `${name} visited ${WHOLE.format(nodes)} of the ${WHOLE.format(minimax)} positions plain minimax needs and saved ${SHARE.format(1 - nodes / minimax)}. ${same}`;
  }
  return nodes === minimax
    ? `${name} visited as many positions as plain minimax, ${WHOLE.format(nodes)}: here nothing could be cut.`
    : `${name} visited ${WHOLE.format(nodes)} positions, plain minimax ${WHOLE.format(minimax)}: in so small a tree starting over costs more than it saves. ${same}`;
}
