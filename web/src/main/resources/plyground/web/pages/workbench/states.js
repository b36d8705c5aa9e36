// The table of states that alpha-beta visits.
import { $, fillTable, html } from "../shared/elements.js";
import { countText } from "../shared/values.js";
import { OWN } from "./rating.js";

/** Shows how many states each evaluator saves, the fewest first. */
export function showStates({ depth, positions, wanted, minimax, alphaBeta }) {
  const late = positions < wanted ? ` of ${wanted}, for want of time` : "";
  $("states-text").textContent =
    `${positions} positions${late}, depth ${depth}; minimax visits ${countText(minimax)} states.`;
  const number = { class: "right num" };
  const rows = alphaBeta
    .toSorted((a, b) => a.states - b.states)
    .map(({ name, states }) =>
      html(
        "tr",
        { "data-evaluator": name },
        html("th", { scope: "row" }, name === "formula" ? OWN : name),
        html("td", number, countText(states)),
        html("td", number, `${((100 * (minimax - states)) / minimax).toFixed(1)} %`),
      ),
    );
  const headings = ["Evaluator", ["States", { class: "right" }], ["Saved of minimax's", { class: "right" }]];
  fillTable($("states"), headings, rows);
}
