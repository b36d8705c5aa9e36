// The card "Why?": the reasons for and against a move, and the line that is expected after it.
import { post } from "./api.js";
import { options } from "./controls.js";
import { html } from "./elements.js";
import { LineFilm } from "./line-film.js";
import { format, parse } from "./spec.js";
import { attempt } from "./trouble.js";
import { badgeText, measureOf } from "./worth.js";

/** Whether an agent searches to a depth, so that it can say itself why it plays a move. */
function explains(agent) {
  const { parameters } = parse(agent);
  return "depth" in parameters && !("nodes" in parameters) && !("time" in parameters);
}

export class Why {
  #view;
  #film;
  #game = null;
  #answer = null;
  #asked = 0;
  #last = html("button", { type: "button", id: "why-last", onclick: () => this.#askLast() }, "Why?");
  #next = html("button", { type: "button", id: "why-next", onclick: () => this.#askNext() }, "What now?");
  #trouble = html("p", { class: "trouble", role: "alert" });
  #about = html("p", { class: "small muted", role: "status" });
  #found = html("div", { class: "stack tight", hidden: true });
  #title = html("h3");
  #other = html("select", { id: "why-other", onchange: () => this.#askOther() });
  #lines = html("div", { class: "row", role: "group", "aria-label": "Which line" });
  #reasons = html("ol", { class: "reasons" });
  #scope = html("a", { class: "button", id: "why-scope" }, "Microscope here");

  /** @param view the MatchView whose moves are asked about */
  constructor(place, view) {
    this.#view = view;
    const board = html("div", { class: "stack tight" });
    this.#film = new LineFilm(board, (step) => this.#showScope(step));
    this.#found.append(
      this.#title,
      this.#reasons,
      this.#lines,
      board,
      html("div", { class: "field" }, html("label", { for: "why-other" }, "And if it were"), this.#other),
      html("div", { class: "row" }, this.#scope),
    );
    place.append(
      html("div", { class: "row" }, this.#last, this.#next),
      this.#trouble,
      this.#about,
      this.#found,
    );
  }

  /** To be called whenever something else is shown. */
  show() {
    const { state, ply } = this.#view;
    this.#last.disabled = ply === 0;
    this.#last.textContent = ply === 0 ? "Why?" : `Why ${nameOf(state.line[ply - 1])}?`;
    this.#next.disabled = this.#view.isOver();
    if (this.#answer && !this.#isAbout(state)) {
      this.#answer = null;
      this.#found.hidden = true;
      this.#about.textContent = "";
    }
  }

  /** Whether the game still has the position that the answer speaks of. */
  #isAbout({ line }) {
    return (
      this.#view.game.name === this.#game?.name &&
      this.#asked <= line.length &&
      this.#view.position(this.#asked) === this.#answer.position
    );
  }

  #askLast() {
    const ply = this.#view.ply - 1;
    const agent = this.#view.state.agents[this.#view.sideToMove(ply)];
    this.#ask(ply, { move: this.#view.state.line[ply].move, ...(explains(agent) && { agent }) });
  }

  #askNext() {
    this.#ask(this.#view.ply, {});
  }

  #askOther() {
    const { agent, depth } = this.#answer;
    this.#ask(this.#asked, { move: this.#other.value, agent: withDepth(agent, depth) });
  }

  #ask(ply, question) {
    return attempt(async () => {
      const { game } = this.#view;
      const { start, line } = this.#view.state;
      const moves = line.slice(0, ply).map(({ move }) => move);
      this.#about.textContent = "Searching …";
      try {
        const answer = await post("/api/why", { game: game.name, position: start, moves, ...question });
        if (this.#game !== game) {
          this.#game = game;
          this.#film.openGame(game);
        }
        this.#asked = ply;
        this.#answer = answer;
        await this.#showAnswer();
      } finally {
        this.#about.textContent = this.#answer ? aboutText(this.#answer) : "";
      }
    }, this.#trouble);
  }

  async #showAnswer() {
    const { line, other, best, moves, move, sentences } = this.#answer;
    const [name, rival] = [line.moves[0].name, other.moves[0].name];
    this.#title.textContent = `${best ? "Why" : "Why not"} ${name}?`;
    this.#reasons.replaceChildren(
      ...sentences.map(({ kind, text }) => html("li", { "data-kind": kind }, text)),
    );
    const measure = measureOf(this.#answer);
    const choices = moves.map((each) => [each.move, `${each.name} (${badgeText(each, measure)})`]);
    this.#other.replaceChildren(...options(choices));
    this.#other.value = move;
    this.#found.hidden = false;
    const lines =
      rival === name
        ? [[name, line]]
        : [
            [name, line],
            [rival, other],
          ];
    this.#lines.replaceChildren(
      ...lines.map(([words, each]) =>
        html("button", { type: "button", onclick: () => this.#openLine(each) }, `After ${words}`),
      ),
    );
    this.#lines.hidden = lines.length < 2;
    await this.#openLine(line);
  }

  #openLine(line) {
    const { other } = this.#answer;
    [...this.#lines.children].forEach((each, i) =>
      each.setAttribute("aria-pressed", (line === other) === (i === 1)),
    );
    this.#shown = line;
    return this.#film.open(this.#answer.position, line.moves);
  }

  #shown = null;

  /** The Microscope at the position of the film, as deep as is left. */
  #showScope(step) {
    const { agent, depth, position } = this.#answer;
    const moves = this.#shown.moves.slice(0, step).map(({ move }) => move);
    const left = Math.max(1, depth - step);
    const to = new URLSearchParams({ game: this.#game.name, start: position, agent: withDepth(agent, left) });
    if (moves.length > 0) {
      to.set("moves", moves.join(" "));
    }
    this.#scope.href = `/microscope?${to}`;
  }
}

function nameOf({ name, move }) {
  return name ?? move;
}

function withDepth(agent, depth) {
  const { name, parameters } = parse(agent);
  return format(name, { ...parameters, depth: String(depth) });
}

function aboutText({ agent, depth, nodes }) {
  return `Asked: ${agent}, ${depth} ${depth === 1 ? "ply" : "plies"}, ${nodes.toLocaleString("en")} positions.`;
}
