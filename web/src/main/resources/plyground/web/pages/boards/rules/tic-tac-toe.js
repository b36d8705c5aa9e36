/** Tic-tac-toe in the browser: positions `x.o/.x./... o`, moves 1 to 9. */
export const ticTacToe = {
  sides: ["x", "o"],

  parse(text) {
    const [board, side] = text.trim().split(/ +/);
    return { cells: [...board.replaceAll("/", "")], side: side === "o" ? 1 : 0 };
  },

  format({ cells, side }) {
    const rows = [0, 3, 6].map((from) => cells.slice(from, from + 3).join(""));
    return `${rows.join("/")} ${this.sides[side]}`;
  },

  play({ cells, side }, move) {
    const next = [...cells];
    next[Number(move) - 1] = this.sides[side];
    return { cells: next, side: 1 - side };
  },

  describe({ side }, move) {
    return `${this.sides[side]} takes ${squareName(Number(move) - 1)}`;
  },

  /** The three cells of a finished line, or none. */
  line(cells) {
    const found = LINES.find(
      ([a, b, c]) => cells[a] !== "." && cells[a] === cells[b] && cells[b] === cells[c],
    );
    return found ?? [];
  },
};

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const NAMES = [
  "top left",
  "top",
  "top right",
  "left",
  "centre",
  "right",
  "bottom left",
  "bottom",
  "bottom right",
];

export function squareName(index) {
  return NAMES[index];
}
