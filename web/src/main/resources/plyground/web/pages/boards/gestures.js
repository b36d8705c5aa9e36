/**
 * A move made step by step: a person goes down the tree of steps that the server offers. A step has {at} for a spot
 * or {words} for a button, {move} if it completes one, {frames} to be seen once it is taken, and the steps {next}.
 */
export class Gestures {
  #first;
  /** The steps taken so far. */
  taken = [];

  constructor(first = []) {
    this.#first = first;
  }

  /** The steps that can come next. */
  get next() {
    return this.taken.at(-1)?.next ?? this.#first;
  }

  get buttons() {
    return this.next.filter(({ at }) => at === undefined);
  }

  /** The step that pointing at a spot takes, or undefined. */
  at(id) {
    return id === undefined ? undefined : this.next.find(({ at }) => at === id);
  }

  /** Takes a step at a spot, or begins again with it; the step, or undefined if it is refused. */
  point(id) {
    const step = this.at(id);
    if (step) {
      return this.take(step);
    }
    const first = this.#first.find(({ at }) => at === id);
    if (first && first !== this.taken[0]) {
      this.taken = [];
      return this.take(first);
    }
    return undefined;
  }

  take(step) {
    this.taken = [...this.taken, step];
    return step;
  }

  /** Takes the same first steps again, as far as they are offered here. */
  follow(steps) {
    for (const { at, words } of steps) {
      const step = this.next.find((each) => each.at === at && each.words === words);
      if (!step || step.move !== undefined) {
        return;
      }
      this.take(step);
    }
  }
}

/** The moves behind a step. */
export function movesOf({ move, next }) {
  return [...(move === undefined ? [] : [move]), ...next.flatMap(movesOf)];
}

/** What is to be seen of a step before it is taken: its frames, or those of the buttons it leads to. */
export function outlook({ frames, next }) {
  if (frames.length > 0) {
    return [frames];
  }
  return next.every(({ at }) => at === undefined) ? next.map((step) => step.frames) : [];
}
