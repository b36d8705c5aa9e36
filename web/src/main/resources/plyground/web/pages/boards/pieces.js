// The shapes every board knows, in a square of a hundred units round their middle.
import { svg } from "../shared/elements.js";
import { at, text } from "./svg.js";

/** How many seeds are drawn one by one. */
const MOST_SEEDS = 24;
const SEED_ANGLE = 2.4;

/** Two of a kind on one spot stand so far apart. */
const ASIDE = 34;

const SHAPES = {
  disc: ({ owner }) => [circle(36), owner === 1 && svg("circle", { class: "cut", r: 27 })],
  diamond: () => [turned(27)],
  cross: () => strokes("M-26 -26L26 26", "M26 -26L-26 26"),
  nought: () => strokes("M0 -28A28 28 0 1 1 -0.1 -28"),
  pawn: ({ owner, letter }) => [owner === 1 ? turned(19) : circle(25), text(0, 1, letter)],
  block: () => [svg("rect", { class: "body", x: -33, y: -33, width: 66, height: 66, rx: 9 })],
  seeds: ({ letter }) => [...seeds(Number(letter)), text(0, 34, letter)],
  line: (_, { width, height }) =>
    strokes(width > height ? `M${-width / 2} 0H${width / 2}` : `M0 ${-height / 2}V${height / 2}`),
};

function circle(r) {
  return svg("circle", { class: "body", r });
}

function turned(c) {
  return svg("rect", {
    class: "body",
    x: -c,
    y: -c,
    width: 2 * c,
    height: 2 * c,
    rx: 7,
    transform: "rotate(45)",
  });
}

/** Lines that are drawn one after the other when they appear. */
function strokes(...paths) {
  return paths.map((d) => svg("path", { class: "stroke", d, pathLength: 1 }));
}

function seeds(count) {
  return Array.from({ length: Math.min(count, MOST_SEEDS) || 0 }, (_, i) => {
    const [away, angle] = [6.2 * Math.sqrt(i + 0.4), SEED_ANGLE * i];
    return svg("circle", { class: "seed", cx: away * Math.cos(angle), cy: away * Math.sin(angle), r: 5 });
  });
}

/** A thing with a word for a letter is drawn as that word, whatever its kind. */
function shapeOf({ kind, letter }) {
  return (isWord(letter) ? undefined : SHAPES[kind]) ?? token;
}

function isWord(letter) {
  return letter.length > 2;
}

/** A token with its letter; a word stands below it. */
function token({ letter }) {
  return isWord(letter)
    ? [circle(14), text(0, 30, letter, { class: "long" })]
    : [circle(27), text(0, 1, letter)];
}

/** Pieces fill round spots and leave some of a square free. */
const COVERING = 72;
const USUAL = 100;

function scaleOf({ shape, width, height }) {
  return shape === "edge" ? 1 : Math.min(width, height) / (shape === "circle" ? COVERING : USUAL);
}

/** Draws pieces in the colours of their sides; a skin's picture goes before a shape. */
export class Pieces {
  #sides;
  #skin;

  constructor(sides, skin) {
    this.#sides = sides;
    this.#skin = skin;
  }

  /** A piece round the middle, for a spot of this size. */
  draw(piece, size = { width: 100, height: 100 }) {
    const shape = this.#skin.piece?.(piece) ?? shapeOf(piece)(piece, size);
    return svg("g", { class: `piece ${piece.kind} ${this.toneOf(piece.owner)}` }, ...[shape].flat());
  }

  /** The class that gives something the colour of a side; of nobody without one. */
  toneOf(owner) {
    return owner === undefined ? "tone-nobody" : `tone-${this.#sides[owner].tone}`;
  }

  /** What stands for a side. */
  sign(side) {
    const { kind, name } = this.#sides[side];
    return this.draw({ kind, owner: side, letter: name.split(" ").at(-1).charAt(0) });
  }

  /** All pieces of a spot, each in a group of its own that can be moved. */
  stack(spot, pieces) {
    const scale = scaleOf(spot);
    return pieces.map((piece) => {
      const like = pieces.filter(({ kind }) => kind === piece.kind);
      const x = spot.x + ASIDE * (like.indexOf(piece) - (like.length - 1) / 2);
      const drawn = this.draw(piece, spot);
      const sized = scale === 1 ? drawn : svg("g", { transform: `scale(${scale})` }, drawn);
      return at(
        { x, y: spot.y },
        { class: "place", "data-at": spot.id },
        svg("g", { class: "mover" }, sized),
      );
    });
  }
}
