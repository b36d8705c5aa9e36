/** War of Life: positions `[[[1,1]],[[1,8]]] b 0` or eight rows of b, r and dots; moves `[r1,c1,r2,c2]`. */
export const warOfLife = {
  sides: ["blue", "red"],

  parse(text) {
    const parts = /^(\S*|\[.*\])\s+([br])(?:\s+(\d+))?$/.exec(text.trim());
    const board = parts[1];
    return {
      cells: board.startsWith("[") ? fromLists(JSON.parse(board)) : [...board.replaceAll("/", "")],
      side: parts[2] === "r" ? 1 : 0,
      played: Number(parts[3] ?? 0),
    };
  },

  format({ cells, side, played }) {
    return `${JSON.stringify(["b", "r"].map((colour) => listed(cells, colour)))} ${"br"[side]} ${played}`;
  },

  play(state, move) {
    return {
      cells: crank(moved(state, move)),
      side: 1 - state.side,
      played: state.played + 1,
    };
  },

  describe(state, move) {
    const [r1, c1, r2, c2] = JSON.parse(move);
    const before = moved(state, move);
    const after = crank(before);
    const born = after.filter((cell, i) => cell !== "." && before[i] === ".").length;
    const died = before.filter((cell, i) => cell !== "." && after[i] === ".").length;
    return `${this.sides[state.side]} moves from row ${r1} column ${c1} to row ${r2} column ${c2}; ${born} born, ${died} died`;
  },
};

const SIZE = 8;

function fromLists(lists) {
  const cells = Array(SIZE * SIZE).fill(".");
  lists.forEach((list, colour) => {
    for (const [row, column] of list) {
      cells[(row - 1) * SIZE + column - 1] = "br"[colour];
    }
  });
  return cells;
}

function listed(cells, colour) {
  return cells.flatMap((cell, i) => (cell === colour ? [[Math.floor(i / SIZE) + 1, (i % SIZE) + 1]] : []));
}

/** Numbers of the cells a move leaves and reaches. */
export function ends(move) {
  const [r1, c1, r2, c2] = JSON.parse(move);
  return [(r1 - 1) * SIZE + c1 - 1, (r2 - 1) * SIZE + c2 - 1];
}

/** The cells between a move and the crank. */
export function moved({ cells, side }, move) {
  const [from, to] = ends(move);
  const next = [...cells];
  next[from] = ".";
  next[to] = "br"[side];
  return next;
}

/** The next generation: a survivor keeps its colour, a birth takes the colour of most parents. */
export function crank(cells) {
  return cells.map((cell, i) => {
    const near = neighbours(i)
      .map((n) => cells[n])
      .filter((n) => n !== ".");
    if (cell !== ".") {
      return near.length === 2 || near.length === 3 ? cell : ".";
    }
    if (near.length !== 3) {
      return ".";
    }
    return near.filter((n) => n === "b").length >= 2 ? "b" : "r";
  });
}

function neighbours(i) {
  const row = Math.floor(i / SIZE);
  const column = i % SIZE;
  const found = [];
  for (let r = Math.max(0, row - 1); r <= Math.min(SIZE - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(SIZE - 1, column + 1); c++) {
      if (r !== row || c !== column) {
        found.push(r * SIZE + c);
      }
    }
  }
  return found;
}
