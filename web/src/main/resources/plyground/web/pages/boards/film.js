import { NOTHING, apply, applyAll } from "./scene.js";

const BETWEEN_FRAMES_MILLIS = 220;

/** A scene after the frames of some steps. */
export function sceneAfter(scene, steps) {
  return applyAll(
    scene,
    steps.flatMap(({ frames }) => frames),
  );
}

/** Shows moves frame by frame, forth and back. */
export class Film {
  #drawing;
  /** What is to be seen now. */
  scene = NOTHING;

  constructor(drawing) {
    this.#drawing = drawing;
  }

  /** Goes from some steps of half a move to others: back what is no longer wanted, then forth. */
  async change(scene, before, taken, motion) {
    const kept = before.filter((step, i) => step === taken[i]).length;
    for (let i = before.length - 1; i >= kept; i--) {
      const slides = before[i].frames.flatMap((frame) => frame.slides);
      const back = slides.map(({ piece, path }) => ({ piece, path: path.toReversed() }));
      await this.#go(sceneAfter(scene, before.slice(0, i)), back, undefined, motion);
    }
    for (const { frames, at } of taken.slice(kept)) {
      await this.#show(frames, at, motion);
    }
  }

  /** Shows a whole move, or the rest of it after steps that were taken here. */
  async play({ scene, steps, frames }, taken, motion) {
    const first = taken.filter(({ move }) => move === undefined);
    const mine = first.every(({ at = "" }, i) => at === steps[i]);
    const seen = mine ? first.flatMap((step) => step.frames).length : 0;
    this.scene = applyAll(scene, frames.slice(0, seen));
    const origin = steps.findLast((id) => id !== "");
    await this.#show(frames.slice(seen), origin, motion);
  }

  async #show(frames, origin, motion) {
    for (const [i, frame] of frames.entries()) {
      if (i > 0) {
        await motion.rest(BETWEEN_FRAMES_MILLIS);
      }
      await this.#go(apply(this.scene, frame), frame.slides, origin, motion);
    }
  }

  async #go(scene, slides, origin, motion) {
    const before = this.scene;
    this.scene = scene;
    await this.#drawing.run(before, scene, slides, origin, motion);
  }
}
