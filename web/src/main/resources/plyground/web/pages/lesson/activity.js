import { post, postForLines } from "../shared/api.js";
import { html } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { Recorder } from "../microscope/recorder.js";

/** One thing to do in a lesson: its settings for the game chosen, its place, what it says. */
export class Activity {
  #settings;
  #onDone;
  #feedback = html("p", { class: "feedback", role: "status" });
  place = html("div", { class: "activity-place" });
  done = false;

  /** @param game as /api/games/GAME describes it; onDone hears that it is done */
  constructor(element, game, onDone) {
    this.#settings = JSON.parse(element.dataset.settings);
    this.#onDone = onDone;
    this.game = game;
    const task = this.setting("task");
    element.replaceChildren(
      ...[task && html("p", { class: "task" }, task), this.place, this.#feedback].filter(Boolean),
    );
  }

  /** A setting; one for this game alone goes before the one for all. */
  setting(key) {
    return this.#settings[`${key}.${this.game.kind}`] ?? this.#settings[key];
  }

  /** Where the searches of this activity begin. */
  request() {
    return { game: this.game.name, position: this.setting("position") ?? "" };
  }

  /** Shows the position that all is about beside what one does. */
  async showBoard() {
    const element = html("div", { class: "lesson-board" });
    this.place.before(element);
    this.place.parentElement.classList.add("with-board");
    const shown = new GameBoard(element, () => {});
    shown.open(this.game);
    const { position } = await post("/api/position", this.request());
    await shown.show({ position, moves: [], input: false, values: null });
  }

  /** What the players are called, the one to move first. */
  async players() {
    const names = this.game.board.sides.map(({ name }) => name);
    const { toMove } = await post("/api/position", this.request());
    return this.game.sides.indexOf(toMove) === 0 ? names : names.toReversed();
  }

  /** Says whether something was right, and why. */
  tell(right, words) {
    this.#feedback.textContent = `${right ? "Right" : "Not yet"}: ${words}`;
    this.#feedback.dataset.verdict = right ? "right" : "wrong";
  }

  /** Says what happened where nothing was right or wrong. */
  say(words) {
    this.#feedback.textContent = words;
    delete this.#feedback.dataset.verdict;
  }

  finish(words) {
    this.tell(true, words);
    this.done = true;
    this.#onDone();
  }

  /** The trace of an agent's search from here. */
  async trace(agent = this.setting("agent")) {
    const recorder = new Recorder();
    await postForLines("/api/trace", { ...this.request(), agent }, (line) => recorder.add(line));
    return recorder.finish();
  }
}
