import { post } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";

/** A position one can play on, drawn when it comes into sight. */
export class Example {
  #game;
  #position;
  #moves = [];
  #board;
  #said = html("p", { class: "small said", role: "status" });
  #again = html(
    "button",
    { type: "button", class: "quiet", disabled: true, onclick: () => this.#restart() },
    "Begin again",
  );
  #link = html("a", { class: "button" }, "Play on from here");

  constructor(game, position, caption) {
    this.#game = game;
    this.#position = position;
    const place = html("div", { class: "example-board" });
    this.#board = new GameBoard(
      place,
      (move) => this.#play(move),
      (failure) => this.#say(failure.message),
    );
    this.#board.open(game);
    this.element = html(
      "figure",
      { class: "example" },
      html("figcaption", { class: "small" }, caption),
      place,
      this.#said,
      html("div", { class: "row" }, this.#again, this.#link),
    );
    this.#showLink();
    const seen = new IntersectionObserver(([entry]) => {
      if (entry.isIntersecting) {
        seen.disconnect();
        this.#board.show({ position, moves: [], input: true, values: null });
      }
    });
    seen.observe(this.element);
  }

  #say(words) {
    this.#said.textContent = words;
  }

  #showLink() {
    const search = new URLSearchParams({ game: this.#game.name, start: this.#position });
    if (this.#moves.length > 0) {
      search.set("moves", this.#moves.join(" "));
    }
    this.#link.href = `/play?${search}`;
    this.#link.setAttribute("aria-label", `Play ${this.#game.title} on from here`);
  }

  /** Makes a move for whoever is to move. */
  async #play(move) {
    try {
      const moves = [...this.#moves, move];
      const at = await post("/api/position", { game: this.#game.name, position: this.#position, moves });
      this.#moves = moves;
      this.#show(at);
    } catch (failure) {
      this.#say(failure.message);
    }
  }

  #show({ line, over, outcome }) {
    const { words } = line.at(-1);
    const end = over ? ` The game is over: ${outcome.reason}.` : "";
    this.#say(`${words.charAt(0).toUpperCase()}${words.slice(1)}.${end}`);
    this.#again.disabled = false;
    this.#showLink();
    this.#board.show({
      position: line.at(-2)?.position ?? this.#position,
      moves: this.#moves.slice(-1),
      input: !over,
    });
  }

  #restart() {
    this.#moves = [];
    this.#again.disabled = true;
    this.#say("");
    this.#showLink();
    this.#board.show({ position: this.#position, moves: [], input: true });
  }
}
