import { set } from "../shared/elements.js";
import { Drawing } from "./drawing.js";
import { Film, sceneAfter } from "./film.js";
import { Gestures, outlook } from "./gestures.js";
import { prompt } from "./prompts.js";
import { loadScene } from "./scenes.js";
import { Sequence } from "./sequence.js";
import { skinOf } from "./skins.js";
import { Spots } from "./spots.js";
import { bestValues } from "./values.js";

/** A board in an element; docs/boards.md has its options. */
export function createBoard(element, options) {
  return new Board(element, options);
}

/**
 * A board of any game: shows a position, lets a person choose one of its legal moves, tells of every move in words.
 * It knows no rules: what is to be seen and what can be done is the server's answer.
 */
class Board {
  #options = {
    moves: [],
    input: false,
    values: null,
    onMove() {},
    animate: true,
    announce: true,
    caption: true,
    skin: true,
    turned: false,
  };
  #drawing;
  #layers;
  #film;
  /** What the server answered about the position shown. */
  #answer = null;
  #gestures = new Gestures();
  #locked = false;
  #sequence = new Sequence();

  constructor(element, options) {
    Object.assign(this.#options, options);
    const {
      game,
      announce,
      caption,
      turned,
      label = `${game.kind.replaceAll("-", " ")} board`,
    } = this.#options;
    const skin = this.#options.skin ? skinOf(game.kind) : {};
    this.#drawing = new Drawing(game, skin, { label, announce, turned });
    this.#layers = this.#drawing.layers;
    this.#film = new Film(this.#drawing);
    this.#layers.caption.hidden = !caption;
    element.append(this.#layers.root);
    this.#listen();
  }

  #listen() {
    const { svg, root, actions } = this.#layers;
    svg.addEventListener("click", (event) => this.#point(Spots.of(event)));
    root.addEventListener("keydown", (event) => this.#key(event));
    svg.addEventListener("pointerover", (event) => this.#peek(Spots.of(event)));
    svg.addEventListener("pointerleave", () => this.#peek());
    // Not on the drawing: an SVG element that listens for focus would become a tab stop of its own.
    root.addEventListener("focusin", (event) => this.#peek(Spots.of(event), buttonOf(event)));
    root.addEventListener("focusout", () => this.#peek());
    actions.addEventListener("pointerover", (event) => this.#peek(undefined, buttonOf(event)));
    actions.addEventListener("pointerleave", () => this.#peek());
    actions.addEventListener("click", (event) => this.#press(buttonOf(event)));
  }

  #key(event) {
    if (event.key === "Escape" && this.#gestures.taken.length) {
      this.cancel();
    } else if (event.target.closest("svg") !== this.#layers.svg) {
      return;
    } else if (event.key === "Enter" || event.key === " ") {
      this.#point(Spots.of(event));
    } else if (!this.#drawing.spots.key(event)) {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  #point(id) {
    if (id === undefined || !this.#open()) {
      return;
    }
    const before = this.#gestures.taken;
    this.#drawing.spots.visit(id);
    this.#took(this.#gestures.point(id), before);
  }

  #press(button) {
    if (button === "cancel") {
      this.cancel();
    } else if (button !== undefined && this.#open()) {
      const before = this.#gestures.taken;
      this.#took(this.#gestures.take(this.#gestures.buttons[button]), before);
    }
  }

  #took(step, before) {
    if (step?.move !== undefined) {
      this.#locked = true;
      this.#refresh();
      this.#options.onMove(step.move);
    } else if (step) {
      this.#halfway(before);
    }
  }

  /** Shows a half-made move, or that it was taken back. */
  async #halfway(before) {
    const { taken } = this.#gestures;
    this.#refresh();
    this.#say(this.#layers.says.textContent);
    this.#peek();
    const done = await this.#sequence.perform(this.#options.animate, async (motion) => {
      await this.#film.change(this.#answer.scene, before, taken, motion);
    });
    if (done) {
      this.#draw();
      this.#refresh();
      this.#focusButtons();
    }
  }

  /** Brings the keyboard to the buttons of a choice that has no spots. */
  #focusButtons() {
    const { taken, next, buttons } = this.#gestures;
    if (
      taken.length &&
      next.length === buttons.length &&
      this.#layers.root.contains(document.activeElement)
    ) {
      this.#layers.actions.querySelector("button")?.focus();
    }
  }

  #open() {
    return (
      this.#options.input &&
      this.#gestures.next.length > 0 &&
      !this.#locked &&
      this.#layers.root.dataset.busy === undefined
    );
  }

  /** Shows what a step would change; without one, what the buttons would. */
  #peek(id, button) {
    const open = this.#open();
    const { taken, buttons } = this.#gestures;
    const step = open ? (buttons[button] ?? this.#gestures.at(id)) : undefined;
    const looked = step ?? (open ? taken.at(-1) : undefined);
    const seen = !looked || (looked !== step && looked.frames.length > 0);
    const origin = taken.at(-1)?.at;
    this.#drawing.preview(this.#film.scene, seen ? [] : outlook(looked), {
      origin,
      target: step?.at ?? origin,
    });
    this.#layers.root.classList.toggle("peeking", step?.at !== undefined);
  }

  focus() {
    this.#drawing.spots.focus();
  }

  /** Takes back a half-made move. */
  cancel() {
    const before = this.#gestures.taken;
    const focused = this.#layers.root.contains(document.activeElement);
    if (before.length) {
      this.#gestures.taken = [];
      this.#halfway(before);
      if (focused && this.#drawing.spots.get(before[0].at)) {
        this.#drawing.spots.visit(before[0].at);
        this.#drawing.spots.focus();
      }
    }
  }

  destroy() {
    this.#sequence.end();
    this.#layers.root.remove();
  }

  /** Shows what changed; resolves when its animation is over. */
  async update(changes) {
    Object.assign(this.#options, changes);
    this.#locked = false;
    const done = await this.#sequence.perform(this.#options.animate, async (motion, isWanted) => {
      const { game, position, moves, input, values } = this.#options;
      const gestures = input || values !== null;
      const answer = await loadScene({ game: game.name, position, moves, gestures });
      if (isWanted()) {
        await this.#become(answer, motion);
      }
    });
    if (done) {
      this.#settle();
    }
  }

  /** Goes from the position shown to another, move by move if it is the next one. */
  async #become(answer, motion) {
    const from = this.#answer;
    const { taken } = this.#gestures;
    this.#answer = answer;
    // Before anything moves, so that whoever steps fast never reads the counts of another position.
    this.#drawing.caption(answer);
    if (from?.position === answer.position) {
      this.#gestures = new Gestures(answer.gestures);
      this.#gestures.follow(taken);
      return;
    }
    this.#gestures = new Gestures();
    this.#peek();
    if (from && answer.last?.before === from.position) {
      this.#say(answer.last.words);
      this.#layers.root.dataset.busy = "";
      this.#drawing.unmark();
      await this.#film.play(answer.last, taken, motion);
    }
    this.#gestures = new Gestures(answer.gestures);
  }

  /** Shows what there is when nothing moves any more. */
  #settle() {
    delete this.#layers.root.dataset.busy;
    this.#film.scene = sceneAfter(this.#answer.scene, this.#gestures.taken);
    this.#draw();
    this.#drawing.caption(this.#answer);
    this.#refresh();
    this.#layers.root.dataset.position = this.#answer.position;
  }

  #draw() {
    this.#drawing.draw(this.#film.scene, this.#gestures.taken.length ? null : (this.#answer.last ?? null));
  }

  /** Brings labels, marks, values and the line under the board up to date. */
  #refresh() {
    const open = this.#open();
    const { taken, next, buttons } = this.#gestures;
    const { game, values } = this.#options;
    const worth = bestValues(next, values?.moves, values ?? {});
    this.#drawing.mark(this.#film.scene, taken, open ? next : [], worth);
    this.#drawing.arrows(taken.length === 0 ? (values?.line ?? []) : []);
    this.#layers.says.textContent = open ? this.#prompt(game) : "";
    this.#drawing.buttons(open ? buttons : [], open && taken.length > 0);
    set(this.#layers.root, { "data-input": open });
    this.#peek();
  }

  #prompt({ board, sides }) {
    const { taken, next } = this.#gestures;
    const side = board.sides[sides.indexOf(this.#answer.toMove)].name;
    const spot = this.#drawing.spots.get(taken.at(-1)?.at)?.words ?? "";
    return prompt(board.prompts, taken, next, side, spot);
  }

  #say(words) {
    if (this.#options.announce) {
      this.#layers.live.textContent = words;
    }
  }
}

/** Which button an event is about, or undefined. */
function buttonOf(event) {
  return event.target.closest?.(".board-actions button")?.dataset.step;
}
