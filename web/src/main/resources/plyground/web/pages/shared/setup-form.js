// The form for a new game: which game, who plays, from where.
import { agents, game, get } from "./api.js";
import { agentForm } from "./agent-form.js";
import { choose, field, fresh, h } from "./dom.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

export class SetupForm {
  #element;
  #people;
  #games = [];
  #seats = [];
  #values = () => ({});
  #kind = "";
  #turn = 0;

  /** @param people whether people may sit down */
  constructor(element, { people }) {
    this.#element = element;
    this.#people = people;
    this.gameFields = h("div", { class: "parameter-grid" });
    this.seatFields = h("div", { class: "two" });
    this.startFields = h("div", { class: "stack tight" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
  }

  async open({ game: text = "tic-tac-toe", agents: seated, seed, start } = {}) {
    this.#games = await get("/api/games");
    const spec = parse(text);
    const name = fresh("game");
    const tiles = this.#games.map((each) =>
      h(
        "label",
        {},
        h("input", {
          type: "radio",
          name,
          value: each.name,
          checked: each.name === spec.name,
          onchange: () => this.#choose(each.name, {}),
        }),
        each.name,
      ),
    );
    this.#element.replaceChildren(
      h("fieldset", {}, h("legend", {}, "Game"), h("div", { class: "games" }, ...tiles)),
      this.gameFields,
      this.seatFields,
      h("fieldset", {}, h("legend", {}, "Start"), this.startFields),
      this.trouble,
    );
    await this.#choose(spec.name, spec.parameters, seated, seed, start);
  }

  async #choose(kind, parameters, seated, seed, start) {
    const found = this.#games.find((each) => each.name === kind) ?? this.#games[0];
    this.#kind = found.name;
    this.#values = parameterForm(this.gameFields, {
      parameters: found.parameters,
      values: parameters,
      onChange: () => this.#refresh(),
    });
    this.gameFields.hidden = found.parameters.length === 0;
    await this.#fill(seated ?? this.#usual(found), seed, start);
  }

  #usual(found) {
    return this.#people ? ["human", found.opponent] : [found.opponent, "random"];
  }

  game() {
    return format(this.#kind, this.#values());
  }

  async #refresh() {
    await this.#fill(null);
  }

  async #fill(seated, seed, start) {
    const turn = ++this.#turn;
    try {
      const [about, who] = await Promise.all([game(this.game()), agents(this.game())]);
      if (turn !== this.#turn) {
        return;
      }
      this.trouble.textContent = "";
      this.#seat(about, who, seated ?? this.#seats.map((seat) => seat.value()));
      this.#starts(about, seed ?? this.seed?.value, start);
    } catch (failure) {
      if (turn === this.#turn) {
        this.trouble.textContent = failure.message;
      }
    }
  }

  /** Who sat there stays, also if they were chosen while the server was asked. */
  #seat(about, who, seated) {
    const open = [...this.seatFields.querySelectorAll(".agent-more")].map((more) => more.open);
    this.#seats = [];
    this.seatFields.replaceChildren();
    about.sides.forEach((side, i) => {
      const place = h("div", {});
      this.seatFields.append(
        h("fieldset", {}, h("legend", {}, `${i === 0 ? "First" : "Second"}: ${side}`), place),
      );
      this.#seats.push(
        agentForm(place, {
          agents: who.agents,
          evaluators: who.evaluators,
          value: seated[i],
          label: "Player",
          people: this.#people,
          open: open[i],
        }),
      );
    });
  }

  #starts(about, seed, start) {
    this.seed = h("input", {
      type: "number",
      min: 0,
      max: 2 ** 52,
      step: 1,
      value: seed ?? Math.floor(Math.random() * 1e6),
      inputmode: "numeric",
    });
    this.text = h("textarea", { rows: 2, spellcheck: "false", placeholder: about.start, value: start ?? "" });
    this.named = choose(
      [
        ["", "the usual start"],
        ...about.starts.map((each) => [each.name, each.name]),
        [" ", "a position I paste"],
      ],
      start ? (about.starts.some((each) => each.name === start) ? start : " ") : "",
      () => show(),
    );
    const paste = field("Position", this.text, "as the command line prints it");
    const seedField = field("Seed", this.seed, "random starts and random players draw from it");
    const show = () => {
      paste.hidden = this.named.value !== " ";
    };
    this.startFields.replaceChildren(h("div", { class: "two" }, field("From", this.named), seedField), paste);
    show();
  }

  /** What to send to the server. */
  value() {
    const start = this.named.value === " " ? this.text.value.trim() : this.named.value;
    const setup = {
      game: this.game(),
      agents: this.#seats.map((seat) => seat.value()),
      seed: Math.trunc(Number(this.seed.value)) || 0,
    };
    return start ? { ...setup, start } : setup;
  }
}
