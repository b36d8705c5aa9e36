import { $ } from "../shared/elements.js";

const TICK_MILLIS = 200;

/** A time that is left: minutes and seconds, tenths in the last ten seconds. */
export function clockText(millis) {
  const left = Math.max(0, millis);
  if (left < 10_000) {
    return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  }
  const seconds = Math.floor(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The clocks beside the players, which go on between two words from the server. */
export class Clocks {
  #clock = null;
  #heard = 0;

  constructor() {
    setInterval(() => this.show(), TICK_MILLIS);
  }

  update({ clock, over }) {
    this.#clock = clock && { ...clock, running: over ? -1 : clock.running };
    this.#heard = performance.now();
  }

  show() {
    for (const id of ["seat-first", "seat-second"]) {
      const place = $(id).querySelector(".clock");
      if (place && this.#clock) {
        const side = Number($(id).dataset.side);
        const gone = side === this.#clock.running ? performance.now() - this.#heard : 0;
        place.textContent = clockText(this.#clock.left[side] - gone);
      }
    }
  }
}
