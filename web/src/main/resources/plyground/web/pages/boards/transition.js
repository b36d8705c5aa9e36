import { UNIT, distance, legs } from "./geometry.js";
import { differences, slid } from "./scene.js";

const TILE_MILLIS = 420;
const STEP_MILLIS = 130;
const CHANGE_MILLIS = 420;
const PUT_MILLIS = 200;
const TURN_MILLIS = 150;
const TURN_DELAY_MILLIS = 70;

/** Shows how one scene becomes another: what slides goes first, then what appears and vanishes, then what turns. */
export class Transition {
  #painter;
  #spots;
  #onMap;
  #motion;

  constructor(painter, spots, onMap, motion) {
    this.#painter = painter;
    this.#spots = spots;
    this.#onMap = onMap;
    this.#motion = motion;
  }

  /** @param origin the spot that was pointed at: what is near to it turns first */
  async run(before, after, slides, origin) {
    this.#painter.draw(before);
    if (slides.length > 0) {
      await this.#slide(slides);
      this.#painter.draw({ ...after, pieces: slid(before, slides) });
    }
    const { appeared, vanished, turned } = differences(before, after, slides);
    const quiet = appeared.length === 1 && vanished.length === 0;
    await Promise.all([
      ...appeared.map((each) => this.#appear(each, quiet ? PUT_MILLIS : CHANGE_MILLIS)),
      ...vanished.map((each) => this.#vanish(each)),
    ]);
    await Promise.all(turned.map((each) => this.#turn(each, this.#spots.get(origin))));
    this.#painter.draw(after);
  }

  async #slide(slides) {
    const ways = slides.map(({ piece, path }) => {
      const points = path.map((id) => this.#spots.get(id));
      return { movers: this.#painter.movers(path[0], piece), ways: legs(points, this.#onMap), piece };
    });
    this.#painter.clip(ways.some((each) => each.ways.length > 1));
    await Promise.all(ways.flatMap((each) => each.movers.map((mover) => this.#go(mover, each))));
    this.#painter.clip(false);
  }

  /** Lets something go its way; where it leaves the board, another one comes in on the other side. */
  async #go(mover, { ways, piece }) {
    const steps = ways.reduce((sum, way) => sum + way.length - 1, 0);
    const duration = piece === null ? TILE_MILLIS : STEP_MILLIS * (steps + 1);
    if (piece !== null) {
      mover.parentNode.append(mover);
    }
    const [start] = ways[0];
    await Promise.all(
      ways.map((way, i) => {
        const going = i === 0 ? mover : copyAt(mover, way[0].x - start.x, way[0].y - start.y);
        const frames = way.map(({ x, y }) => ({
          transform: `translate(${x - way[0].x}px, ${y - way[0].y}px)`,
        }));
        const easing = piece === null ? "cubic-bezier(.4,0,.2,1)" : "ease-in-out";
        return this.#motion.run(going.firstChild, frames, { duration, easing });
      }),
    );
  }

  async #appear({ at, piece }, duration) {
    const element = this.#painter.add(at, piece);
    const strokes = element.querySelectorAll(".stroke");
    for (const stroke of strokes) {
      const frames = [{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }];
      await this.#motion.run(stroke, frames, { duration: 260 / strokes.length });
    }
    if (strokes.length === 0) {
      const frames = [
        { transform: "scale(0)", opacity: 0 },
        { transform: "scale(1.12)", opacity: 1, offset: 0.75 },
        { transform: "scale(1)", opacity: 1 },
      ];
      await this.#motion.run(element.firstChild, frames, { duration });
    }
  }

  async #vanish({ at, piece }) {
    const element = this.#painter.find(at, piece);
    const frames = [
      { transform: "scale(1)", opacity: 1 },
      { transform: "scale(0.2)", opacity: 0 },
    ];
    await this.#motion.run(element.firstChild, frames, { duration: CHANGE_MILLIS });
    element.remove();
  }

  async #turn({ at, piece, was }, origin) {
    const element = this.#painter.find(at, was);
    const away = origin ? Math.max(0, distance(this.#spots.get(at), origin) / UNIT - 1) : 0;
    const flat = { transform: "scaleX(1) scaleY(1)" };
    const edge = { transform: "scaleX(0.04) scaleY(1.08)" };
    const options = {
      duration: TURN_MILLIS,
      delay: TURN_DELAY_MILLIS * away,
      easing: "ease-in",
      fill: "forwards",
    };
    await this.#motion.run(element.firstChild, [flat, edge], options);
    const turned = this.#painter.add(at, piece);
    element.replaceWith(turned);
    await this.#motion.run(turned.firstChild, [edge, flat], { duration: TURN_MILLIS, easing: "ease-out" });
  }
}

function copyAt(element, dx, dy) {
  const copy = element.cloneNode(true);
  const shifted = copy.transform.baseVal.getItem(0).matrix.translate(dx, dy);
  copy.transform.baseVal.getItem(0).setMatrix(shifted);
  element.parentNode.append(copy);
  return copy;
}
