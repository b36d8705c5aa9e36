import { post } from "../shared/api.js";
import { $, html, svg } from "../shared/elements.js";
import { parse } from "../shared/spec.js";
import { nodesText, shareText, verdict } from "./counts.js";

const SEARCHES = { minimax: "minimax", alphabeta: "alpha-beta", pvs: "PVS" };

/** How many positions each search visits on the task of a trace. */
export class Comparison {
  #rows = document.querySelector("#scope-compare tbody");
  #verdict = $("scope-verdict");
  #number = 0;

  clear() {
    this.#number++;
    this.#rows.replaceChildren();
    this.#verdict.textContent = "";
  }

  /**
   * Asks one search after the other, and shows each answer as it comes.
   *
   * @param agentFor the agent for a search and the parameters it should share
   */
  async run({ header }, agentFor) {
    const number = ++this.#number;
    const { name, parameters } = parse(header.agent ?? "");
    const found = {};
    this.#show(name, found);
    for (const search of Object.keys(SEARCHES)) {
      const agent = agentFor(search, { wins: name === "pvs" ? "first" : "static", ...parameters });
      const request = { game: header.game, position: header.position, agent, every: false };
      found[search] = await post("/api/analyse", request).catch((error) => ({ error: error.message }));
      if (number !== this.#number) {
        return;
      }
      this.#show(name, found);
    }
  }

  #show(name, found) {
    const rows = Object.keys(SEARCHES).map((search) =>
      comparisonRow(SEARCHES[search], found[search], found.minimax, search === name),
    );
    this.#rows.replaceChildren(...rows);
    this.#verdict.textContent = verdictOn(name, found);
  }
}

/** What is said of the search shown, or of alpha-beta beside minimax. */
export function verdictOn(name, found) {
  const { minimax } = found;
  if (minimax?.complete === false) {
    return "Plain minimax ran out of time here.";
  }
  const search = name === "minimax" ? "alphabeta" : name;
  return verdict(SEARCHES[search] ?? search, found[search]?.nodes, minimax?.nodes);
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
