const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** The animations of one move; all of them can be brought to their end at once. */
export class Motion {
  #running = new Set();
  #over;

  constructor(wanted) {
    this.#over = !wanted || CALM.matches || document.hidden;
  }

  get over() {
    return this.#over;
  }

  /** Animates an element and waits for it; afterwards the element is as it was before. */
  async run(element, frames, options = {}) {
    if (this.#over) {
      return;
    }
    const animation = element.animate(frames, {
      duration: 250,
      easing: "ease-in-out",
      fill: "both",
      ...options,
    });
    this.#running.add(animation);
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
    animation.cancel();
  }

  /** Waits a moment, unless everything is to end. */
  async rest(millis) {
    await this.run(document.createElement("i"), [], { duration: millis });
  }

  finish() {
    this.#over = true;
    for (const animation of this.#running) {
      animation.finish();
    }
  }
}
