/** Moves through the events of a trace, one by one or by itself. */
export class Playback {
  #length = 0;
  #at = 0;
  #playing = false;
  #due = 0;
  #last = 0;
  #onChange;
  /** Events a second. */
  speed = 4;

  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** Begins anew, with so many events. */
  load(length) {
    this.pause();
    this.#length = length;
    this.go(0);
  }

  get at() {
    return this.#at;
  }

  get playing() {
    return this.#playing;
  }

  /** Goes to an event, or as near to it as there are events. */
  go(event) {
    this.#at = Math.max(0, Math.min(event, this.#length - 1));
    this.#onChange(this.#at);
  }

  /** Goes to an event and stays there. */
  stepTo(event) {
    this.pause();
    this.go(event);
  }

  toggle() {
    if (this.#playing) {
      this.pause();
    } else if (this.#length > 1) {
      this.#at = this.#at >= this.#length - 1 ? 0 : this.#at;
      this.#playing = true;
      this.#due = 0;
      this.#last = performance.now();
      this.#onChange(this.#at);
      requestAnimationFrame((now) => this.#frame(now));
    }
  }

  pause() {
    if (this.#playing) {
      this.#playing = false;
      this.#onChange(this.#at);
    }
  }

  #frame(now) {
    if (!this.#playing) {
      return;
    }
    this.#due += ((now - this.#last) / 1000) * this.speed;
    this.#last = now;
    const steps = Math.floor(this.#due);
    if (steps > 0) {
      this.#due -= steps;
      this.#playing = this.#at + steps < this.#length - 1;
      this.go(this.#at + steps);
    }
    requestAnimationFrame((next) => this.#frame(next));
  }
}
