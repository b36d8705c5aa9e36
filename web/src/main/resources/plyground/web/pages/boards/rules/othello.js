/** Othello on a board of any side: positions `..12../..21../... 1`, moves `[row,col]` from 0, pass `n`. */
export const othello = {
  sides: ["black", "white"],

  parse(text) {
    const [board, side] = text.trim().split(/ +/);
    const cells = board.split("/").map((row) => [...row]);
    return { cells, size: cells.length, side: side === "2" ? 1 : 0 };
  },

  format({ cells, side }) {
    return `${cells.map((row) => row.join("")).join("/")} ${side + 1}`;
  },

  play(state, move) {
    const cells = state.cells.map((row) => [...row]);
    const at = square(move);
    if (at) {
      const own = String(state.side + 1);
      for (const [row, column] of turned(state, at)) {
        cells[row][column] = own;
      }
      cells[at[0]][at[1]] = own;
    }
    return { ...state, cells, side: 1 - state.side };
  },

  describe(state, move) {
    const who = this.sides[state.side];
    const at = square(move);
    if (!at) {
      return `${who} passes`;
    }
    const count = turned(state, at).length;
    return `${who} takes ${squareName(at)}, ${count} ${count === 1 ? "stone turns" : "stones turn"}`;
  },
};

const DIRECTIONS = [
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, -1],
  [0, 1],
  [1, -1],
  [1, 0],
  [1, 1],
];

/** Row and column of a move; null for a pass. */
export function square(move) {
  const pair = /^\[(\d),(\d)\]$/.exec(move);
  return pair && [Number(pair[1]), Number(pair[2])];
}

/** `d3`: column letter, row number from the top. */
export function squareName([row, column]) {
  return "abcdefgh"[column] + (row + 1);
}

/** The squares of the stones a move turns, nearest first in each direction. */
export function turned({ cells, side }, [row, column]) {
  const own = String(side + 1);
  const other = String(2 - side);
  return DIRECTIONS.flatMap(([down, right]) => {
    const line = [];
    let r = row + down;
    let c = column + right;
    while (cells[r]?.[c] === other) {
      line.push([r, c]);
      r += down;
      c += right;
    }
    return cells[r]?.[c] === own ? line : [];
  });
}
