import { Motion } from "./motion.js";

/** Lets one thing happen at a time: what moves is brought to its end before something else begins. */
export class Sequence {
  #motion = new Motion(false);
  #moving = null;
  #turn = 0;

  /**
   * Does something that may move, if nothing newer came while it waited; true if nothing has until its end.
   *
   * @param action is given the motion to move with, and how to ask whether it is still wanted
   */
  async perform(animate, action) {
    const turn = ++this.#turn;
    const isWanted = () => turn === this.#turn;
    this.#motion.finish();
    await this.#moving;
    if (isWanted()) {
      this.#motion = new Motion(animate);
      const work = action(this.#motion, isWanted);
      this.#moving = work.catch(() => {});
      await work;
    }
    return isWanted();
  }

  /** Ends what moves; nothing that waits is wanted any more. */
  end() {
    this.#turn++;
    this.#motion.finish();
  }
}
