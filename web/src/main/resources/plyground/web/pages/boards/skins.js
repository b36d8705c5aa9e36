import { labyrinth } from "./skins/labyrinth.js";
import { othello } from "./skins/othello.js";
import { ticTacToe } from "./skins/tic-tac-toe.js";

const SKINS = {
  labyrinth,
  othello,
  "tic-tac-toe": ticTacToe,
};

/**
 * A game's own pictures, {} for most games: `piece(piece)` draws a piece or gives undefined, `item(word)` something
 * to collect, `ground(layout)` what lies on the board; its colours are in skins.css under `skin-NAME`.
 */
export function skinOf(kind) {
  return Object.hasOwn(SKINS, kind) ? { name: kind, ...SKINS[kind] } : {};
}
