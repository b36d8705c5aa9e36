import { svg } from "../../shared/elements.js";

/** Bars between the nine small boards. */
export const ultimateTicTacToe = {
  ground: () => [svg("path", { class: "bars", d: "M300 10V890M600 10V890M10 300H890M10 600H890" })],
};
