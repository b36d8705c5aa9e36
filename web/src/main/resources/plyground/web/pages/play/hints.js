import { postForLines } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { countText } from "../shared/values.js";
import { measureOf, moveWorth } from "../shared/worth.js";
import { wants } from "./settings.js";

/** What the lab thinks of the position shown, while it thinks; it waits until an agent to move is done. */
export class Hints {
  #view;
  #onFailure;
  #wanted = false;
  #asked = null;
  #stop = null;

  constructor(view, onFailure) {
    this.#view = view;
    this.#onFailure = onFailure;
  }

  get wanted() {
    return this.#wanted;
  }

  toggle() {
    this.#wanted = !this.#wanted;
    if (this.#wanted) {
      this.refresh();
    } else {
      this.#end();
      this.#view.showValues(null);
    }
  }

  /** To be called whenever something else is shown: asks anew, or ends where hints are not to stay. */
  refresh() {
    const { state } = this.#view;
    const key = `${this.#view.ply} ${this.#view.position()}`;
    if (!this.#wanted || key === this.#asked) {
      return;
    }
    if (this.#asked !== null && !wants("keep-hints")) {
      this.#wanted = false;
      this.#end();
      return;
    }
    // Where the board is still on its way to the last move, that is the position somebody asks about.
    const waits = this.#view.isCurrent() ? state.thinking : this.#view.following;
    if (waits || this.#view.isOver()) {
      this.#end();
      this.#asked = this.#view.isOver() ? key : null;
      return;
    }
    this.#end();
    this.#asked = key;
    this.#ask(key).catch((failure) => failure.name !== "AbortError" && this.#onFailure(failure));
  }

  #end() {
    this.#stop?.abort();
    this.#stop = null;
    this.#asked = null;
    $("thoughts").hidden = true;
  }

  async #ask(key) {
    const stop = (this.#stop = new AbortController());
    const hear = (found) => {
      if (this.#asked !== key || stop.signal.aborted) {
        return;
      }
      if (found.error) {
        throw new Error(found.error);
      }
      $("thoughts").hidden = false;
      $("thoughts-text").textContent = thoughtText(found);
      this.#view.showValues(found);
    };
    await postForLines("/api/study", this.#view.positionRequest(), hear, stop.signal);
  }
}

/** How far a search is, and what it would play. */
export function thoughtText({ depth, nodes, line, moves, exact, complete, ...answer }) {
  const best = moves.find(({ move }) => move === line[0]?.move);
  const worth = best ? `, ${moveWorth({ ...best, exact }, measureOf(answer))}` : "";
  const names = line.map(({ name }) => name).join(" · ");
  const state = exact ? "to the end" : `depth ${depth}`;
  return `${names}${worth} (${state}, ${countText(nodes)} positions${complete ? "" : " …"})`;
}
