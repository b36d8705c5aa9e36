import { html } from "./elements.js";
import { GameBoard } from "./game-board.js";

const BETWEEN_MOVES_MILLIS = 900;

/** Some moves that follow one another, on a small board of their own: step by step, or played. */
export class LineFilm {
  #board;
  #onStep;
  #line = [];
  #start = "";
  #timer = null;
  #step = 0;
  #back = html("button", { type: "button", "aria-label": "One move back", onclick: () => this.#go(-1) }, "◀");
  #run = html("button", { type: "button", class: "grow", onclick: () => this.#toggle() }, "Play");
  #forth = html("button", { type: "button", "aria-label": "One move on", onclick: () => this.#go(1) }, "▶");
  #words = html("p", { class: "small num film-words", role: "status" });

  /**
   * @param place where it goes
   * @param onStep hears how many moves are shown
   */
  constructor(place, onStep) {
    const element = html("div", { class: "film-board" });
    this.#board = new GameBoard(element, () => {});
    this.#onStep = onStep;
    place.append(
      element,
      html(
        "div",
        { class: "row film-steps", role: "group", "aria-label": "The expected line" },
        this.#back,
        this.#run,
        this.#forth,
      ),
      this.#words,
    );
  }

  /** Gets ready for boards of a game. */
  openGame(game) {
    this.#board.open(game);
  }

  /** Shows a line after its first move: moves are {move, name, position}, each with the position after it. */
  async open(start, moves) {
    this.#pause();
    this.#start = start;
    this.#line = moves;
    await this.show(1);
  }

  async show(step) {
    this.#step = Math.max(0, Math.min(step, this.#line.length));
    const at = this.#step;
    this.#back.disabled = at === 0;
    this.#forth.disabled = at === this.#line.length;
    const names = this.#line.slice(0, at).map(({ name }) => name);
    this.#words.textContent = `${at} of ${this.#line.length}: ${names.join(", ") || "before the move"}`;
    this.#onStep(at);
    const before = at > 1 ? this.#line[at - 2].position : this.#start;
    const moves = at > 0 ? [this.#line[at - 1].move] : [];
    await this.#board.show({ position: before, moves, input: false, values: null });
  }

  #go(by) {
    this.#pause();
    this.show(this.#step + by);
  }

  #pause() {
    clearTimeout(this.#timer);
    this.#timer = null;
    this.#run.textContent = "Play";
  }

  #toggle() {
    if (this.#timer !== null) {
      this.#pause();
      return;
    }
    this.#run.textContent = "Pause";
    const next = async (step) => {
      const shown = this.#timer;
      await this.show(step);
      if (this.#timer !== shown) {
        return;
      }
      if (step >= this.#line.length) {
        this.#pause();
      } else {
        this.#timer = setTimeout(() => next(step + 1), BETWEEN_MOVES_MILLIS);
      }
    };
    this.#timer = setTimeout(() => next(this.#step >= this.#line.length ? 0 : this.#step + 1));
  }
}
