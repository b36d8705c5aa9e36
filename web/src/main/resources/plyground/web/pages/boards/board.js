import { Frame } from "./frame.js";
import { LabyrinthView } from "./labyrinth.js";
import { hint, mark, unmark } from "./marks.js";
import { Motion } from "./motion.js";
import { OthelloView } from "./othello.js";
import { kind, rules, rulesOf } from "./rules.js";
import { Squares } from "./squares.js";
import { Steps } from "./steps.js";
import { html, set } from "./svg.js";
import { TicTacToeView } from "./tic-tac-toe.js";
import { bestValues } from "./values.js";
import { WarView } from "./war.js";
import { WarOfLifeView } from "./war-of-life.js";

export { rules };

const VIEWS = {
  "tic-tac-toe": TicTacToeView,
  othello: OthelloView,
  "war-of-life": WarOfLifeView,
  labyrinth: LabyrinthView,
  war: WarView,
};

/** A board in an element; docs/boards.md has its options. */
export function createBoard(element, options) {
  return new Board(element, options);
}

/**
 * A board of any game: shows a position, lets a person choose one of its legal moves, tells of every move
 * in words. What a game looks like is its view's business.
 */
class Board {
  #options = {
    legal: [],
    lastMove: null,
    input: false,
    values: null,
    onMove() {},
    animate: true,
    announce: true,
    caption: true,
  };
  #rules;
  #frame;
  #view;
  #position;
  #state;
  #steps = new Steps([], () => null);
  #locked = false;
  #motion = new Motion(false);
  #moving = null;
  #turn = 0;

  constructor(element, options) {
    Object.assign(this.#options, options);
    this.#rules = rulesOf(options.game, options.map);
    this.#position = options.position;
    this.#state = this.#rules.parse(options.position);
    const name = kind(options.game);
    const { label, announce, caption } = this.#options;
    this.#frame = new Frame({ name, label, announce, grid: VIEWS[name].grid?.(this.#rules) ?? true });
    this.#view = new VIEWS[name](this.#frame.layers, this.#frame.squares, this.#rules, this.#state);
    set(this.#frame.svg, { viewBox: this.#view.viewBox.join(" ") });
    this.#frame.caption.hidden = !caption;
    element.append(this.#frame.root);
    this.#listen();
    this.#show();
  }

  #listen() {
    this.#frame.svg.addEventListener("click", (event) => this.#choose(Squares.of(event)));
    this.#frame.root.addEventListener("keydown", (event) => this.#key(event));
    this.#frame.svg.addEventListener("pointerover", (event) => this.#peek(Squares.of(event)));
    this.#frame.svg.addEventListener("pointerleave", () => this.#peek());
    // Not on the drawing: an SVG element that listens for focus would become a tab stop of its own.
    this.#frame.root.addEventListener("focusin", (event) => this.#peek(Squares.of(event)));
    this.#frame.root.addEventListener("focusout", () => this.#peek());
    this.#frame.actions.addEventListener("click", (event) => {
      const step = event.target.closest("button")?.dataset.step;
      return step === "cancel" ? this.cancel() : this.#choose(step);
    });
  }

  #key(event) {
    if (event.key === "Escape" && this.#steps.chosen.length) {
      this.cancel();
    } else if (event.target.closest("svg") !== this.#frame.svg) {
      return;
    } else if (event.key === "Enter" || event.key === " ") {
      this.#choose(Squares.of(event));
    } else if (!this.#frame.squares.key(event)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #choose(step) {
    if (step === undefined || !this.#open()) {
      return;
    }
    const before = this.#steps.chosen;
    const move = this.#steps.take(step);
    if (this.#frame.squares.get(step)) {
      this.#frame.squares.visit(step);
    }
    if (move === undefined) {
      return;
    }
    if (move) {
      this.#locked = true;
      this.#refresh();
      this.#options.onMove(move);
    } else {
      this.#halfway(before);
    }
  }

  /** Shows a half-made move, or that it was taken back. */
  async #halfway(before) {
    const { chosen } = this.#steps;
    this.#refresh();
    this.#say(this.#frame.says.textContent);
    this.#view.peek?.(this.#state, null);
    if (await this.#perform((motion) => this.#view.halfway?.(this.#state, before, chosen, motion))) {
      this.#marks();
      this.#actionFocus();
    }
  }

  /**
   * Lets one thing move at a time: what moves now is brought to its end first. True if nothing else
   * came in between.
   */
  async #perform(action) {
    const turn = ++this.#turn;
    this.#motion.finish();
    await this.#moving;
    if (turn === this.#turn) {
      this.#motion = new Motion(this.#options.animate);
      this.#moving = action(this.#motion);
      await this.#moving;
    }
    return turn === this.#turn;
  }

  /** Brings the keyboard to the buttons of a choice that has no squares. */
  #actionFocus() {
    const next = [...this.#steps.next().keys()];
    if (
      this.#steps.chosen.length &&
      next.every((step) => step.startsWith("!")) &&
      this.#frame.root.contains(document.activeElement)
    ) {
      this.#frame.actions.querySelector("button")?.focus();
    }
  }

  #open() {
    const { input, legal } = this.#options;
    return input && legal.length > 0 && !this.#locked && this.#frame.root.dataset.busy === undefined;
  }

  #peek(id) {
    const moves = id !== undefined && this.#open() ? this.#steps.next().get(id) : undefined;
    this.#view.peek?.(this.#state, moves ? { step: id, moves, chosen: this.#steps.chosen } : null);
    this.#frame.root.classList.toggle("peeking", moves !== undefined);
  }

  focus() {
    this.#frame.squares.focus();
  }

  /** Takes back a half-made move. */
  cancel() {
    const before = this.#steps.chosen;
    const focused = this.#frame.root.contains(document.activeElement);
    if (before.length) {
      this.#steps.chosen = [];
      this.#halfway(before);
      if (focused && this.#frame.squares.get(before[0])) {
        this.#frame.squares.visit(before[0]);
        this.#frame.squares.focus();
      }
    }
  }

  destroy() {
    this.#motion.finish();
    this.#turn++;
    this.#frame.root.remove();
  }

  /** Shows what changed; resolves when its animation is over. */
  async update(changes) {
    const moved = changes.position !== undefined && changes.position !== this.#options.position;
    const forget = moved ? { lastMove: null, values: null } : {};
    Object.assign(this.#options, forget, changes);
    this.#locked = false;
    if (await this.#perform((motion) => this.#become(motion))) {
      this.#show();
    }
  }

  /** Goes from the position shown to the one asked for, move by move if it is the next one. */
  async #become(motion) {
    const { position, lastMove } = this.#options;
    if (position === this.#position) {
      return;
    }
    const from = this.#state;
    const { chosen } = this.#steps;
    this.#position = position;
    this.#state = this.#rules.parse(position);
    this.#steps = new Steps([], () => null);
    this.#view.peek?.(from, null);
    if (!this.#follows(from, lastMove)) {
      this.#view.forget?.();
      return;
    }
    this.#say(this.#rules.describe(from, lastMove));
    this.#frame.root.dataset.busy = "";
    this.#clear();
    await this.#view.play(from, lastMove, this.#state, motion, chosen);
  }

  #follows(from, move) {
    try {
      return (
        move !== null && this.#rules.format(this.#rules.play(from, move)) === this.#rules.format(this.#state)
      );
    } catch {
      return false; // a move of another position
    }
  }

  #show() {
    const { legal, lastMove, input } = this.#options;
    const { chosen } = this.#steps;
    this.#steps = new Steps(legal, (move) => this.#view.steps(this.#state, move, legal));
    if (input && this.#steps.next(chosen).size > 0) {
      this.#steps.chosen = chosen;
    }
    delete this.#frame.root.dataset.busy;
    this.#view.draw(this.#state, lastMove, this.#steps.chosen);
    if (this.#options.caption) {
      this.#frame.caption.replaceChildren(...this.#view.caption(this.#state));
    }
    this.#refresh();
    this.#frame.root.dataset.position = this.#position;
  }

  /** Brings labels, marks, hints and the line under the board up to date. */
  #refresh() {
    this.#marks();
    const open = this.#open();
    const next = open ? this.#steps.next() : new Map();
    const chosen = this.#steps.chosen;
    const actions = [...next.keys()].filter((step) => step.startsWith("!"));
    this.#frame.says.textContent = open ? (this.#view.prompt?.(this.#state, chosen, next) ?? "") : "";
    this.#frame.actions.replaceChildren(
      ...actions.map((step) => this.#button(step, this.#view.action(this.#state, step), next.get(step)[0])),
      ...(open && chosen.length ? [this.#button("cancel", "Back", null)] : []),
    );
    set(this.#frame.root, { "data-input": open });
  }

  #button(step, words, move) {
    return html("button", { type: "button", "data-step": step, "data-move": move }, words);
  }

  #marks() {
    const next = this.#open() ? this.#steps.next() : new Map();
    const values = bestValues(this.#steps.next(), this.#options.values);
    const label = (id) => this.#view.label(this.#state, id, this.#steps.chosen);
    mark(this.#frame, this.#steps.chosen, next, label);
    hint(this.#frame, values, (id) => this.#view.hintOffset?.(id));
  }

  #clear() {
    unmark(this.#frame);
    this.#frame.actions.replaceChildren();
    this.#frame.says.textContent = "";
  }

  #say(words) {
    if (this.#options.announce) {
      this.#frame.live.textContent = words;
    }
  }
}
