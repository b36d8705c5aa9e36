import { note, player, plural } from "./caption.js";
import { places } from "./places.js";
import { isMarch } from "./rules/war.js";
import { at, svg, text } from "./svg.js";
import { valueText } from "./values.js";

const MARGIN = 64;
const RADIUS = 36;

/** The war map: cities joined by roads, and what a march would take. */
export class WarView {
  #layers;
  #rules;
  #atlas;
  #places;

  /** Whether the cities stand in rows and columns, all of them. */
  static grid({ atlas: { cities } }) {
    const rows = new Set(cities.map(({ y }) => y)).size;
    const columns = new Set(cities.map(({ x }) => x)).size;
    return rows > 1 && columns > 1 && rows * columns === cities.length;
  }

  constructor(layers, squares, rules) {
    this.#layers = layers;
    this.#rules = rules;
    this.#atlas = rules.atlas;
    this.#places = places(this.#atlas.cities);
    const right = Math.max(...this.#places.map(([x]) => x));
    const bottom = Math.max(...this.#places.map(([, y]) => y));
    this.viewBox = [-MARGIN, -MARGIN, right + 2 * MARGIN, bottom + 2 * MARGIN];
    layers.ground.append(
      svg("rect", {
        class: "plate",
        x: -MARGIN + 2,
        y: -MARGIN + 2,
        width: right + 2 * MARGIN - 4,
        height: bottom + 2 * MARGIN - 4,
        rx: 14,
      }),
      svg("path", { class: "roads", d: this.#atlas.roads.map((road) => this.#road(road)).join("") }),
    );
    this.#atlas.cities.forEach(({ word }, city) => {
      const [x, y] = this.#places[city];
      squares.add(word, { x, y, width: 2 * RADIUS + 12, row: y, round: true });
    });
  }

  #road([one, other]) {
    return `M${this.#places[one].join(" ")}L${this.#places[other].join(" ")}`;
  }

  /** One step; two where a march and a drop on the same city differ. */
  steps(state, move, legal) {
    const word = move.slice(3);
    if (!legal.includes(`${isMarch(move) ? "PD" : "FM"}:${word}`)) {
      return [word];
    }
    if (this.#rules.taken(state, `FM:${word}`).length) {
      return [word, `!${move}`];
    }
    return isMarch(move) ? [word] : null;
  }

  action(state, step) {
    const move = step.slice(1);
    const names = this.#rules.taken(state, move).map((city) => this.#atlas.cities[city].name);
    const gain = `+${valueText(this.#gain(state, move))}`;
    return names.length ? `March: takes ${names.join(", ")}, ${gain}` : `Drop: ${gain}`;
  }

  #gain(state, move) {
    const cities = [this.#rules.city(move), ...this.#rules.taken(state, move)];
    return cities.reduce((sum, city) => sum + this.#atlas.cities[city].resources, 0);
  }

  prompt({ side }, chosen) {
    return chosen.length ? `${decodeURIComponent(chosen[0])}:` : `${this.#rules.sides[side]} to move`;
  }

  label(state, id) {
    const city = this.#atlas.number(id);
    const { name, resources } = this.#atlas.cities[city];
    const words = [name, `worth ${resources}`, this.#rules.sides[state.owners[city]] ?? "empty"];
    words.push(
      `roads to ${this.#atlas.neighbours[city].map((next) => this.#atlas.cities[next].name).join(", ") || "nowhere"}`,
    );
    const conquest = this.#conquest(state, city);
    if (conquest) {
      words.push(`a march takes ${conquest.map((next) => this.#atlas.cities[next].name).join(", ")}`);
    }
    return words.join(", ");
  }

  /** The cities a march would take; null where there is no march, or nothing to take. */
  #conquest(state, city) {
    const own = this.#atlas.neighbours[city].some((next) => state.owners[next] === state.side);
    if (state.owners[city] !== -1 || !own) {
      return null;
    }
    const taken = this.#rules.taken(state, `FM:${this.#atlas.cities[city].word}`);
    return taken.length ? taken : null;
  }

  hintOffset() {
    return [0, RADIUS + 6];
  }

  #forgetWays(which = "") {
    this.#layers.ground.parentNode.querySelectorAll(`.way${which}`).forEach((each) => each.remove());
  }

  draw(state, lastMove, chosen) {
    this.#forgetWays();
    this.#layers.pieces.replaceChildren(...state.owners.map((owner, city) => this.#city(city, owner)));
    const last = lastMove
      ? [svg("circle", { class: "last", ...this.#circle(this.#rules.city(lastMove), RADIUS + 7) })]
      : [];
    this.#layers.marks.replaceChildren(...last, ...this.#gains(state));
    if (chosen?.length) {
      this.#conquer(state, this.#atlas.number(chosen[0]), "way chosen-way");
    }
  }

  #circle(city, r) {
    const [cx, cy] = this.#places[city];
    return { cx, cy, r };
  }

  #city(city, owner) {
    const { name, resources } = this.#atlas.cities[city];
    const long = name.length > 4;
    return at(
      ...this.#places[city],
      { class: `place owner-${owner}` },
      svg("g", { class: "city" }, shape(owner)),
      text(0, long ? 0 : -6, valueText(resources), { class: "worth" }),
      text(0, long ? RADIUS + 13 : 17, name, { class: long ? "name long" : "name" }),
    );
  }

  #gains(state) {
    return state.owners.flatMap((_, city) => {
      const conquest = this.#conquest(state, city);
      if (!conquest) {
        return [];
      }
      const [x, y] = this.#places[city];
      const banner = svg("path", { d: "M-14 -14H18L11 0L18 14H-14Z" });
      return [at(x + RADIUS - 6, y - RADIUS + 8, { class: "gain" }, banner, text(-2, 1, conquest.length))];
    });
  }

  peek(state, choice) {
    this.#forgetWays(":not(.chosen-way)");
    if (choice && !choice.chosen.length && choice.moves.some(isMarch)) {
      this.#conquer(state, this.#atlas.number(choice.step), "way");
    }
  }

  halfway(state, before, chosen) {
    this.draw(state, null, chosen);
  }

  #conquer(state, city, name) {
    for (const taken of this.#conquest(state, city) ?? []) {
      this.#layers.ground.append(svg("path", { class: `${name} road`, d: this.#road([city, taken]) }));
      this.#layers.marks.prepend(
        svg("circle", { class: `${name} would`, ...this.#circle(taken, RADIUS + 7) }),
      );
    }
  }

  async play(from, move, to, motion) {
    const city = this.#rules.city(move);
    const taken = this.#rules.taken(from, move);
    this.draw(from, null);
    this.#layers.marks.replaceChildren();
    await this.#change(city, from.side, isMarch(move) ? "scale(0.4)" : "scale(1.9)", motion);
    taken.forEach((each) =>
      this.#layers.ground.append(svg("path", { class: "way road", d: this.#road([city, each]) })),
    );
    await Promise.all(taken.map((each, i) => this.#change(each, from.side, "scaleX(0)", motion, 90 * i)));
    this.#forgetWays();
  }

  async #change(city, owner, from, motion, delay = 0) {
    await motion.rest(delay);
    const place = this.#city(city, owner);
    this.#layers.pieces.children[city].replaceWith(place);
    await motion.run(
      place.firstChild,
      [
        { transform: from, opacity: 0.3 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 320, easing: "ease-out" },
    );
  }

  caption(state) {
    const empty = state.owners.filter((owner) => owner === -1).length;
    const sides = this.#rules.sides.map((name, side) =>
      player(
        svg("g", { class: `owner-${side}` }, shape(side)),
        `${name} ${this.#rules.resources(state, side)}`,
        empty > 0 && state.side === side,
      ),
    );
    return [...sides, note(`${plural(empty, "city", "cities")} empty`)];
  }
}

/** The Union is round, the Confederacy square. */
function shape(owner) {
  return owner === 1
    ? svg("rect", { class: "body", x: -33, y: -33, width: 66, height: 66, rx: 9 })
    : svg("circle", { class: "body", r: RADIUS });
}
