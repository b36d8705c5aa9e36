/** The war game on a map of cities: positions `union=I,J confederacy=C union`, moves `FM:I` and `PD:L`. */
export function war(map) {
  const atlas = new Atlas(map);
  return {
    sides: ["Union", "Confederacy"],
    atlas,

    parse(text) {
      const [union, confederacy, side] = text.trim().split(/ +/);
      const owners = Array(atlas.cities.length).fill(-1);
      [union, confederacy].forEach((word, owner) => {
        for (const name of word
          .slice(word.indexOf("=") + 1)
          .split(",")
          .filter(Boolean)) {
          owners[atlas.number(name)] = owner;
        }
      });
      return { owners, side: side === "confederacy" ? 1 : 0 };
    },

    format({ owners, side }) {
      const list = (owner) =>
        atlas.inOrder
          .filter((city) => owners[city] === owner)
          .map((city) => atlas.cities[city].word)
          .join(",");
      return `union=${list(0)} confederacy=${list(1)} ${["union", "confederacy"][side]}`;
    },

    play(state, move) {
      const owners = [...state.owners];
      for (const city of [this.city(move), ...this.taken(state, move)]) {
        owners[city] = state.side;
      }
      return { owners, side: 1 - state.side };
    },

    describe(state, move) {
      const name = atlas.cities[this.city(move)].name;
      const taken = this.taken(state, move).map((city) => atlas.cities[city].name);
      const conquest = taken.length ? `, takes ${taken.join(", ")}` : "";
      return `${this.sides[state.side]} ${isMarch(move) ? "marches to" : "drops on"} ${name}${conquest}`;
    },

    city: (move) => atlas.number(move.slice(3)),

    /** The cities that change sides: none in a drop, the other side's neighbours in a march. */
    taken({ owners, side }, move) {
      return isMarch(move)
        ? atlas.neighbours[this.city(move)].filter((city) => owners[city] === 1 - side)
        : [];
    },

    /** What a side holds together. */
    resources: ({ owners }, side) =>
      owners.reduce((sum, owner, city) => sum + (owner === side ? atlas.cities[city].resources : 0), 0),
  };
}

export function isMarch(move) {
  return move.startsWith("FM:");
}

/** The cities of a map by number, with their neighbours. */
class Atlas {
  #numbers = new Map();

  constructor({ cities, roads }) {
    this.cities = cities.map((city) => ({ ...city, word: written(city.name) }));
    this.roads = roads;
    this.neighbours = cities.map(() => []);
    for (const [one, other] of roads) {
      this.neighbours[one].push(other);
      this.neighbours[other].push(one);
    }
    this.cities.forEach(({ name, word }, i) => this.#numbers.set(word, i).set(name, i));
    this.inOrder = this.cities
      .map((_, i) => i)
      .sort((a, b) => (this.cities[a].name < this.cities[b].name ? -1 : 1));
  }

  /** The number of the city that a word of a position or a move means. */
  number(word) {
    return this.#numbers.get(word) ?? this.#numbers.get(decodeURIComponent(word));
  }
}

/** A name as positions and moves write it: blanks, commas and per cent signs as in a web address. */
function written(name) {
  return name.replaceAll(/[\s,%\p{Cc}\p{Z}]/gu, (each) => encodeURIComponent(each));
}
