import { agentForm } from "./agent-form.js";
import { agentsOf, gameNamed, get } from "./api.js";
import { field, select, whole } from "./controls.js";
import { html } from "./elements.js";
import { gamePicker } from "./game-picker.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";
import { showTrouble } from "./trouble.js";

/** The choice that opens a field for a position's text; no position is called so. */
const PASTED = " ";

/** The form for a new game: which game, who plays, from where. */
export class SetupForm {
  #element;
  #people;
  #games = [];
  #kind = "";
  #parameters = () => ({});
  #players = [];
  #start;
  #seed;
  #text;
  #minutes = numberField();
  #seconds = numberField();
  #request = 0;
  #gameFields = html("div", { class: "parameter-grid" });
  #playerFields = html("div", { class: "two" });
  #startFields = html("div", { class: "stack tight" });
  #more = html(
    "details",
    { class: "setup-more" },
    html("summary", {}, "The board, the start, the clocks"),
    this.#gameFields,
    this.#startFields,
  );
  #trouble = html("p", { class: "trouble", role: "alert" });

  /** @param people whether people may play */
  constructor(element, { people }) {
    this.#element = element;
    this.#people = people;
  }

  /** Fills the form, beginning with a game and its players. */
  async open({ game = "tic-tac-toe", agents } = {}) {
    this.#games = await get("/api/games");
    const { name, parameters } = parse(game);
    this.#element.replaceChildren(
      fieldset(
        "Game",
        gamePicker(this.#games, name, (chosen) => this.#choose(chosen, {})),
      ),
      this.#playerFields,
      this.#more,
      this.#trouble,
    );
    await this.#choose(name, parameters, agents);
  }

  async #choose(kind, values, agents) {
    const game = this.#games.find(({ name }) => name === kind) ?? this.#games[0];
    const { parameters, levels } = game;
    this.#kind = game.name;
    this.#parameters = parameterForm(this.#gameFields, { parameters, values, onChange: () => this.#fill() });
    this.#gameFields.hidden = parameters.length === 0;
    this.#more.open ||= Object.keys(values).length > 0;
    await this.#fill(
      agents ?? (this.#people ? ["human", levels[1].agent] : levels.slice(1).map(({ agent }) => agent)),
    );
  }

  #game() {
    return format(this.#kind, this.#parameters());
  }

  /** Who played stays, also if they were chosen while the server was asked. */
  async #fill(agents) {
    const request = ++this.#request;
    try {
      const [game, known] = await Promise.all([gameNamed(this.#game()), agentsOf(this.#game())]);
      if (request === this.#request) {
        showTrouble(null, this.#trouble);
        this.#fillPlayers(game.board.sides, known, agents ?? this.#players.map((player) => player()));
        this.#fillStart(game);
      }
    } catch (failure) {
      if (request === this.#request) {
        showTrouble(failure, this.#trouble);
      }
    }
  }

  #fillPlayers(sides, known, agents) {
    const places = sides.map(() => html("div"));
    this.#playerFields.replaceChildren(
      ...sides.map(({ name }, i) => fieldset(`Who plays ${name}${i === 0 ? " and begins" : ""}?`, places[i])),
    );
    const people = this.#people ? ["human", "friend"] : [];
    this.#players = places.map((place, i) =>
      agentForm(place, { ...known, value: agents[i], label: `Player of ${sides[i].name}`, people }),
    );
  }

  #fillStart({ start, starts }) {
    const seed = this.#seed?.value ?? Math.floor(Math.random() * 1e6);
    this.#seed = html("input", {
      type: "number",
      min: 0,
      max: 2 ** 52,
      step: 1,
      value: seed,
      inputmode: "numeric",
    });
    this.#text = html("textarea", { rows: 2, spellcheck: "false", placeholder: start });
    const pasted = field("Position", this.#text, "as the command line prints it");
    const choices = [
      ["", "the usual start"],
      ...starts.map(({ name }) => name),
      [PASTED, "a position I paste"],
    ];
    this.#start = select(choices, "", () => (pasted.hidden = this.#start.value !== PASTED));
    pasted.hidden = true;
    this.#startFields.replaceChildren(
      html(
        "div",
        { class: "two" },
        field("From", this.#start),
        field("Seed", this.#seed, "random starts and random players draw from it"),
        ...(this.#people
          ? [
              field("Minutes a side", this.#minutes, "empty for a game without clocks"),
              field("Seconds more a move", this.#seconds),
            ]
          : []),
      ),
      pasted,
    );
  }

  /** What to send to the server. */
  value() {
    const start = this.#start.value === PASTED ? this.#text.value.trim() : this.#start.value;
    const agents = this.#players.map((player) => player());
    const clock = Math.round(60 * Number(this.#minutes.value));
    return {
      game: this.#game(),
      agents,
      seed: whole(this.#seed.value),
      ...(start && { start }),
      ...(clock > 0 && { clock, increment: whole(this.#seconds.value) }),
    };
  }
}

function numberField() {
  return html("input", { type: "number", min: 0, max: 600, step: "any", inputmode: "decimal" });
}

function fieldset(legend, content) {
  return html("fieldset", {}, html("legend", {}, legend), content);
}
