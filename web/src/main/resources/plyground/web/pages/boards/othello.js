import { player } from "./caption.js";
import { Grid } from "./grid.js";
import { square, squareName, turned } from "./rules/othello.js";
import { at, svg } from "./svg.js";

const WORDS = { ".": "empty", 1: "black", 2: "white" };

/** Othello: stones that flip, nearest first, when they are taken. */
export class OthelloView {
  #grid;
  #layers;
  #rules;

  constructor(layers, squares, rules, { size }) {
    this.#layers = layers;
    this.#rules = rules;
    this.#grid = new Grid(size);
    this.viewBox = this.#grid.viewBox;
    layers.ground.append(
      ...this.#grid.ground(),
      ...this.#grid.names(
        (i) => "abcdefgh"[i],
        (i) => i + 1,
      ),
      ...[2, size - 2].flatMap((x) =>
        [2, size - 2].map((y) => svg("circle", { class: "star", cx: x * 100, cy: y * 100, r: 6 })),
      ),
    );
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        const [x, y] = this.#grid.middle(row, column);
        squares.add(`${row},${column}`, { x, y, row });
      }
    }
  }

  steps(state, move) {
    return [move === "n" ? "!n" : move.slice(1, -1)];
  }

  action() {
    return "Pass";
  }

  prompt({ side }, chosen, next) {
    return next.has("!n")
      ? `${this.#rules.sides[side]} cannot move and must pass`
      : `${this.#rules.sides[side]} to move`;
  }

  label({ cells }, id) {
    const [row, column] = id.split(",").map(Number);
    return `${squareName([row, column])}, ${WORDS[cells[row][column]]}`;
  }

  draw({ cells }, lastMove) {
    const stones = cells.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell === "." ? [] : [this.#stone(r, c, cell)])),
    );
    this.#layers.pieces.replaceChildren(...stones);
    const last = lastMove && square(lastMove);
    this.#layers.marks.replaceChildren(...(last ? [this.#dot(last, "last")] : []));
  }

  #stone(row, column, owner, state = "") {
    const [x, y] = this.#grid.middle(row, column);
    return at(x, y, { class: `place ${state}`, "data-at": `${row},${column}` }, stone(owner));
  }

  #dot([row, column], name) {
    const [cx, cy] = this.#grid.middle(row, column);
    return svg("circle", { class: name, cx, cy, r: 9 });
  }

  /** The stone that would be put, and rings on those that would turn. */
  peek(state, choice) {
    this.#layers.pieces.querySelectorAll(".ghost, .would").forEach((each) => each.remove());
    const to = choice && square(choice.moves[0]);
    if (to) {
      this.#layers.pieces.append(
        this.#stone(...to, state.side + 1, "ghost"),
        ...turned(state, to).map((each) => {
          const [cx, cy] = this.#grid.middle(...each);
          return svg("circle", { class: "would", cx, cy, r: 24 });
        }),
      );
    }
  }

  async play(from, move, to, motion) {
    this.draw(from, null);
    const put = square(move);
    if (!put) {
      return;
    }
    const own = from.side + 1;
    const placed = this.#stone(...put, own);
    this.#layers.pieces.append(placed);
    this.#layers.marks.append(this.#dot(put, "last"));
    await motion.run(
      placed.firstChild,
      [
        { transform: "scale(1.25)", opacity: 0 },
        { transform: "scale(1)", opacity: 1 },
      ],
      { duration: 140, easing: "ease-out" },
    );
    await Promise.all(turned(from, put).map((each) => this.#flip(each, put, own, motion)));
  }

  async #flip([row, column], [r, c], owner, motion) {
    const place = this.#layers.pieces.querySelector(`[data-at="${row},${column}"]`);
    const away = Math.max(Math.abs(row - r), Math.abs(column - c)) - 1;
    const edge = { transform: "scaleX(0.04) scaleY(1.08)" };
    const flat = { transform: "scaleX(1) scaleY(1)" };
    await motion.run(place.firstChild, [flat, edge], {
      duration: 150,
      delay: 70 * away,
      easing: "ease-in",
      fill: "forwards",
    });
    const turnedStone = stone(owner);
    place.replaceChildren(turnedStone);
    await motion.run(turnedStone, [edge, flat], { duration: 150, easing: "ease-out" });
  }

  caption({ cells, side }) {
    const stones = cells.flat();
    return ["1", "2"].map((owner, i) => {
      const held = stones.filter((cell) => cell === owner).length;
      return player(stone(owner), `${this.#rules.sides[i]} ${held}`, side === i);
    });
  }
}

/** A stone: dark and plain, or light with a ring cut into it. */
function stone(owner) {
  return svg(
    "g",
    { class: `stone owner-${owner}` },
    svg("circle", { class: "shade", cx: 2, cy: 4, r: 41 }),
    svg("circle", { class: "body", r: 41 }),
    svg("circle", { class: "cut", r: 30 }),
  );
}
