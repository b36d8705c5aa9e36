import { postForLines } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { exactText } from "../shared/values.js";
import { NONE } from "../microscope/events.js";
import { Playback } from "../microscope/playback.js";
import { Recorder } from "../microscope/recorder.js";
import { Words } from "../microscope/words.js";
import { waysTo } from "./tree.js";

/** The whole film takes about so long, but no event less than it takes to see it. */
const SECONDS = 25;
const SLOWEST = 2;

/** Plays the real search over the tree of an exercise; claims are marked when the search decides them. */
export class Film {
  #board;
  #claims;
  #players;
  #onDecided;
  #playback = new Playback((event) => this.#show(event));
  #trace = null;
  #words = null;
  /** Of each node of the exercise's tree, the trace's node or NONE. */
  #visited = [];
  #items = [];
  #decided = [];

  constructor() {
    $("film-play").addEventListener("click", () => this.#playback.toggle());
    $("film-back").addEventListener("click", () => this.#playback.stepTo(this.#playback.at - 1));
    $("film-step").addEventListener("click", () => this.#playback.stepTo(this.#playback.at + 1));
    $("film-end").addEventListener("click", () => this.#playback.stepTo(Infinity));
    $("film-time").addEventListener("input", () => this.#playback.stepTo($("film-time").valueAsNumber));
  }

  /**
   * @param board as the server tells it
   * @param claims with their marks; onDecided hears which of them, by their numbers, are decided so far
   * @param players the root's first
   */
  async open(board, claims, players, onDecided) {
    this.#board = board;
    this.#claims = claims;
    this.#players = players;
    this.#onDecided = onDecided;
    this.#trace = await traceOf(board);
    if (!this.#trace || board.nodes.length === 0) {
      onDecided(
        claims.map(() => true),
        true,
      );
      return;
    }
    this.#words = new Words(this.#trace, this.#players, true);
    this.#match();
    this.#decided = claims.map((claim) => this.#deciding(claim));
    $("exercise-film").hidden = false;
    const { length } = this.#trace.events;
    $("film-time").max = length - 1;
    this.#playback.speed = Math.max(SLOWEST, length / SECONDS);
    this.#playback.load(length);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      this.#playback.stepTo(Infinity);
    } else {
      this.#playback.toggle();
    }
  }

  close() {
    this.#trace = null;
    this.#playback.load(0);
    $("exercise-film").hidden = true;
  }

  #match() {
    const { nodes } = this.#trace;
    const byWay = new Map();
    for (let node = 0; node < nodes.length; node++) {
      byWay.set(this.#trace.movesTo(node).join(" "), node);
    }
    this.#visited = waysTo(this.#board.nodes).map((way) => byWay.get(way) ?? NONE);
    this.#items = this.#board.nodes.map(({ name }) =>
      document.querySelector(`[data-node="${name}"] > .node`),
    );
  }

  /** The event after which a claim is right or wrong. */
  #deciding({ about }) {
    const at = this.#board.nodes.findIndex(({ name }) => name === about);
    const { nodes, events } = this.#trace;
    if (at < 0) {
      return events.length - 1;
    }
    const node = this.#visited[at];
    if (node !== NONE) {
      return this.#board.kind === "values" ? nodes.done[node] : nodes.born[node];
    }
    // What was never reached is settled by the cut above it.
    let above = at;
    while (this.#visited[above] === NONE) {
      above = this.#board.nodes[above].parent;
    }
    const cut = nodes.cut[this.#visited[above]];
    return cut === NONE ? nodes.done[this.#visited[above]] : cut;
  }

  #show(event) {
    if (!this.#trace) {
      return;
    }
    const { playing } = this.#playback;
    const said = this.#words.say(event);
    $("film-say").textContent = said.charAt(0).toUpperCase() + said.slice(1);
    $("film-say").setAttribute("aria-live", playing ? "off" : "polite");
    $("film-play").textContent = playing ? "Pause" : "Play";
    $("film-time").value = event;
    const current = this.#trace.nodeAt(event);
    this.#items.forEach((item, i) =>
      this.#showNode(item, this.#board.nodes[i], this.#visited[i], event, current),
    );
    const last = event === this.#trace.events.length - 1;
    this.#onDecided(
      this.#decided.map((each) => each <= event),
      last,
    );
    this.#markNodes(event);
  }

  #showNode(item, { leaf }, node, event, current) {
    const { nodes } = this.#trace;
    const seen = node !== NONE && nodes.born[node] <= event;
    item.classList.toggle("seen", seen);
    item.classList.toggle("now", node === current);
    if (!leaf) {
      const done = seen && this.#trace.has("done", node, event);
      const value = done ? this.#trace.events.value[nodes.done[node]] : 0;
      item.querySelector("output").textContent = done
        ? exactText((nodes.side[node] === 0 ? value : -value) + 0)
        : "";
    }
  }

  #markNodes(event) {
    this.#claims.forEach(({ about, right }, i) => {
      const item = document.querySelector(`[data-node="${CSS.escape(about)}"] > .node`);
      if (item && this.#decided[i] <= event) {
        item.dataset.verdict = right ? "right" : "wrong";
      } else if (item) {
        delete item.dataset.verdict;
      }
    });
  }
}

/** The trace of a board's search; null where it makes no tree. */
async function traceOf({ game, position, agent, nodes }) {
  if (nodes.length === 0) {
    return null;
  }
  const recorder = new Recorder();
  await postForLines("/api/trace", { game, position, agent }, (line) => recorder.add(line));
  return recorder.finish();
}
