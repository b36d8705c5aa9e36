import { set, svg } from "../shared/elements.js";
import { outline } from "./svg.js";

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** How much of a thin spot can be pointed at, across. */
const FINGER = 36;

const ARROW_TURNS = { right: 0, down: 90, left: 180, up: 270 };

/**
 * What can be pointed at on a board: one focusable element a spot, on top of everything drawn. One of them is in the
 * tab order; arrow keys move among them.
 */
export class Spots {
  #layer;
  #rows = new Map();
  #spots = new Map();
  #current = null;
  #grid;

  /** @param grid whether the spots have rows and columns; if not they are a group of buttons */
  constructor(layer, spots, grid) {
    this.#layer = layer;
    this.#grid = grid;
    spots.forEach((spot) => this.#add(spot));
    if (spots.length > 0) {
      this.#move(spots[0].id, false);
    }
  }

  #add(spot) {
    const { id, x, y, shape, width, height, row } = spot;
    const [w, h] = [Math.max(width, FINGER), Math.max(height, FINGER)];
    const element = svg(
      "g",
      { class: "spot", role: this.#grid ? "gridcell" : "button", tabindex: -1, "data-spot": id },
      outline({ ...spot, width: w, height: h }, { class: "hit" }, shape === "circle" ? 6 : 0),
      outline(spot, { class: "ring" }, shape === "circle" ? 2 : -4),
      spot.arrow
        ? svg("path", {
            class: "arrow",
            d: "M-12 -17L15 0L-12 17Z",
            transform: `translate(${x} ${y}) rotate(${ARROW_TURNS[shape]})`,
          })
        : svg("circle", { class: "dot", cx: x, cy: y, r: 13 }),
    );
    this.#row(row).append(element);
    this.#spots.set(id, { ...spot, element });
  }

  #row(row) {
    if (!this.#grid) {
      return this.#layer;
    }
    if (!this.#rows.has(row)) {
      const group = svg("g", { role: "row" });
      this.#rows.set(row, group);
      this.#layer.append(group);
    }
    return this.#rows.get(row);
  }

  get(id) {
    return this.#spots.get(id);
  }

  [Symbol.iterator]() {
    return this.#spots.values();
  }

  /** The id of the spot an event is about, or undefined. */
  static of(event) {
    return event.target.closest?.("[data-spot]")?.dataset.spot;
  }

  focus() {
    if (this.#current !== null) {
      this.#move(this.#current, true);
    }
  }

  /** Moves the focus as the key says; false if the key means nothing here. */
  key(event) {
    if (event.altKey || event.metaKey || event.ctrlKey) {
      return false;
    }
    const next = this.#next(event.key);
    if (next) {
      this.#move(next.id, true);
    }
    return next !== undefined;
  }

  /** Where the keyboard is to go on from here. */
  visit(id) {
    this.#move(id, false);
  }

  #next(key) {
    const here = this.#spots.get(this.#current);
    if (ARROWS[key]) {
      return this.#towards(here, ARROWS[key]) ?? here;
    }
    if (key === "Home" || key === "End") {
      const way = key === "Home" ? -1 : 1;
      return [...this].filter(({ y }) => y === here.y).reduce((a, b) => ((b.x - a.x) * way > 0 ? b : a));
    }
    if (key === "PageDown" || key === "PageUp") {
      return this.#legal(here, key === "PageDown" ? 1 : -1) ?? here;
    }
    return undefined;
  }

  /** The nearest spot in a direction, one straight ahead before one aside. */
  #towards(here, [right, down]) {
    let best;
    let least = Infinity;
    for (const spot of this) {
      const ahead = (spot.x - here.x) * right + (spot.y - here.y) * down;
      const aside = Math.abs((spot.x - here.x) * down) + Math.abs((spot.y - here.y) * right);
      if (ahead > 1 && aside <= 1.2 * ahead && ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        best = spot;
      }
    }
    return best;
  }

  #legal(here, way) {
    const legal = [...this].filter(
      ({ element }) => element.classList.contains("legal") || element === here.element,
    );
    return legal[(legal.indexOf(here) + way + legal.length) % legal.length];
  }

  #move(id, focus) {
    if (this.#current !== null) {
      set(this.#spots.get(this.#current).element, { tabindex: -1 });
    }
    this.#current = id;
    const { element } = this.#spots.get(id);
    set(element, { tabindex: 0 });
    if (focus) {
      element.focus();
    }
  }
}
