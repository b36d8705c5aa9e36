import { svg } from "../../shared/elements.js";

/** Stones with a shade: dark and plain, or light with a ring cut into it. */
export const othello = {
  piece: () => [
    svg("circle", { class: "shade", cx: 2, cy: 4, r: 41 }),
    svg("circle", { class: "body", r: 41 }),
    svg("circle", { class: "cut", r: 30 }),
  ],

  ground({ plate: { width } }) {
    const lines = [200, width - 200];
    return lines.flatMap((cx) => lines.map((cy) => svg("circle", { class: "star", cx, cy, r: 6 })));
  },
};
