import { plural } from "./caption.js";
import {
  EDGE,
  NAMES,
  OPENINGS,
  arrow,
  edge,
  homes,
  lastSquare,
  middle,
  pawn,
  pawns,
  position,
  shiftAt,
  targets,
  tileAt,
  treasures,
} from "./maze.js";
import {
  HOME,
  SIZE,
  TREASURES,
  line,
  parseSquare,
  path,
  reachable,
  shifted,
  shiftWords,
  squareName,
  squareWords,
  target,
} from "./rules/labyrinth.js";
import { html, set, svg, text } from "./svg.js";
import { picture } from "./treasures.js";

const SLIDE = { duration: 420, easing: "cubic-bezier(.4,0,.2,1)" };

/** The labyrinth: tiles that slide with whoever stands on them, and light where one can walk. */
export class LabyrinthView {
  viewBox = [-66, -66, 832, 832];
  #layers;
  #rules;
  #tiles = svg("g", { class: "tiles", "clip-path": "url(#labyrinth-frame)" });
  #things = svg("g", { class: "things" });
  #pawns = svg("g", { class: "pawns", "clip-path": "url(#labyrinth-frame)" });

  constructor(layers, squares, rules) {
    this.#layers = layers;
    this.#rules = rules;
    layers.ground.append(
      svg(
        "clipPath",
        { id: "labyrinth-frame" },
        svg("rect", { x: -3, y: -3, width: 706, height: 706, rx: 12 }),
      ),
      svg("rect", { class: "plate", x: -6, y: -6, width: 712, height: 712, rx: 14 }),
      ...[1, 3, 5, 7].flatMap((i) => [
        text(i * 100 - 50, -EDGE, i, { class: "edge" }),
        text(-EDGE, i * 100 - 50, i, { class: "edge" }),
      ]),
    );
    layers.pieces.append(this.#tiles, this.#things, this.#pawns);
    this.#addSquares(squares);
  }

  #addSquares(squares) {
    for (let row = -1; row <= SIZE; row++) {
      for (let column = -1; column <= SIZE; column++) {
        const shift = shiftAt(row, column);
        const [x, y] = [edge(column), edge(row)];
        if (shift) {
          squares.add(shift, { x, y, width: 60, row });
          squares.get(shift).element.append(arrow(shift, x, y));
        } else if (row >= 0 && row < SIZE && column >= 0 && column < SIZE) {
          squares.add(squareName(row * SIZE + column), { x, y, row });
        }
      }
    }
  }

  steps(state, move) {
    return move.split(":");
  }

  prompt(state, chosen, next) {
    if (!chosen.length) {
      return `${this.#rules.sides[state.side]}: shift a line by an arrow`;
    }
    return `Now walk to one of ${next.size} lit squares`;
  }

  label(state, id, chosen) {
    if (!/^\d\/\d$/.test(id)) {
      return `shift ${shiftWords(id)}`;
    }
    const shown = shownState(state, chosen);
    const square = parseSquare(id);
    const tile = shown.tiles[square];
    const words = [
      squareWords(square),
      `open ${OPENINGS.filter(([bit]) => tile & bit)
        .map(([, way]) => way)
        .join(" ")}`,
    ];
    const treasure = [...TREASURES].find(([, place]) => place === square);
    words.push(...(treasure ? [treasure[0]] : []));
    shown.players.forEach((player, side) => {
      words.push(...(player.square === square ? [`${this.#rules.sides[side]} is here`] : []));
      words.push(
        ...(target(player, side) === square ? [`where ${this.#rules.sides[side]} wants to go`] : []),
      );
    });
    return words.join(", ");
  }

  draw(state, lastMove, chosen) {
    const shown = shownState(state, chosen);
    this.#put(shown);
    if (chosen?.length) {
      this.#light(shown);
    }
    const [shift, walk] = lastMove && !chosen?.length ? lastMove.split(":") : [];
    this.#layers.marks.replaceChildren(...(walk ? [lastSquare(walk)] : []));
    this.#markArrow("last", shift);
    this.#markArrow("taken", chosen?.[0]);
  }

  #put({ tiles, players }) {
    this.#tiles.replaceChildren(...tiles.map((tile, square) => tileAt(tile, square)));
    this.#things.replaceChildren(...homes(), ...treasures(players), ...targets(players));
    this.#pawns.replaceChildren(...pawns(players));
  }

  #light({ tiles, players, side }) {
    for (const square of reachable(tiles, players[side].square).keys()) {
      this.#tiles.children[square].classList.add("lit");
    }
  }

  #markArrow(name, shift) {
    const squares = this.#layers.ground.ownerSVGElement;
    squares
      .querySelectorAll(".arrow")
      .forEach((each) => each.classList.toggle(name, each.dataset.shift === shift));
  }

  /** The line that would move, or the way one would walk. */
  peek(state, choice) {
    this.#layers.marks.querySelectorAll(".way").forEach((each) => each.remove());
    if (!choice) {
      return;
    }
    if (choice.chosen.length) {
      const { tiles, players, side } = shownState(state, choice.chosen);
      const squares = path(tiles, players[side].square, parseSquare(choice.step));
      const points = squares.map((square) => middle(square).join(" ")).join("L");
      this.#layers.marks.append(svg("path", { class: `way ${NAMES[side]}`, d: `M${points}` }));
    } else {
      const squares = line(choice.step).map(([from]) => middle(from));
      const [x, y] = squares.reduce(([a, b], [c, d]) => [Math.min(a, c), Math.min(b, d)]);
      const column = /up|down/.test(choice.step);
      const size = column ? { width: 100, height: 700 } : { width: 700, height: 100 };
      this.#layers.marks.append(svg("rect", { class: "way line", x: x - 50, y: y - 50, rx: 10, ...size }));
    }
  }

  /** Slides forth for a chosen shift, and back for one taken back. */
  async halfway(state, before, chosen, motion) {
    if (before.length && before[0] !== chosen[0]) {
      await this.#slide(shownState(state, before), opposite(before[0]), motion);
    }
    if (chosen.length) {
      await this.#slide(state, chosen[0], motion);
    }
    this.draw(state, null, chosen);
  }

  async play(from, move, to, motion, chosen) {
    const [shift, walk] = move.split(":");
    this.#layers.marks.replaceChildren();
    if (chosen[0] !== shift) {
      await this.#slide(from, shift, motion);
    }
    const between = shifted(from, shift);
    this.#put(between);
    this.#markArrow("last", shift);
    this.#light(between);
    await this.#walk(between, parseSquare(walk), motion);
  }

  async #slide(state, shift, motion) {
    this.#put(state);
    const [dx, dy] = { up: [0, -100], down: [0, 100], left: [-100, 0], right: [100, 0] }[shift.split("/")[1]];
    const there = `translate(${dx}px, ${dy}px)`;
    const squares = line(shift).map(([from]) => from);
    const leaving = squares[SIZE - 1];
    const riders = state.players.flatMap(({ square }, i) =>
      squares.includes(square) ? [[this.#pawns.children[i], square]] : [],
    );
    const moving = [...squares.map((square) => [this.#tiles.children[square], square]), ...riders];
    const entering = moving
      .filter(([, square]) => square === leaving)
      .map(([element]) => {
        const copy = element.cloneNode(true);
        const [x, y] = middle(squares[0]);
        const [ox, oy] = middle(leaving);
        const [px, py] = position(element);
        set(copy, { transform: `translate(${px - ox + x - dx} ${py - oy + y - dy})` });
        element.parentNode.append(copy);
        return copy;
      });
    const all = [...moving.map(([element]) => element), ...entering];
    await Promise.all(
      all.map((each) =>
        motion.run(each.firstChild, [{ transform: "translate(0, 0)" }, { transform: there }], SLIDE),
      ),
    );
    this.#put(shifted(state, shift));
  }

  async #walk({ tiles, players, side }, square, motion) {
    const squares = path(tiles, players[side].square, square);
    const [x, y] = middle(squares[0]);
    const frames = squares.map((each) => {
      const [cx, cy] = middle(each);
      return { transform: `translate(${cx - x}px, ${cy - y}px)` };
    });
    if (frames.length > 1) {
      await motion.run(this.#pawns.children[side].firstChild, frames, { duration: 130 * frames.length });
    }
  }

  caption({ players, side }) {
    const over = players.some(
      (player, i) => player.found === player.treasures.length && player.square === HOME[i],
    );
    return players.map((player, i) => this.#list(player, i, !over && side === i));
  }

  #list({ treasures, found }, side, toMove) {
    const icon = (word, i) =>
      html(
        "span",
        { class: `board-treasure ${i < found ? "found" : i === found ? "next" : ""}`, title: word },
        svg("svg", { viewBox: "-24 -24 48 48", "aria-hidden": "true" }, picture(word)),
      );
    const next = found < treasures.length ? `next ${treasures[found]}` : "on the way home";
    return html(
      "span",
      { class: `board-player wide ${NAMES[side]} ${toMove ? "to-move" : ""}` },
      svg("svg", { viewBox: "-32 -32 64 64", "aria-hidden": "true" }, pawn(side)),
      html("span", { class: "board-hidden" }, `${this.#rules.sides[side]}${toMove ? ", to move" : ""}: `),
      html("span", { class: "board-treasures" }, ...treasures.map(icon)),
      html("span", {}, next),
      html("span", { class: "board-hidden" }, `, ${plural(found, "treasure")} of ${treasures.length} found`),
    );
  }
}

function shownState(state, chosen) {
  return chosen?.length ? shifted(state, chosen[0]) : state;
}

function opposite(shift) {
  const [at, way] = shift.split("/");
  return `${at}/${{ up: "down", down: "up", left: "right", right: "left" }[way]}`;
}
