import { post } from "../shared/api.js";
import { parse } from "../shared/spec.js";
import { comparisonRow, verdict } from "./counts.js";

const SEARCHES = { minimax: "minimax", alphabeta: "alpha-beta", pvs: "PVS" };

/** How many positions each search visits on the task of a trace. */
export class Comparison {
  #rows = document.querySelector("#scope-compare tbody");
  #verdict = document.getElementById("scope-verdict");
  #number = 0;

  clear() {
    this.#number++;
    this.#rows.replaceChildren();
    this.#verdict.textContent = "";
  }

  /** Asks one search after the other, and shows each answer as it comes. */
  async run({ header }, setup) {
    const number = ++this.#number;
    const { name, parameters } = parse(header.agent ?? "");
    const found = {};
    this.#show(name, found);
    for (const search of Object.keys(SEARCHES)) {
      const agent = setup.searching(search, { wins: name === "pvs" ? "first" : "static", ...parameters });
      const body = { game: header.game, position: header.position, agent, every: false };
      found[search] = await post("/api/analyse", body).catch((error) => ({ error: error.message }));
      if (number !== this.#number) {
        return;
      }
      this.#show(name, found);
    }
  }

  #show(name, found) {
    const { minimax } = found;
    const rows = Object.entries(SEARCHES).map(([search, words]) =>
      comparisonRow(words, found[search], minimax?.nodes, search === name),
    );
    this.#rows.replaceChildren(...rows);
    const nodes = name === "minimax" ? found.alphabeta?.nodes : found[name]?.nodes;
    this.#verdict.textContent =
      minimax?.complete === false
        ? "Plain minimax ran out of time here."
        : verdict(SEARCHES[name === "minimax" ? "alphabeta" : name] ?? name, nodes, minimax?.nodes);
  }
}
