import { $, html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { drawOpinions, lastOpinion, opinionText } from "../league/opinions.js";

/** One game, large: live or from the past, with what both engines said. */
export class SingleBoard {
  #board;
  #gameName;
  #game = null;
  #ply = 0;
  #following = true;

  /** @param game as /api/games describes it */
  constructor(game) {
    this.#gameName = game.name;
    this.#board = new GameBoard($("one-board"), () => {});
    this.#board.open(game);
    $("one").hidden = false;
    $("one-back").addEventListener("click", () => this.#goTo(this.#ply - 1));
    $("one-on").addEventListener("click", () => this.#goTo(this.#ply + 1));
    $("one-end").addEventListener("click", () => this.#goTo(this.#game?.moves.length ?? 0));
  }

  /** @param game {players, start, moves, values, sides} */
  show(game) {
    const another =
      !this.#game || this.#game.start !== game.start || game.moves.length < this.#game.moves.length;
    this.#game = game;
    if (another) {
      this.#following = true;
    }
    if (this.#following) {
      this.#ply = game.moves.length;
    }
    this.#draw();
  }

  /** Goes to the position after so many moves. */
  #goTo(ply) {
    if (this.#game) {
      this.#ply = Math.max(0, Math.min(ply, this.#game.moves.length));
      this.#following = this.#ply === this.#game.moves.length;
      this.#draw();
    }
  }

  /** Begins at the position after so many moves. */
  startAt(ply) {
    this.#goTo(ply);
  }

  #draw() {
    const { players, start, moves } = this.#game;
    $("one-title").textContent = players.join(" – ");
    $("one-ply").textContent = `move ${this.#ply} of ${moves.length}`;
    $("one-back").disabled = this.#ply === 0;
    $("one-on").disabled = this.#ply === moves.length;
    $("one-said").replaceChildren(
      ...players.map((name, side) =>
        html(
          "tr",
          { class: side ? "second" : "first" },
          html("td", {}, name),
          html(
            "td",
            { class: "num right" },
            opinionText(lastOpinion(this.#game, side, this.#ply)) || "nothing",
          ),
        ),
      ),
    );
    drawOpinions($("one-graph"), this.#game, this.#ply, players);
    const place = new URLSearchParams({
      game: this.#gameName,
      start,
      moves: moves.slice(0, this.#ply).join(" "),
    });
    $("one-replay").href = `/play?${place}`;
    $("one-microscope").href = `/microscope?${place}`;
    return this.#board.show({ position: start, moves: moves.slice(0, this.#ply) });
  }
}
