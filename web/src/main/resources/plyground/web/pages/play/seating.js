import { canTurn } from "../boards/geometry.js";

/** Where the players sit: whoever looks below, the other above; boards with two ends turn with them. */
export class Seating {
  #board;
  #view;
  /** The side that sits below. */
  bottom = 0;

  constructor(board, view) {
    this.#board = board;
    this.#view = view;
  }

  reset() {
    this.bottom = 0;
    this.#board.turn(false);
  }

  /** Has whoever looks sit below. */
  sit() {
    const mine = [0, 1].filter((side) => this.#view.isMine(side));
    this.bottom = mine.length === 1 ? mine[0] : 0;
    this.#board.turn(this.bottom === 1 && hasEnds(this.#view.game));
  }

  flip() {
    this.bottom = 1 - this.bottom;
    this.#board.turn(this.bottom === 1 && canTurn(this.#view.game.board));
  }
}

/** Whether the sides have ends of the board of their own. */
function hasEnds({ board, ends }) {
  return canTurn(board) && ends;
}
