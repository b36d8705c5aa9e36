// What a move would change, and what the last one did.
import { svg } from "../shared/elements.js";
import { boxOf } from "./geometry.js";
import { outlook } from "./gestures.js";
import { linkPath } from "./ground.js";
import { apply, differences } from "./scene.js";
import { at, outline, text } from "./svg.js";

/** Draws changes without making them. */
export class Outlook {
  #spots;
  #links;
  #pieces;

  /** @param spots by id */
  constructor(spots, links, pieces) {
    this.#spots = spots;
    this.#links = links;
    this.#pieces = pieces;
  }

  /**
   * What frames would change: ghosts of what would be put, ways, rings on what would turn or come, crosses on what
   * would go.
   */
  preview(scene, frames, origin) {
    return frames.flatMap((frame, i) => {
      const after = apply(scene, frame);
      const changes = differences(scene, after, frame.slides);
      scene = after;
      return [
        ...this.#ways(frame.slides.filter(({ path }) => path[0] !== origin)),
        ...(i === 0 ? changes.appeared.map((each) => this.#ghost(each)) : []),
        ...(i > 0 ? this.#consequences(changes) : changes.vanished.map((each) => this.#cross(each))),
        ...changes.turned.map((each) => this.#wouldTurn(each)),
      ];
    });
  }

  /** What a move has led to after it was made, and where it was made. */
  last(before, { steps, frames }) {
    const spots = steps.flatMap((id) => this.#spots.get(id) ?? []);
    const marks = spots.map((spot, i) =>
      outline(spot, { class: i < spots.length - 1 ? "last left" : "last" }, spot.shape === "circle" ? 7 : -4),
    );
    let scene = before;
    const led = frames.flatMap((frame, i) => {
      const after = apply(scene, frame);
      const drawn = i > 0 ? this.#consequences(differences(scene, after, frame.slides)) : [];
      scene = after;
      return drawn;
    });
    return [...marks, ...led];
  }

  /** Flags on the spots that bring more than themselves: how many pieces would change sides. */
  flags(scene, steps) {
    const marked = Object.values(scene.marks).filter(({ kind }) => kind === "gain");
    const gains = new Set(marked.flatMap((mark) => mark.at));
    return steps
      .filter(({ at: id }) => gains.has(id))
      .map((step) => {
        const { x, y, width, height } = this.#spots.get(step.at);
        const counts = outlook(step).map(([frame]) => differences(scene, apply(scene, frame), frame.slides));
        return at(
          { x: x + width / 2 - 6, y: y - height / 2 + 8 },
          { class: "gain" },
          svg("path", { d: "M-14 -14H18L11 0L18 14H-14Z" }),
          text(-2, 1, Math.max(...counts.map(({ turned }) => turned.length))),
        );
      });
  }

  #ghost({ at: id, piece }) {
    const [ghost] = this.#pieces.stack(this.#spots.get(id), [piece]);
    ghost.classList.add("ghost");
    return ghost;
  }

  #consequences({ appeared, vanished }) {
    return [
      ...appeared.map(({ at: id, piece }) =>
        at(
          this.#spots.get(id),
          { class: "change" },
          svg("circle", { class: `born ${this.#pieces.toneOf(piece.owner)}`, r: 44 }),
        ),
      ),
      ...vanished.map((each) => this.#cross(each)),
    ];
  }

  /** Whose piece it was shows. */
  #cross({ at: id, piece }) {
    const path = svg("path", {
      class: `died ${this.#pieces.toneOf(piece.owner)}`,
      d: "M-14 -14L14 14M14 -14L-14 14",
    });
    return at(this.#spots.get(id), { class: "change" }, path);
  }

  #wouldTurn({ at: id }) {
    const spot = this.#spots.get(id);
    return spot.shape === "circle"
      ? outline(spot, { class: "would" }, 7)
      : svg("circle", { class: "would", cx: spot.x, cy: spot.y, r: 24 });
  }

  /** The links from where a move is made to what it would turn. */
  roads(scene, [frame], target) {
    const { turned } = differences(scene, apply(scene, frame), frame.slides);
    const ends = new Set(turned.map(({ at: id }) => id));
    return this.#links
      .filter(({ one, other }) => (one === target && ends.has(other)) || (other === target && ends.has(one)))
      .map((link) => svg("path", { class: "way", d: linkPath(link, [...this.#spots.values()]) }));
  }

  /** The ways of pieces, and a box round tiles that slide together. */
  #ways(slides) {
    const points = (path) => path.map((id) => this.#spots.get(id));
    const pieces = slides.filter(({ piece }) => piece);
    const tiles = slides.filter(({ piece }) => !piece).flatMap(({ path }) => points(path));
    return [
      ...pieces.map(({ path }) => {
        const d = points(path).map(({ x, y }) => `${x} ${y}`);
        return svg("path", { class: "way", d: `M${d.join("L")}` });
      }),
      ...(tiles.length > 0 ? [svg("rect", { class: "way box", rx: 10, ...boxOf(tiles) })] : []),
    ];
  }
}
