/** Amazing Labyrinth: seven rows of tiles (Up 8, Right 4, Down 2, Left 1), both players, the side to move. */
export const labyrinth = {
  sides: ["player a", "player b"],

  parse(text) {
    const words = text.trim().split(/ +/);
    return {
      tiles: [...words[0].replaceAll("/", "")].map((digit) => parseInt(digit, 16)),
      players: [player(words[1]), player(words[2])],
      side: words[3] === "b" ? 1 : 0,
      plies: words[4] === undefined ? undefined : Number(words[4]),
    };
  },

  format({ tiles, players, side, plies }) {
    const digits = tiles.map((tile) => tile.toString(16)).join("");
    const rows = digits.match(/.{7}/g).join("/");
    const [a, b] = players.map(
      ({ square, treasures, found }, i) => `${"ab"[i]}@${squareName(square)}:${treasures.join(",")}:${found}`,
    );
    return [rows, a, b, "ab"[side], ...(plies ? [plies] : [])].join(" ");
  },

  play(state, move) {
    const [shift, walk] = move.split(":");
    const after = shifted(state, shift);
    const players = [...after.players];
    players[state.side] = walked(players[state.side], parseSquare(walk), state.side);
    return {
      ...after,
      players,
      side: 1 - state.side,
      plies: state.plies === undefined ? undefined : state.plies + 1,
    };
  },

  describe(state, move) {
    const [shift, walk] = move.split(":");
    const who = this.sides[state.side];
    const before = state.players[state.side];
    const after = this.play(state, move).players[state.side];
    const square = parseSquare(walk);
    const found = after.found > before.found ? `, and finds the ${before.treasures[before.found]}` : "";
    const home = before.found === before.treasures.length && square === HOME[state.side] ? ", home" : "";
    return `${who} shifts ${shiftWords(shift)} and walks to ${squareWords(square)}${found}${home}`;
  },
};

/** Positions count the plies once the turn limit is so near; before that they are not known. */
const NEAR = 500;

/** The rules under the turn limit of a game's name: a short one is near from the start on. */
export function labyrinthOf(game) {
  const limit = Number(/[:,]limit=(\d+)/.exec(game)?.[1] ?? 1000);
  const parse = (text) => {
    const state = labyrinth.parse(text);
    return limit <= NEAR ? { ...state, plies: state.plies ?? 0 } : state;
  };
  return { ...labyrinth, parse };
}

export const SIZE = 7;
export const HOME = [0, 6];
export const SHIFTS = ["2", "4", "6"].flatMap((line) =>
  ["up", "down", "left", "right"].map((way) => `${line}/${way}`),
);

/** Which square each treasure lies on. */
export const TREASURES = new Map(
  Object.entries({
    sword: "1/3",
    ring: "1/5",
    map: "3/1",
    keys: "3/3",
    helmet: "3/5",
    gold: "3/7",
    fairy: "5/1",
    gem: "5/3",
    chest: "5/5",
    candle: "5/7",
    book: "7/3",
    crown: "7/5",
  }).map(([word, square]) => [word, parseSquare(square)]),
);

function player(word) {
  const [, square, treasures, found] = /^[ab]@([^:]*):([^:]*):(\d+)$/.exec(word);
  return { square: parseSquare(square), treasures: treasures.split(","), found: Number(found) };
}

export function parseSquare(text) {
  const [row, column] = text.split("/").map(Number);
  return (row - 1) * SIZE + column - 1;
}

export function squareName(square) {
  return `${Math.floor(square / SIZE) + 1}/${(square % SIZE) + 1}`;
}

export function squareWords(square) {
  return `row ${Math.floor(square / SIZE) + 1} column ${(square % SIZE) + 1}`;
}

export function shiftWords(shift) {
  const [line, way] = shift.split("/");
  return `${way === "up" || way === "down" ? "column" : "row"} ${line} ${way}`;
}

/** The square a player is on the way to: the next treasure, or home. */
export function target({ treasures, found }, side) {
  return found < treasures.length ? TREASURES.get(treasures[found]) : HOME[side];
}

/** The squares of a shift's line in the direction of travel, and the square each tile comes to. */
export function line(shift) {
  const [number, way] = shift.split("/");
  const at = Number(number) - 1;
  const column = way === "up" || way === "down";
  const squares = Array.from({ length: SIZE }, (_, i) => (column ? i * SIZE + at : at * SIZE + i));
  const travelling = way === "down" || way === "right" ? squares : squares.reverse();
  return travelling.map((from, i) => [from, travelling[(i + 1) % SIZE]]);
}

/** The maze and the players after a shift, before the walk. */
export function shifted(state, shift) {
  const to = new Map(line(shift));
  const tiles = [...state.tiles];
  for (const [from, next] of to) {
    tiles[next] = state.tiles[from];
  }
  const players = state.players.map((each) => ({ ...each, square: to.get(each.square) ?? each.square }));
  return { ...state, tiles, players };
}

function walked(who, square, side) {
  const taken = who.found < who.treasures.length && square === target(who, side);
  return { ...who, square, found: who.found + (taken ? 1 : 0) };
}

const WAYS = [
  { out: 8, into: 2, step: -SIZE, fits: (s) => s >= SIZE },
  { out: 4, into: 1, step: 1, fits: (s) => s % SIZE < SIZE - 1 },
  { out: 2, into: 8, step: SIZE, fits: (s) => s < SIZE * (SIZE - 1) },
  { out: 1, into: 4, step: -1, fits: (s) => s % SIZE > 0 },
];

/** Every square that can be walked to, each with the square one comes from (the start: itself). */
export function reachable(tiles, start) {
  const from = new Map([[start, start]]);
  for (const square of from.keys()) {
    for (const { out, into, step, fits } of WAYS) {
      const next = square + step;
      if (fits(square) && tiles[square] & out && tiles[next] & into && !from.has(next)) {
        from.set(next, square);
      }
    }
  }
  return from;
}

/** The squares of a walk, both ends included. */
export function path(tiles, start, end) {
  const from = reachable(tiles, start);
  const squares = [end];
  while (squares[0] !== start && from.has(squares[0])) {
    squares.unshift(from.get(squares[0]));
  }
  return squares;
}
