/**
 * A move made step by step: every legal move is a list of steps (squares, or actions that begin with an
 * exclamation mark), and a person goes down the tree of them.
 */
export class Steps {
  #moves;
  chosen = [];

  /** @param stepsOf the steps of a move, null for one that is not offered */
  constructor(legal, stepsOf) {
    this.#moves = legal.map((move) => ({ move, steps: stepsOf(move) })).filter(({ steps }) => steps);
  }

  /** The steps that can come next, each with the moves it leads to. */
  next(chosen = this.chosen) {
    const next = new Map();
    for (const { move, steps } of this.#moves) {
      if (steps.length > chosen.length && chosen.every((step, i) => step === steps[i])) {
        const step = steps[chosen.length];
        next.set(step, [...(next.get(step) ?? []), move]);
      }
    }
    return next;
  }

  /** Takes a step, or begins again with it; the move if it is complete, null if not, undefined if refused. */
  take(step) {
    if (this.next().has(step)) {
      this.chosen = [...this.chosen, step];
    } else if (this.next([]).has(step) && step !== this.chosen[0]) {
      this.chosen = [step];
    } else {
      return undefined;
    }
    return this.#complete();
  }

  #complete() {
    const found = this.#moves.find(
      ({ steps }) => steps.length === this.chosen.length && steps.every((step, i) => step === this.chosen[i]),
    );
    return found ? found.move : null;
  }
}
