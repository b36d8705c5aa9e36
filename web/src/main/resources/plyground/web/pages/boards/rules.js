import { labyrinthOf } from "./rules/labyrinth.js";
import { othello } from "./rules/othello.js";
import { ticTacToe } from "./rules/tic-tac-toe.js";
import { war } from "./rules/war.js";
import { warOfLife } from "./rules/war-of-life.js";

const KINDS = {
  "tic-tac-toe": () => ticTacToe,
  othello: () => othello,
  "war-of-life": () => warOfLife,
  labyrinth: (map, game) => labyrinthOf(game),
  war,
};

/** A game's name without its parameters. */
export function kind(game) {
  return game.split(":")[0];
}

/** The rules of a game on parsed positions; war needs its map. */
export function rulesOf(game, map) {
  const make = KINDS[kind(game)];
  if (!make) {
    throw new Error(`no board for the game '${game}'`);
  }
  if (make === war && !map) {
    throw new Error(`the game '${game}' needs its map`);
  }
  return make(map, game);
}

/** The rules of a game on texts: what a page may ask without asking the server. */
export function rules(game, map) {
  const inner = rulesOf(game, map);
  return {
    sides: inner.sides,
    toMove: (position) => inner.parse(position).side,
    play: (position, move) => inner.format(inner.play(inner.parse(position), move)),
    describe: (position, move) => inner.describe(inner.parse(position), move),
  };
}
