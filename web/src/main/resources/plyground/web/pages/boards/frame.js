import { Squares } from "./squares.js";
import { html, svg } from "./svg.js";

const KEYS =
  "Arrow keys move between squares, Page Down and Page Up between those that can be played. " +
  "Enter plays, Escape takes a first step back.";

let count = 0;

/** The elements of a board: the drawing in its layers, squares over it, the lines below it. */
export class Frame {
  /** @param grid whether the squares stand in rows and columns */
  constructor({ name, label, announce, grid }) {
    const keys = `board-keys-${++count}`;
    const layer = (title) => svg("g", { class: title, "aria-hidden": "true" });
    this.layers = {
      ground: layer("ground"),
      pieces: layer("pieces"),
      marks: layer("marks"),
      hints: layer("hints"),
    };
    const squares = svg("g", { class: "squares" });
    this.squares = new Squares(squares, grid);
    this.svg = svg(
      "svg",
      {
        role: grid ? "grid" : "group",
        "aria-label": label ?? `${name.replaceAll("-", " ")} board`,
        "aria-describedby": keys,
      },
      ...Object.values(this.layers),
      squares,
    );
    this.says = html("span", { class: "board-says" });
    this.actions = html("span", { class: "board-actions" });
    this.caption = html("div", { class: "board-caption" });
    this.live = html("div", { class: "board-hidden", "aria-live": announce ? "polite" : "off" });
    this.root = html(
      "div",
      { class: `board board-${name}` },
      this.svg,
      html("div", { class: "board-line" }, this.says, this.actions),
      this.caption,
      html("div", { class: "board-hidden", id: keys }, KEYS),
      this.live,
    );
  }
}
