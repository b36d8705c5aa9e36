import { $ } from "../shared/elements.js";
import { attempt } from "../shared/trouble.js";
import { Evaluations } from "./evaluations.js";
import { drawGraph } from "./graph.js";
import { reportEntry, turningPoints } from "./report.js";

/** What the lab thinks of the game as a whole: the graph, and after the end where it turned. */
export class Analysis {
  #view;
  #onChoose;
  #onRetry;
  #evaluations = new Evaluations();
  #state = null;

  constructor({ view, onChoose, onRetry }) {
    this.#view = view;
    this.#onChoose = onChoose;
    this.#onRetry = onRetry;
    $("graph-toggle").addEventListener("click", () => attempt(() => this.#toggle()));
  }

  /** Takes over a new state of the game. */
  async update(state) {
    this.#state = state;
    const report = state.over && state.line.length > 1;
    if (!report) {
      $("report").hidden = true;
    }
    if ((report || !$("graph").hidden) && (await this.#evaluations.update(state))) {
      this.show();
    }
    if (report) {
      this.#report();
    }
  }

  async #toggle() {
    const hidden = ($("graph").hidden = !$("graph").hidden);
    $("graph-toggle").textContent = hidden ? "Show" : "Hide";
    $("graph-toggle").setAttribute("aria-expanded", !hidden);
    this.show();
    if (this.#state) {
      await this.update(this.#state);
    }
  }

  /** Draws the graph as far as it is known. */
  show() {
    if (!$("graph").hidden) {
      const { values, measure } = this.#evaluations;
      drawGraph($("graph"), { values, measure, ply: this.#view.ply, sides: this.#sides() }, this.#onChoose);
    }
  }

  #sides() {
    return [0, 1].map((side) => this.#view.sideName(side));
  }

  #report() {
    const { line, at } = this.#state;
    const { values, measure } = this.#evaluations;
    const made = line.slice(0, at);
    const points = turningPoints(
      values.slice(0, at + 1),
      made.map((_, i) => this.#view.mover(line, i)),
    );
    $("report").hidden = false;
    $("report-text").textContent = points.length
      ? "The moves that cost most, as far as a quick look tells."
      : "No single move decided it, as far as a quick look tells.";
    $("report-list").replaceChildren(
      ...points.map((point) =>
        reportEntry(point, {
          name: line[point.ply].name,
          sides: this.#sides(),
          measure,
          onLook: (ply) => this.#look(ply),
          onRetry: (ply) => attempt(() => this.#onRetry(ply)),
        }),
      ),
    );
    const turning = new Set(points.map(({ ply }) => String(ply + 1)));
    for (const button of $("moves").querySelectorAll("button[data-line='0']")) {
      button.parentElement.classList.toggle("turning", turning.has(button.dataset.ply));
    }
  }

  #look(ply) {
    this.#onChoose(ply);
    if ($("hint").getAttribute("aria-pressed") !== "true") {
      $("hint").click();
    }
  }
}
