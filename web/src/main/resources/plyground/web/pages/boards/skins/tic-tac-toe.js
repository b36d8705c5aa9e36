import { svg } from "../../shared/elements.js";

/** Four bars in place of squares. */
export const ticTacToe = {
  ground: () => [svg("path", { class: "bars", d: "M100 14V286M200 14V286M14 100H286M14 200H286" })],
};
