import { post } from "../shared/api.js";
import { $, html, svg } from "../shared/elements.js";
import { parse } from "../shared/spec.js";
import { countText, valueText } from "../shared/values.js";
import { nodesText, shareText, verdict } from "./counts.js";
import { searchFamily, searchTitle } from "./searches.js";

const SEARCHES = ["Search", "Positions", "Of plain minimax"];
const ROOT_MOVES = ["Move", "Mean", "Of all playouts"];
const MOST_MOVES = 12;
const MONTE_CARLO =
  "Means are results from −1 (lost) to 1 (won) for the root's player. Where the playouts go is what the search believes: the move visited most is played.";

/** How many positions each search visits on the task of a trace. */
export class Comparison {
  #rows = document.querySelector("#scope-compare tbody");
  #verdict = $("scope-verdict");
  #number = 0;
  #heads = [...document.querySelectorAll("#scope-compare thead th")];

  clear() {
    this.#number++;
    this.#rows.replaceChildren();
    this.#verdict.textContent = "";
  }

  /**
   * Asks one search after the other, and shows each answer as it comes.
   *
   * @param agentFor the agent for a search and the parameters it should share
   * @param names the agents the game has
   */
  async run(trace, agentFor, names) {
    const { header } = trace;
    const number = ++this.#number;
    this.#title(trace.monteCarlo ? ROOT_MOVES : SEARCHES);
    if (trace.monteCarlo) {
      this.#verdict.textContent = MONTE_CARLO;
      return;
    }
    const { name, parameters } = parse(header.agent ?? "");
    const searches = searchFamily(name, names);
    // Who is none of them and has no depth has nothing in common with them.
    if (searches.length < 2 || !(searches.includes(name) || parameters.depth)) {
      this.clear();
      return;
    }
    const found = {};
    this.#show(name, searches, found);
    for (const search of searches) {
      const shared = { wins: name === "pvs" ? "first" : "static", ...parameters };
      const agent = search === name ? header.agent : agentFor(search, shared);
      const request = { game: header.game, position: header.position, agent, every: false };
      found[search] = await post("/api/analyse", request).catch((error) => ({ error: error.message }));
      if (number !== this.#number) {
        return;
      }
      this.#show(name, searches, found);
    }
  }

  #title(words) {
    this.#heads.forEach((head, i) => (head.textContent = words[i]));
  }

  /** Of a Monte Carlo search the moves at the root are shown, as they stand at an event. */
  showEvent(trace, event) {
    if (!trace.monteCarlo) {
      return;
    }
    const all = trace.visits(0, event);
    const rows = trace
      .childrenOf(0)
      .map((node) => ({ node, visits: trace.visits(node, event), mean: trace.mean(node, event) }))
      .toSorted((a, b) => b.visits - a.visits)
      .slice(0, MOST_MOVES)
      .map(({ node, visits, mean }) => moveRow(trace, node, visits, mean, visits / all, event));
    this.#rows.replaceChildren(...rows);
  }

  #show(name, searches, found) {
    const rows = searches.map((search) =>
      comparisonRow(searchTitle(search), found[search], found[searches[0]], search === name),
    );
    this.#rows.replaceChildren(...rows);
    this.#verdict.textContent = verdictOn(name, searches, found);
  }
}

/** What is said of the search shown, or of alpha-beta beside minimax. */
export function verdictOn(name, searches, found) {
  const minimax = found[searches[0]];
  if (minimax?.complete === false) {
    return "Plain minimax ran out of time here.";
  }
  const search = name === searches[0] ? searches[1] : name;
  return verdict(searchTitle(search ?? name), found[search]?.nodes, minimax?.nodes);
}

/** A move at the root of a Monte Carlo tree. */
function moveRow(trace, node, visits, mean, share, event) {
  const proven = trace.proven(node, event);
  const value = mean === null ? "…" : proven === null ? valueText(mean) : `${valueText(proven)}, proven`;
  return html(
    "tr",
    {},
    html("th", { scope: "row" }, `${trace.name(node)} (${countText(visits)})`),
    html("td", {}, value),
    html("td", {}, meter(share)),
  );
}

/** A search's positions and its share of plain minimax's. */
function comparisonRow(name, answer, minimax, current) {
  return html(
    "tr",
    {},
    html("th", { scope: "row" }, current ? `${name} (shown)` : name),
    html("td", {}, nodesText(answer)),
    html("td", {}, answer?.nodes && minimax?.nodes ? meter(answer.nodes / minimax.nodes) : null),
  );
}

function meter(share) {
  const width = Math.max(0.6, Math.min(1, share) * 100);
  return html(
    "span",
    { class: "scope-bar" },
    svg(
      "svg",
      { viewBox: "0 0 100 10", preserveAspectRatio: "none", "aria-hidden": "true" },
      svg("rect", { class: "rest", width: 100, height: 10 }),
      svg("rect", { width, height: 10 }),
    ),
    html("span", {}, shareText(share)),
  );
}
