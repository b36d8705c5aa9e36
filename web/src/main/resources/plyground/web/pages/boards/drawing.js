import { html, set, svg } from "../shared/elements.js";
import { caption } from "./caption.js";
import { boxOf, isGrid, layOut } from "./geometry.js";
import { drawGround, viewBox } from "./ground.js";
import { Layers } from "./layers.js";
import { lineMark } from "./line.js";
import { Outlook } from "./outlook.js";
import { Painter } from "./painter.js";
import { Pieces } from "./pieces.js";
import { marksAt, piecesAt, wordsAt } from "./scene.js";
import { Spots } from "./spots.js";
import { Transition } from "./transition.js";
import { pill } from "./values.js";

/** From this width on maps lie on their long side. */
const WIDE = 600;

/** How wide a board of so many columns may be: small ones need less room. */
const COLUMN_REM = 8.6;
const WIDEST_REM = 58;

/** Everything of a board that is drawn: it knows geometries, no games. */
export class Drawing {
  #sides;
  #skin;
  #onMap;
  #pieces;
  #painter;
  #outlook;
  #places;
  /** What is to be seen of the drawing. */
  #box;

  /**
   * @param game what the server says of a game
   * @param skin pictures of its own, under its {name}; {} for none
   */
  constructor({ board, sides }, skin, { label, announce, turned }) {
    const layout = layOut(board, innerWidth > WIDE, turned);
    const grid = isGrid(board.kind, layout.spots);
    this.#sides = { words: sides, looks: board.sides };
    this.#skin = skin;
    this.#onMap = board.kind === "graph";
    this.#pieces = new Pieces(board.sides, skin);
    this.layers = new Layers({ kind: board.kind, skin: skin.name, label, announce, grid });
    this.spots = new Spots(this.layers.spots, layout.spots, grid);
    const places = (this.#places = new Map(layout.spots.map((spot) => [spot.id, spot])));
    this.#box = boxOf(layout.spots);
    this.#painter = new Painter(this.layers, places, this.#pieces, this.#onMap);
    this.#outlook = new Outlook(places, board.links, this.#pieces);
    this.#transition = (motion) => new Transition(this.#painter, places, this.#onMap, motion);
    this.#ground(board, layout);
  }

  #transition;

  #ground(board, layout) {
    const { svg: picture, text, ground, clip, root } = this.layers;
    const empty = layout.spots.length === 0;
    set(picture, { hidden: empty, viewBox: empty ? null : viewBox(board.kind, layout) });
    text.hidden = !empty;
    if (!empty) {
      ground.append(...drawGround(board, layout), ...(this.#skin.ground?.(layout) ?? []));
      clip.append(svg("rect", { ...layout.plate, rx: 12 }));
      root.style.maxInlineSize = `${Math.min(WIDEST_REM, (COLUMN_REM * layout.plate.width) / 100)}rem`;
    }
  }

  /** Draws a scene; last is the move that led to it, {before, steps, frames}, or null. */
  draw(scene, last) {
    this.#painter.draw(scene);
    this.layers.marks.replaceChildren(...(last ? this.#outlook.last(last.scene, last) : []));
    this.layers.text.textContent = scene.note;
    for (const { id, element } of this.spots) {
      element.classList.toggle("last", last?.steps.includes(id) ?? false);
    }
  }

  /** Shows how one scene becomes another. */
  run(before, after, slides, origin, motion) {
    return this.#transition(motion).run(before, after, slides, origin);
  }

  /**
   * Shows what moves would change, each given by its frames; none takes it away.
   *
   * @param origin the spot chosen before; target the one they are made at
   */
  preview(scene, moves, { origin, target }) {
    const drawn = (draw) => moves.filter((frames) => frames.length > 0).flatMap(draw);
    this.layers.outlook.replaceChildren(...drawn((frames) => this.#outlook.preview(scene, frames, origin)));
    this.layers.roads.replaceChildren(...drawn((frames) => this.#outlook.roads(scene, frames, target)));
  }

  caption({ scene, toMove, over }) {
    const { looks, words } = this.#sides;
    const shown = this.layers.text.hidden ? scene : { ...scene, note: "" };
    this.layers.caption.replaceChildren(
      ...caption(shown, {
        sides: looks,
        toMove: over ? -1 : words.indexOf(toMove),
        sign: (side) => this.#pieces.sign(side),
        item: this.#skin.item,
      }),
    );
  }

  /** Marks the spots that are chosen or can be, with their values, and says so in their names. */
  mark(scene, taken, next, values) {
    this.layers.hints.replaceChildren(...this.#outlook.flags(scene, next));
    for (const spot of this.spots) {
      const { id, element } = spot;
      const worth = values.get(id);
      const chosen = taken.some(({ at }) => at === id);
      const legal = next.some(({ at }) => at === id);
      const full = this.#isFull(scene, spot);
      const movable = piecesAt(scene, id).length > 0 && next.some(({ at, move }) => at === id && !move);
      const classes = {
        chosen,
        legal,
        movable,
        full,
        valued: worth !== undefined,
        written: scene.tiles[id]?.text,
      };
      for (const [name, wanted] of Object.entries(classes)) {
        element.classList.toggle(name, Boolean(wanted));
      }
      const words = [wordsAt(scene, spot), chosen && "chosen", legal && "can be played", worth?.words];
      set(element, { "aria-label": words.filter(Boolean).join(", ") });
      if (worth) {
        this.layers.hints.append(pill(spot, worth, full, this.#box));
      }
    }
  }

  /** Whether something stands in the middle of a spot. */
  #isFull(scene, { id, arrow }) {
    const lit = marksAt(scene, id).some(({ kind }) => kind === "lit");
    return !arrow && (this.#onMap || lit || scene.tiles[id]?.ways > 0 || piecesAt(scene, id).length > 0);
  }

  /** The best line: an arrow or a ring a move, each with its number. */
  arrows(line) {
    this.layers.line.replaceChildren(
      ...line.flatMap(({ spots, side }, i) => {
        const way = spots.flatMap((id) => this.#places.get(id) ?? []);
        return way.length ? [lineMark(way, i + 1, this.#pieces.toneOf(side))] : [];
      }),
    );
  }

  /** Takes all marks, values and buttons away. */
  unmark() {
    this.layers.marks.replaceChildren();
    this.layers.hints.replaceChildren();
    this.layers.line.replaceChildren();
    this.layers.actions.replaceChildren();
    this.layers.says.textContent = "";
    for (const { element } of this.spots) {
      element.classList.remove("legal", "chosen", "valued", "last");
    }
  }

  /** Shows the buttons for steps that have no place. */
  buttons(steps, back) {
    const button = (step, words, move) =>
      html("button", { type: "button", "data-step": step, "data-move": move }, words);
    this.layers.actions.replaceChildren(
      ...steps.map(({ words, move }, i) => button(i, words, move)),
      ...(back ? [button("cancel", "Back", null)] : []),
    );
  }
}
