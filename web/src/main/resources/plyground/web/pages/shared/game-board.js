// The one place where pages meet the boards.
import { createBoard, rules } from "../boards/board.js";

/** The board of a page: shows positions of one game after the other. */
export class GameBoard {
  #element;
  #onMove;
  #game = null;
  #rules = null;
  #board = null;

  /** @param onMove hears the move a person chose */
  constructor(element, onMove) {
    this.#element = element;
    this.#onMove = onMove;
  }

  /** Gets ready for a game, as /api/games/GAME describes it. */
  open(game) {
    this.#board?.destroy();
    this.#board = null;
    this.#game = game;
    this.#rules = rules(game.name, game.map);
  }

  /** What the players are called, the first one first. */
  get sides() {
    return this.#rules.sides;
  }

  /** The position some moves after another. */
  positionAfter(position, moves) {
    return moves.reduce((at, move) => this.#rules.play(at, move), position);
  }

  /**
   * Shows what changed of {position, legal, lastMove, input, values, animate}; resolves when its animation
   * is over.
   */
  async show(changes) {
    if (this.#board) {
      await this.#board.update(changes);
    } else {
      const { name: game, map } = this.#game;
      const label = `${game} board`;
      this.#board = createBoard(this.#element, { game, map, label, onMove: this.#onMove, ...changes });
    }
  }

  focus() {
    this.#board?.focus();
  }
}
