import { note, player } from "./caption.js";
import { Grid } from "./grid.js";
import { crank, ends, moved } from "./rules/war-of-life.js";
import { at, svg } from "./svg.js";

const SIZE = 8;
const WORDS = { ".": "empty", b: "blue", r: "red" };

/** War of Life: a piece slides, then the crank turns: some die, some are born. */
export class WarOfLifeView {
  #grid = new Grid(SIZE);
  #layers;
  #rules;
  #squares;
  #trace = [];

  constructor(layers, squares, rules) {
    this.#layers = layers;
    this.#rules = rules;
    this.#squares = squares;
    this.viewBox = this.#grid.viewBox;
    layers.ground.append(
      ...this.#grid.ground(),
      ...this.#grid.names(
        (i) => i + 1,
        (i) => i + 1,
      ),
    );
    for (let i = 0; i < SIZE * SIZE; i++) {
      const [x, y] = this.#place(i);
      squares.add(name(i), { x, y, row: Math.floor(i / SIZE) });
    }
  }

  #place(cell) {
    return this.#grid.middle(Math.floor(cell / SIZE), cell % SIZE);
  }

  steps(state, move) {
    return ends(move).map(name);
  }

  label({ cells }, id) {
    const [row, column] = id.split(",").map(Number);
    return `row ${row} column ${column}, ${WORDS[cells[number(id)]]}`;
  }

  prompt({ side }, chosen) {
    return chosen.length
      ? "Now a free square beside it"
      : `${this.#rules.sides[side]} to move: choose a piece`;
  }

  hintOffset(id) {
    return this.#layers.pieces.querySelector(`[data-at="${number(id)}"]`) ? [0, 34] : [0, 0];
  }

  draw({ cells, side }, lastMove) {
    for (const { id, element } of this.#squares) {
      element.classList.toggle("own", cells[number(id)] === "br"[side]);
    }
    this.#layers.pieces.replaceChildren(...this.#pieces(cells));
    this.#layers.marks.replaceChildren(
      ...(lastMove ? this.#last(lastMove) : []),
      ...(lastMove ? this.#trace : []),
    );
  }

  forget() {
    this.#trace = [];
  }

  #pieces(cells) {
    return cells.flatMap((cell, i) => (cell === "." ? [] : [this.#piece(i, cell)]));
  }

  #piece(cell, colour) {
    return at(...this.#place(cell), { class: "place", "data-at": cell }, piece(colour));
  }

  #last(move) {
    return ends(move).map((cell, i) => {
      const [x, y] = this.#place(cell);
      return svg("rect", {
        class: i ? "last" : "last left",
        x: x - 46,
        y: y - 46,
        width: 92,
        height: 92,
        rx: 10,
      });
    });
  }

  /** What the crank would do: rings where something is born, crosses where something dies. */
  peek(state, choice) {
    this.#layers.marks.querySelectorAll(".forecast").forEach((each) => each.remove());
    if (choice?.chosen.length) {
      this.#layers.marks.append(
        svg("g", { class: "forecast" }, ...this.#changes(moved(state, choice.moves[0]))),
      );
    }
  }

  #changes(before) {
    return crank(before).flatMap((cell, i) => {
      if (cell === before[i]) {
        return [];
      }
      const mark = cell === "." ? cross() : svg("circle", { class: `born ${WORDS[cell]}`, r: 44 });
      return [at(...this.#place(i), { class: "change" }, mark)];
    });
  }

  async play(from, move, to, motion) {
    this.draw(from, null);
    this.#layers.marks.append(...this.#last(move));
    await this.#slide(from, move, motion);
    const between = moved(from, move);
    this.#layers.pieces.replaceChildren(...this.#pieces(between));
    await motion.rest(220);
    this.#trace = this.#changes(between);
    await Promise.all(to.cells.map((cell, i) => this.#turn(i, between[i], cell, motion)));
  }

  #slide(from, move, motion) {
    const [start, end] = ends(move);
    const [x1, y1] = this.#place(start);
    const [x2, y2] = this.#place(end);
    const there = `translate(${x2 - x1}px, ${y2 - y1}px)`;
    const sliding = this.#layers.pieces.querySelector(`[data-at="${start}"]`).firstChild;
    this.#layers.pieces.append(sliding.parentNode);
    return motion.run(sliding, [{ transform: "none" }, { transform: there }], { duration: 260 });
  }

  async #turn(cell, before, after, motion) {
    if (before === after) {
      return;
    }
    if (after === ".") {
      const dying = this.#layers.pieces.querySelector(`[data-at="${cell}"]`);
      await motion.run(
        dying.firstChild,
        [
          { transform: "scale(1)", opacity: 1 },
          { transform: "scale(0.2)", opacity: 0 },
        ],
        { duration: 420 },
      );
      dying.remove();
      return;
    }
    const born = this.#piece(cell, after);
    this.#layers.pieces.append(born);
    const frames = [
      { transform: "scale(0)", opacity: 0 },
      { transform: "scale(1.12)", opacity: 1, offset: 0.75 },
      { transform: "scale(1)", opacity: 1 },
    ];
    await motion.run(born.firstChild, frames, { duration: 420 });
  }

  caption({ cells, side, played }) {
    const players = ["b", "r"].map((colour, i) => {
      const count = cells.filter((cell) => cell === colour).length;
      return player(piece(colour), `${this.#rules.sides[i]} ${count}`, side === i);
    });
    return [...players, note(`move ${played} of 250`)];
  }
}

function name(cell) {
  return `${Math.floor(cell / SIZE) + 1},${(cell % SIZE) + 1}`;
}

function number(id) {
  const [row, column] = id.split(",").map(Number);
  return (row - 1) * SIZE + column - 1;
}

/** Blue is round, red is a diamond. */
function piece(colour) {
  const shape =
    colour === "b"
      ? svg("circle", { r: 33 })
      : svg("rect", { x: -27, y: -27, width: 54, height: 54, rx: 9, transform: "rotate(45)" });
  return svg("g", { class: `cell ${WORDS[colour]}` }, shape);
}

function cross() {
  return svg("path", { class: "died", d: "M-14 -14L14 14M14 -14L-14 14" });
}
