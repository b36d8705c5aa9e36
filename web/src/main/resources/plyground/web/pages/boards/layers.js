import { html, svg } from "../shared/elements.js";

const KEYS =
  "Arrow keys move between squares, Page Down and Page Up between those that can be played. " +
  "Enter plays, Escape takes a first step back.";

const LAYERS = ["ground", "roads", "tiles", "signs", "pieces", "outlook", "texts", "marks", "line", "hints"];

let count = 0;

/** The elements of a board: the drawing in its layers, spots over it, the lines below it. */
export class Layers {
  /** @param grid whether the spots stand in rows and columns */
  constructor({ kind, skin, label, announce, grid }) {
    const number = ++count;
    for (const name of LAYERS) {
      this[name] = svg("g", { class: name, "aria-hidden": "true" });
    }
    this.spots = svg("g", { class: "spots" });
    this.clip = svg("clipPath", { id: `board-clip-${number}` });
    this.svg = svg(
      "svg",
      {
        role: grid ? "grid" : "group",
        "aria-label": label,
        "aria-describedby": `board-keys-${number}`,
      },
      this.clip,
      ...LAYERS.map((name) => this[name]),
      this.spots,
    );
    this.text = html("pre", { class: "board-text", hidden: true });
    this.says = html("span", { class: "board-says" });
    this.actions = html("span", { class: "board-actions" });
    this.caption = html("div", { class: "board-caption" });
    this.live = html("div", { class: "board-hidden", "aria-live": announce ? "polite" : "off" });
    this.root = html(
      "div",
      { class: `board board-${kind}${skin ? ` skin-${skin}` : ""}` },
      this.svg,
      this.text,
      html("div", { class: "board-line" }, this.says, this.actions),
      this.caption,
      html("div", { class: "board-hidden", id: `board-keys-${number}` }, KEYS),
      this.live,
    );
  }
}
