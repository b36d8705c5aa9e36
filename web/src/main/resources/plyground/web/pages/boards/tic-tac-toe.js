import { player } from "./caption.js";
import { squareName } from "./rules/tic-tac-toe.js";
import { at, svg } from "./svg.js";

const CROSS = ["M-26 -26L26 26", "M26 -26L-26 26"];

/** Noughts and crosses, drawn stroke by stroke. */
export class TicTacToeView {
  viewBox = [-8, -8, 316, 316];
  #layers;
  #rules;

  constructor(layers, squares, rules) {
    this.#layers = layers;
    this.#rules = rules;
    layers.ground.append(
      svg("rect", { class: "plate", x: -8, y: -8, width: 316, height: 316, rx: 14 }),
      svg("path", { class: "bars", d: "M100 14V286M200 14V286M14 100H286M14 200H286" }),
    );
    for (let i = 0; i < 9; i++) {
      squares.add(String(i + 1), {
        x: (i % 3) * 100 + 50,
        y: Math.floor(i / 3) * 100 + 50,
        row: Math.floor(i / 3),
      });
    }
  }

  steps(state, move) {
    return [move];
  }

  label({ cells }, id) {
    const cell = cells[Number(id) - 1];
    return `${squareName(Number(id) - 1)}, ${cell === "." ? "empty" : cell}`;
  }

  prompt({ side }) {
    return `${this.#rules.sides[side]} to move`;
  }

  draw({ cells }, lastMove) {
    const line = this.#rules.line(cells);
    const marks = cells.flatMap((cell, i) =>
      cell === "." ? [] : [sign(cell, i, line.includes(i) ? "won" : "")],
    );
    this.#layers.pieces.replaceChildren(...marks);
    this.#layers.marks.replaceChildren(...(lastMove ? [last(Number(lastMove) - 1)] : []));
  }

  peek({ side }, choice) {
    this.#layers.pieces.querySelector(".ghost")?.remove();
    if (choice) {
      this.#layers.pieces.append(sign("xo"[side], Number(choice.step) - 1, "ghost"));
    }
  }

  async play(from, move, to, motion) {
    this.draw(from, null);
    const drawn = sign("xo"[from.side], Number(move) - 1, "");
    this.#layers.pieces.append(drawn);
    for (const stroke of drawn.children) {
      const frames = [{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }];
      await motion.run(stroke, frames, { duration: from.side === 0 ? 130 : 260 });
    }
  }

  caption({ cells, side }) {
    const over = this.#rules.line(cells).length > 0 || !cells.includes(".");
    return ["x", "o"].map((name, i) => player(sign(name, null, ""), name, !over && side === i));
  }
}

function sign(name, cell, state) {
  const strokes =
    name === "x"
      ? CROSS.map((d) => svg("path", { d, pathLength: 1 }))
      : [svg("path", { d: "M0 -28A28 28 0 1 1 -0.1 -28", pathLength: 1 })];
  const [x, y] = cell === null ? [0, 0] : [(cell % 3) * 100 + 50, Math.floor(cell / 3) * 100 + 50];
  return at(x, y, { class: `sign ${name} ${state}` }, ...strokes);
}

function last(cell) {
  return svg("rect", {
    class: "last",
    x: (cell % 3) * 100 + 8,
    y: Math.floor(cell / 3) * 100 + 8,
    width: 84,
    height: 84,
    rx: 12,
  });
}
