import { gameNamed } from "../shared/api.js";
import { $, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";

/** The boards of the games in flight, as far as there is room. */
export class LiveBoards {
  #element = $("live");
  #places = [];
  #game = null;

  /** Shows some games: {number, first, second, position}. */
  async show(name, live) {
    $("live-card").hidden = live.length === 0;
    if (live.length === 0) {
      return;
    }
    const game = await gameNamed(name);
    if (this.#game?.name !== game.name) {
      this.#game = game;
      this.#places = [];
      this.#element.replaceChildren();
    }
    live.forEach((each, i) => this.#showOne(this.#place(i), each));
    this.#places.forEach(({ figure }, i) => (figure.hidden = i >= live.length));
  }

  #place(i) {
    if (!this.#places[i]) {
      const caption = html("figcaption", { class: "small" });
      const place = html("div", { class: "live-board" });
      const figure = html("figure", {}, place, caption);
      const board = new GameBoard(
        place,
        () => {},
        () => {},
      );
      board.open(this.#game);
      this.#element.append(figure);
      this.#places[i] = { figure, caption, board };
    }
    return this.#places[i];
  }

  #showOne({ board, caption }, { number, first, second, position }) {
    caption.textContent = `Game ${number + 1}: ${first} – ${second}`;
    board.show({ position, moves: [], input: false, values: null, animate: false });
  }
}
