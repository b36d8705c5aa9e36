// The board of a page and the state of a match it shows: one move after the other, or any move looked back at.
import { createBoard, rules } from "/boards/board.js";
import { game } from "./api.js";
import { h } from "./dom.js";

const MOST_STEPS = 3;

export class BoardRoom {
  #element;
  #onMove;
  #board = null;
  #drawn = null;
  #catching = false;
  #onShow;

  /** @param onShow called with the state whenever the board shows something else */
  constructor(element, { onMove, onShow }) {
    this.#element = element;
    this.#onMove = onMove;
    this.#onShow = onShow;
    this.about = null;
    this.words = null;
    this.view = 0;
    this.following = true;
    this.hints = null;
    this.state = null;
  }

  /** Gets ready for a game; gives its full name. */
  async enter(name) {
    const about = await game(name);
    if (this.about?.name !== about.name) {
      this.about = about;
      this.words = rules(about.name, about.map);
      this.#board?.destroy();
      this.#board = this.#drawn = null;
    }
    return about.name;
  }

  begin() {
    this.view = 0;
    this.following = true;
    this.hints = this.#drawn = null;
  }

  /** There is news of the match. */
  take(state) {
    if (!this.about || state.game !== this.about.name) {
      return;
    }
    this.state = state;
    if (this.#catching && this.following && this.view <= state.at) {
      return this.#onShow(state);
    }
    if (this.view > state.line.length || (this.following && !this.#near())) {
      this.view = state.at;
    }
    if (this.hints?.at !== this.view || !this.following) {
      this.hints = null;
    }
    this.draw();
    if (this.following && this.view < state.at) {
      this.#catchUp();
    }
  }

  /** Whether the board can get to the position of the match move by move. */
  #near() {
    const steps = this.state.at - this.view;
    return steps > 0 && steps <= MOST_STEPS && this.#drawn === this.position();
  }

  async #catchUp() {
    if (this.#catching) {
      return;
    }
    this.#catching = true;
    try {
      while (this.following && this.view < this.state.at) {
        this.view++;
        await this.draw();
        if (this.state.at - this.view > MOST_STEPS) {
          this.view = this.state.at - 1;
        }
      }
    } finally {
      this.#catching = false;
    }
  }

  look(ply) {
    this.view = Math.max(0, Math.min(ply, this.state.line.length));
    this.following = this.view === this.state.at;
    this.hints = null;
    this.draw();
  }

  position() {
    return this.view === 0 ? this.state.start : this.state.line[this.view - 1].position;
  }

  /** Whether the board shows the position the match is at. */
  now() {
    return this.view === this.state.at;
  }

  human(side) {
    return this.state.agents[side] === "human";
  }

  draw() {
    const state = this.state;
    const options = {
      position: this.position(),
      legal: this.now() ? state.legal : [],
      lastMove: this.view > 0 ? state.line[this.view - 1].move : null,
      input: this.now() && !state.over && this.human(this.words.toMove(state.position)),
      values: this.hints?.at === this.view ? this.hints.moves : null,
    };
    this.#drawn = options.position;
    let done = null;
    if (this.#board) {
      done = this.#board.update(options);
    } else {
      this.#board = createBoard(this.#element, {
        game: this.about.name,
        map: this.about.map,
        label: `${this.about.name} board`,
        onMove: this.#onMove,
        ...options,
      });
    }
    this.#onShow(state);
    return done;
  }

  unlock() {
    this.#board?.update({ input: true });
  }

  focus() {
    this.#board?.focus();
  }

  /** The way to the position shown, for questions about it. */
  place() {
    return {
      game: this.state.game,
      position: this.state.start,
      moves: this.state.line.slice(0, this.view).map((ply) => ply.move),
    };
  }

  query() {
    const { game: name, position, moves } = this.place();
    const search = new URLSearchParams({ game: name, start: position });
    if (moves.length) {
      search.set("moves", moves.join(" "));
    }
    return search;
  }

  /** How it ended, in words. */
  outcome() {
    const { winner, reason } = this.state.outcome;
    const side = this.about.sides.indexOf(winner);
    return side < 0 ? `Draw: ${reason}` : `${this.words.sides[side]} wins: ${reason}`;
  }

  /** Who sits there, and whose turn it is. */
  seat(element, side) {
    const state = this.state;
    const ended = state.over && this.now();
    const turn = this.words.toMove(this.position()) === side && !ended;
    element.className = `seat ${side === 1 ? "second" : "first"}${turn ? " turn" : ""}`;
    const who = this.human(side) ? "a person" : state.agents[side];
    element.replaceChildren(
      h("span", { class: "dot", "aria-hidden": "true" }),
      h("span", { class: "who" }, this.words.sides[side]),
      h("span", { class: "agent", title: who }, who),
      h("span", { class: "turn-mark" }, turn && state.thinking && this.now() ? "thinking …" : ""),
    );
  }
}
