import { set, svg } from "./svg.js";

const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/**
 * What can be pointed at on a board: one focusable element a square, on top of everything drawn. One of
 * them is in the tab order; arrow keys move among them.
 */
export class Squares {
  #layer;
  #rows = new Map();
  #squares = new Map();
  #current = null;
  #grid;

  /** @param grid whether the squares have rows and columns; if not they are a group of buttons */
  constructor(layer, grid) {
    this.#layer = layer;
    this.#grid = grid;
  }

  /** Adds a square of a size round a place; row is for those who hear the board. */
  add(id, { x, y, width = 100, height = width, row = 0, round = false }) {
    const box = { x: x - width / 2, y: y - height / 2, width, height, rx: round ? width / 2 : 8 };
    const element = svg(
      "g",
      { class: "square", role: this.#grid ? "gridcell" : "button", tabindex: -1, "data-square": id },
      svg("rect", { class: "hit", ...box }),
      svg("rect", { class: "ring", ...inset(box, 4) }),
      svg("circle", { class: "dot", cx: x, cy: y, r: 13 }),
    );
    this.#row(row).append(element);
    this.#squares.set(id, { id, element, x, y });
    if (this.#current === null) {
      this.#move(id, false);
    }
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
    return this.#squares.get(id);
  }

  [Symbol.iterator]() {
    return this.#squares.values();
  }

  /** The id of the square an event is about, or undefined. */
  static of(event) {
    return event.target.closest?.("[data-square]")?.dataset.square;
  }

  focus() {
    this.#move(this.#current, true);
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
    const here = this.#squares.get(this.#current);
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

  /** The nearest square in a direction, one straight ahead before one aside. */
  #towards(here, [right, down]) {
    let best;
    let least = Infinity;
    for (const square of this) {
      const ahead = (square.x - here.x) * right + (square.y - here.y) * down;
      const aside = Math.abs((square.x - here.x) * down) + Math.abs((square.y - here.y) * right);
      if (ahead > 1 && aside <= 1.2 * ahead && ahead + 2 * aside < least) {
        least = ahead + 2 * aside;
        best = square;
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
      set(this.#squares.get(this.#current).element, { tabindex: -1 });
    }
    this.#current = id;
    const { element } = this.#squares.get(id);
    set(element, { tabindex: 0 });
    if (focus) {
      element.focus();
    }
  }
}

function inset({ x, y, width, height, rx }, by) {
  return {
    x: x + by,
    y: y + by,
    width: width - 2 * by,
    height: height - 2 * by,
    rx: Math.max(0, rx - by / 2),
  };
}
