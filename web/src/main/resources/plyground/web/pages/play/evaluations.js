import { post } from "../shared/api.js";
import { commonLength } from "../shared/move-list.js";
import { measureOf } from "../shared/worth.js";

/** What the lab thinks of every position of a match; asks only for what it does not know yet. */
export class Evaluations {
  #known = { game: null, start: null, moves: [] };
  /** A value a position, in the first player's view; null where there is none. */
  values = [];
  /** How to read them. */
  measure = { unit: "points" };

  /** Brings the values up to date. Tells whether they changed. */
  async update({ game, start, line }) {
    const moves = line.map(({ move }) => move);
    const { moves: before, ...place } = this.#known;
    const same = place.game === game && place.start === start;
    const common = commonLength(moves, before);
    if (same && common === moves.length && common === before.length) {
      return false;
    }
    const known = (this.#known = { game, start, moves });
    this.values = same ? this.values.slice(0, common + 1) : [];
    if (this.values.length > moves.length) {
      // Moves were taken back for good: all that is left is known.
      return true;
    }
    const request = { game, position: start, moves, from: this.values.length };
    const answer = await post("/api/evaluate", request);
    if (known !== this.#known) {
      return false;
    }
    this.measure = measureOf(answer);
    this.values = [...this.values, ...answer.values];
    return true;
  }
}
