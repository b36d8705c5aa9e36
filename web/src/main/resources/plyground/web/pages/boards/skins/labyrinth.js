import { svg } from "../../shared/elements.js";
import { picture } from "./treasures.js";

/** Pictures of the treasures, and signs where the players are at home. */
export const labyrinth = {
  piece: ({ kind, owner }) => (kind === "home" ? home(owner) : picture(kind)),
  item: picture,
};

function home(owner) {
  return owner === 1
    ? svg("rect", { x: -16, y: -16, width: 32, height: 32, rx: 4, transform: "rotate(45)" })
    : svg("circle", { r: 17 });
}
