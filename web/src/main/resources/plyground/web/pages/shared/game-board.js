// The one place where pages meet the boards.
import { createBoard } from "../boards/board.js";
import { showTrouble } from "./trouble.js";

/** The board of a page: shows positions of one game after the other. */
export class GameBoard {
  #element;
  #onMove;
  #onFailure;
  #game = null;
  #board = null;

  /** @param onMove hears the move a person chose; onFailure why something could not be shown */
  constructor(element, onMove, onFailure = showTrouble) {
    this.#element = element;
    this.#onMove = onMove;
    this.#onFailure = onFailure;
  }

  /** Gets ready for a game, as /api/games/GAME describes it. */
  open(game) {
    this.#board?.destroy();
    this.#board = null;
    this.#game = game;
  }

  /** What the players are called, the first one first. */
  get sides() {
    return this.#game.board.sides.map(({ name }) => name);
  }

  /**
   * Shows what changed of {position, moves, input, values, animate}: the position after some moves from another.
   * Resolves when its animation is over.
   */
  async show(changes) {
    const game = this.#game;
    this.#board ??= createBoard(this.#element, { game, label: `${game.name} board`, onMove: this.#onMove });
    try {
      await this.#board.update(changes);
    } catch (failure) {
      this.#onFailure(failure);
    }
  }

  focus() {
    this.#board?.focus();
  }
}
