import { set, svg } from "../shared/elements.js";
import { piecesAt } from "./scene.js";
import { at, outline } from "./svg.js";
import { drawText, drawWays } from "./tiles.js";

/** Draws what is to be seen on the spots of a board. */
export class Painter {
  #layers;
  #spots;
  #onMap;
  #pieces;
  #tiles = new Map();
  #standing = new Map();

  /** @param spots by id */
  constructor(layers, spots, pieces, onMap) {
    this.#layers = layers;
    this.#spots = spots;
    this.#pieces = pieces;
    this.#onMap = onMap;
  }

  draw(scene) {
    const marks = Object.values(scene.marks);
    const lit = new Set(marks.filter(({ kind }) => kind === "lit").flatMap((mark) => mark.at));
    const won = new Set(marks.filter(({ kind }) => kind === "win").flatMap((mark) => mark.at));
    this.#drawTiles(scene, lit);
    this.#standing.clear();
    this.#layers.pieces.replaceChildren();
    for (const spot of this.#spots.values()) {
      const list = piecesAt(scene, spot.id);
      const drawn = this.#pieces.stack(spot, list);
      drawn.forEach((each) => each.classList.toggle("won", won.has(spot.id)));
      this.#standing.set(
        spot.id,
        list.map((piece, i) => ({ piece, element: drawn[i] })),
      );
      this.#layers.pieces.append(...drawn);
    }
    this.#layers.signs.replaceChildren(
      ...marks.flatMap((mark) => mark.at.flatMap((id) => this.#sign(id, mark))),
    );
  }

  #drawTiles(scene, lit) {
    this.#tiles.clear();
    const texts = [];
    for (const spot of this.#spots.values()) {
      const tile = scene.tiles[spot.id];
      if (tile?.ways) {
        this.#tiles.set(spot.id, drawWays(spot, tile, lit.has(spot.id)));
      } else if (lit.has(spot.id) && !this.#onMap) {
        this.#tiles.set(spot.id, outline(spot, { class: "lit" }));
      }
      const pieces = piecesAt(scene, spot.id);
      if (this.#onMap && pieces.length === 0) {
        this.#tiles.set(spot.id, outline(spot, { class: "cell" }));
      }
      if (tile?.text && (this.#onMap || pieces.length === 0)) {
        texts.push(drawText(spot, tile.text, this.#onMap, this.#pieces.toneOf(pieces[0]?.owner)));
      }
    }
    this.#layers.tiles.replaceChildren(...this.#tiles.values());
    this.#layers.texts.replaceChildren(...texts);
  }

  #sign(id, { kind }) {
    const spot = this.#spots.get(id);
    if (kind === "first-target" || kind === "second-target") {
      return [target(spot, kind === "first-target" ? 0 : 1, this.#pieces)];
    }
    return [];
  }

  /** What slides when something leaves a spot: one piece, or the tile with all that stands on it. */
  movers(id, piece) {
    const standing = this.#standing.get(id);
    if (piece === null) {
      return [this.#tiles.get(id), ...standing.map(({ element }) => element)].filter(Boolean);
    }
    return [this.find(id, piece)].filter(Boolean);
  }

  /** The element of a piece on a spot. */
  find(id, piece) {
    const like = ({ piece: each }) => each.kind === piece.kind && each.owner === piece.owner;
    return this.#standing.get(id).find(like)?.element;
  }

  /** Puts a piece on a spot. */
  add(id, piece) {
    const [element] = this.#pieces.stack(this.#spots.get(id), [piece]);
    this.#layers.pieces.append(element);
    return element;
  }

  /** Hides what is beyond the board, while something leaves it. */
  clip(wanted) {
    const url = wanted ? `url(#${this.#layers.clip.id})` : null;
    set(this.#layers.tiles, { "clip-path": url });
    set(this.#layers.pieces, { "clip-path": url });
  }
}

/** Where a side wants to go: round for the first, a diamond for the second. */
function target(spot, side, pieces) {
  const shape = side
    ? svg("rect", { x: -30, y: -30, width: 60, height: 60, rx: 6, transform: "rotate(45)" })
    : svg("circle", { r: 33 });
  return at(spot, { class: `target ${pieces.toneOf(side)}` }, shape);
}
