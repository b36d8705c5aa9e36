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
  #turned = false;
  #shown = {};

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
    this.#shown = {};
  }

  /** Turns the board round, for whoever sits on the other side. */
  turn(turned) {
    if (this.#turned !== turned) {
      this.#turned = turned;
      this.#board?.destroy();
      this.#board = null;
      if (this.#shown.position !== undefined) {
        this.show({ ...this.#shown, animate: false });
        this.#board.update({ animate: true });
      }
    }
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
    this.#shown = { ...this.#shown, ...changes };
    this.#board ??= createBoard(this.#element, {
      game,
      label: `${game.title ?? game.name} board`,
      onMove: this.#onMove,
      turned: this.#turned,
    });
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
