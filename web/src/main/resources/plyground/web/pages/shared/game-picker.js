import { get } from "./api.js";
import { freshId } from "./controls.js";
import { html } from "./elements.js";
import { parameterForm } from "./parameter-form.js";
import { format, parse } from "./spec.js";

/**
 * The games to choose from, each with its picture and its title.
 *
 * @param games as /api/games lists them
 * @param onChoose hears the name of the one chosen
 */
export function gamePicker(games, chosen, onChoose) {
  const group = freshId("game");
  return html(
    "div",
    { class: "games", role: "radiogroup", "aria-label": "Game" },
    ...games.map(({ name, title, icon }) =>
      html(
        "label",
        {},
        html("input", {
          type: "radio",
          name: group,
          value: name,
          checked: name === chosen,
          autofocus: name === chosen,
          onchange: () => onChoose(name),
        }),
        html("img", { src: icon, alt: "", width: 24, height: 24 }),
        title,
      ),
    ),
  );
}

/** The same games where a page is about one of them: folded under its name, its parameters behind "more". */
export class GameChoice {
  #onChoose;
  #summary = html("summary", {});
  #panel = html("div", { class: "game-choice-panel stack tight" });
  #fold = html("details", { class: "game-choice" }, this.#summary, this.#panel);
  #more = html("details", {});
  #chosen = "";
  #kind = "";
  #only;

  /**
   * @param onChoose hears the name of a game, with its parameters if it has any: "othello:size=8"
   * @param only the games to choose from, [name, title] each; all, and their parameters, without it
   */
  constructor(element, onChoose, only = null) {
    this.#onChoose = onChoose;
    this.#only = only;
    element.replaceChildren(html("span", { class: "label", "aria-hidden": "true" }, "Game"), this.#fold);
    // Arrow keys choose too: only a click means that one has come to the end.
    this.#panel.addEventListener("click", ({ target, detail }) => {
      if (detail > 0 && target.closest(".games label")) {
        setTimeout(() => this.#close());
      }
    });
    this.#fold.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#fold.open) {
        event.stopPropagation();
        this.#close();
        this.#summary.focus();
      }
    });
    document.addEventListener("pointerdown", ({ target }) => this.#fold.contains(target) || this.#close());
    this.#fold.addEventListener("focusout", ({ relatedTarget: next }) => {
      // A press on a label gives the keyboard to what is around it for a moment.
      if (next && !this.#fold.contains(next) && !next.contains(this.#fold)) {
        this.#close();
      }
    });
  }

  #close() {
    this.#fold.open = false;
  }

  /** Shows which game it is, as /api/games/GAME describes it. */
  async show({ name, kind, title, icon, parameters }) {
    const games = this.#offered(await get("/api/games"));
    this.#summary.replaceChildren(
      html("span", { class: "visually-hidden" }, "Game: "),
      html("img", { src: icon, alt: "", width: 24, height: 24 }),
      html("b", {}, title),
    );
    // What was just chosen here stands here, and the keyboard is in it.
    if (name !== this.#chosen || kind !== this.#kind) {
      const shown = this.#only ? { name, parameters: [] } : { name: kind, parameters };
      this.#fill(games, shown, parse(name).parameters);
    }
    this.#chosen = name;
    this.#kind = kind;
  }

  #offered(games) {
    const iconOf = (name) => games.find((each) => each.name === parse(name).name)?.icon;
    return this.#only?.map(([name, title]) => ({ name, title, icon: iconOf(name) })) ?? games;
  }

  #choose(name) {
    this.#chosen = name;
    this.#onChoose(name);
  }

  #fill(games, { name, parameters }, values) {
    const fields = html("div", { class: "parameter-grid" });
    const read = parameterForm(fields, { parameters, values });
    fields.addEventListener("change", () => this.#choose(format(name, read())));
    this.#more.replaceChildren(html("summary", {}, "The board"), fields);
    this.#more.hidden = parameters.length === 0;
    this.#more.open = Object.keys(values).length > 0;
    const radio = [...this.#panel.querySelectorAll(".games input")].find(({ value }) => value === name);
    if (radio) {
      radio.checked = true;
    } else {
      const picker = gamePicker(games, name, (chosen) => this.#choose(chosen));
      picker.querySelectorAll("input").forEach((each) => (each.autofocus = false));
      this.#panel.replaceChildren(picker, this.#more);
    }
  }
}
