import { html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { pageOf } from "../league/place.js";
import { lastOpinion, opinionText } from "../league/opinions.js";

/** Small boards, one for each game in play. */
export class BoardGrid {
  #list;
  #game;
  #cards = new Map();

  /** @param game as /api/games describes it */
  constructor(list, game) {
    this.#list = list;
    this.#game = game;
  }

  show(boards) {
    for (const [id, { item }] of this.#cards) {
      if (!boards.some((board) => board.id === id)) {
        item.remove();
        this.#cards.delete(id);
      }
    }
    for (const board of boards) {
      this.#card(board).show(board);
    }
  }

  #card({ id }) {
    if (!this.#cards.has(id)) {
      const card = new BoardCard(id, this.#game);
      this.#cards.set(id, card);
      this.#list.append(card.item);
    }
    return this.#cards.get(id);
  }
}

/** One small board and who plays on it. */
class BoardCard {
  #link;
  #board;
  #players;

  constructor(id, game) {
    const place = html("div", { class: "small-board" });
    this.#players = [0, 1].map((side) => ({
      who: html("span", { class: "who" }),
      value: html("span", { class: "num muted" }),
      side,
    }));
    const rows = this.#players.map(({ who, value, side }) =>
      html("span", { class: side ? "player second" : "player" }, who, value),
    );
    this.#link = html(
      "a",
      { class: "card board-card", href: pageOf("arena", { board: id }) },
      ...rows,
      place,
    );
    this.item = html("li", {}, this.#link);
    this.#board = new GameBoard(place, () => {});
    this.#board.open(game);
  }

  show(board) {
    const { players, start, moves } = board;
    for (const { who, value, side } of this.#players) {
      who.textContent = players[side];
      value.textContent = opinionText(lastOpinion(board, side));
    }
    this.#link.setAttribute("aria-label", `Watch ${players.join(" against ")}, ${moves.length} moves made`);
    this.#board.show({ position: start, moves, animate: false, caption: false, announce: false });
  }
}
