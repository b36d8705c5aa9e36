import { $, html } from "../shared/elements.js";
import { countText } from "../shared/values.js";
import { EventCounts, PlayoutCounts } from "./counts.js";
import { NONE } from "./events.js";
import { Playback } from "./playback.js";
import { PlayoutWords } from "./playout-words.js";
import { eventAfterSubtree, nextCut } from "./steps.js";
import { TreeView } from "./tree-view.js";
import { Words } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 2000, 10_000];

/** At this speed the board can still animate the moves. */
const CALM = 2;

/** Trees of up to so many nodes are shown whole at first. */
const SMALL = 400;

const KEYS = {
  ",": "back",
  ".": "step",
  " ": "play",
  o: "over",
  c: "cut",
  p: "line",
  Home: "first",
  End: "last",
};

function button(action) {
  return document.querySelector(`[data-do="${action}"]`);
}

/** Everything that shows where in a trace we are: the sentence, the tree, the node, the counts. */
export class Viewer {
  #tree = new TreeView($("scope-canvas"), $("scope-map"), {
    onSelect: (node) => this.#showNode(node),
    onGo: (node) => this.goToNode(node),
    onWhole: () => this.#enableControls(),
  });
  #playback = new Playback((event) => this.#showEvent(event));
  #trace = null;
  #players = null;
  #counts = null;
  #words = null;
  #selected = 0;
  #fixed = false;
  #line = [];
  #onNode;
  #onFrom;
  #onEvent;
  #actions = {
    first: () => this.#playback.stepTo(0),
    back: () => this.#playback.stepTo(this.#playback.at - 1),
    play: () => this.#playback.toggle(),
    step: () => this.#playback.stepTo(this.#playback.at + 1),
    last: () => this.#playback.stepTo(Infinity),
    over: () => this.#playback.stepTo(eventAfterSubtree(this.#trace, this.#playback.at)),
    cut: () => this.#stepToCut(),
    whole: () => this.#toggleWhole(),
    line: () => this.#showBestLine(),
    fixed: () => this.#toggleFixed(),
    in: () => this.#tree.zoomIn(),
    out: () => this.#tree.zoomOut(),
    fit: () => this.#tree.fit(),
    go: () => this.goToNode(this.#selected),
    from: () => this.#onFrom(this.#trace.movesTo(this.#selected)),
  };

  /**
   * @param onNode hears the moves to the node looked at, and whether there is time to animate; onFrom those to
   *   search from; onEvent which event is shown of which trace
   */
  constructor({ onNode, onFrom, onEvent = () => {} }) {
    this.#onNode = onNode;
    this.#onEvent = onEvent;
    this.#onFrom = onFrom;
    document.addEventListener("click", (event) => this.#do(event.target.closest("[data-do]")?.dataset.do));
    document.addEventListener("keydown", (event) => this.#key(event));
    $("scope-time").addEventListener("input", () => this.#playback.stepTo($("scope-time").valueAsNumber));
    $("scope-speed").addEventListener("input", () => this.#setSpeed());
    $("scope-goto").addEventListener("change", () =>
      this.goToNode(Math.round($("scope-goto").valueAsNumber)),
    );
    $("scope-iteration").addEventListener("change", () =>
      this.#playback.go(this.#trace.trees[$("scope-iteration").value].event),
    );
    $("scope-path").addEventListener("click", (event) => {
      const node = event.target.closest("button")?.dataset.node;
      if (node !== undefined) {
        this.#tree.select(Number(node));
      }
    });
    this.#setSpeed();
    this.clear();
  }

  /** Shows a trace from its beginning; its root's player is named first. */
  open(trace, players) {
    this.#trace = trace;
    this.#players = players;
    this.#counts = trace.monteCarlo ? new PlayoutCounts(trace) : new EventCounts(trace);
    this.#makeWords();
    this.#line = [];
    this.#tree.open(trace, this.#words, trace.nodes.length <= SMALL);
    $("scope-time").max = trace.events.length - 1;
    $("scope-goto").max = trace.nodes.length - 1;
    this.#showIterations();
    this.#playback.load(trace.events.length);
    this.#enableControls();
  }

  #makeWords() {
    const Kind = this.#trace.monteCarlo ? PlayoutWords : Words;
    this.#words = new Kind(this.#trace, this.#players, this.#fixed);
  }

  /** Shows nothing, until there is a trace. */
  clear() {
    this.#trace = null;
    this.#playback.load(0);
    this.#tree.clear();
    for (const id of ["scope-node", "scope-path", "scope-tally", "scope-count"]) {
      $(id).replaceChildren();
    }
    this.say("Choose a search and a depth, and press Search.");
    this.#enableControls();
  }

  say(words) {
    $("scope-say").textContent = words.charAt(0).toUpperCase() + words.slice(1);
  }

  #showIterations() {
    const { trees } = this.#trace;
    const words = ({ depth, first, end }, i) =>
      `${i + 1}: depth ${depth ?? "?"}, ${countText(end - first)} nodes`;
    document.querySelector(".scope-iteration").hidden = trees.length < 2;
    $("scope-iteration").replaceChildren(
      ...trees.map((tree, i) => html("option", { value: i }, words(tree, i))),
    );
  }

  #enableControls() {
    const empty = this.#trace === null;
    for (const each of document.querySelectorAll(".scope-view [data-do], #scope-time, #scope-goto")) {
      each.disabled = empty;
    }
    for (const action of ["over", "cut"]) {
      button(action).hidden = this.#trace?.monteCarlo === true;
    }
    button("whole").setAttribute("aria-pressed", !empty && this.#tree.whole);
  }

  /** Shows the moment after an event. */
  #showEvent(event) {
    const { playing } = this.#playback;
    button("play").setAttribute("aria-pressed", playing);
    button("play").setAttribute("aria-label", playing ? "Pause" : "Play");
    if (!this.#trace) {
      return;
    }
    const node = this.#trace.nodeAt(event);
    $("scope-time").value = event;
    $("scope-count").textContent = `${countText(event + 1)} of ${countText(this.#trace.events.length)}`;
    $("scope-say").setAttribute("aria-live", playing ? "off" : "polite");
    this.say(this.#words.say(event));
    $("scope-iteration").value = this.#trace.treeNumber(node);
    this.#showCounts(event);
    this.#tree.showEvent(event, this.#line);
    this.#onEvent(this.#trace, event);
    this.#showNode(node);
  }

  #showCounts(event) {
    const items = this.#counts
      .at(event)
      .map(([name, count]) => html("div", {}, html("dt", {}, name), html("dd", {}, countText(count))));
    $("scope-tally").replaceChildren(...items);
  }

  #showNode(node) {
    this.#selected = node;
    const event = this.#playback.at;
    // While stepping, the sentence about the event is what should be heard.
    $("scope-node").setAttribute("aria-live", node === this.#trace.nodeAt(event) ? "off" : "polite");
    $("scope-node").textContent = this.#words.describe(node, event);
    $("scope-path").replaceChildren(
      ...this.#trace.path(node).map((each) => this.#crumb(each, each === node)),
    );
    this.#onNode(this.#movesShown(node, event), !this.#playback.playing || this.#playback.speed <= CALM);
  }

  #crumb(node, here) {
    const attributes = {
      type: "button",
      "data-node": node,
      "data-move": this.#trace.move(node),
      class: here && "here",
      "aria-current": here && "true",
    };
    return html("button", attributes, this.#words.move(node) ?? "root");
  }

  /** The moves to what the board shows: to a node, or of a playout to its end. */
  #movesShown(node, event) {
    return node === this.#trace.nodeAt(event) ? this.#trace.movesAt(event) : this.#trace.movesTo(node);
  }

  /** Shows the moment a node was entered. */
  goToNode(node) {
    if (node >= 0 && node < this.#trace.nodes.length) {
      this.#playback.stepTo(this.#trace.nodes.born[node]);
    }
  }

  #setSpeed() {
    this.#playback.speed = SPEEDS[$("scope-speed").valueAsNumber];
    $("scope-speed").setAttribute("aria-valuetext", `${countText(this.#playback.speed)} events a second`);
  }

  #do(action) {
    if (action && this.#trace) {
      this.#actions[action]();
    }
  }

  #key(event) {
    const busy = event.target.closest?.("input, select, textarea, button, summary, .board");
    if (KEYS[event.key] && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.#do(KEYS[event.key]);
      event.preventDefault();
    }
  }

  #stepToCut() {
    const event = nextCut(this.#trace, this.#playback.at);
    if (event === NONE) {
      this.say("No further cut in this trace.");
    } else {
      this.#playback.stepTo(event);
    }
  }

  #toggleWhole() {
    this.#tree.whole = !this.#tree.whole;
    this.#enableControls();
  }

  /** Marks the best line found so far and goes to its end. */
  #showBestLine() {
    const { at } = this.#playback;
    const { first } = this.#trace.tree(this.#trace.nodeAt(at));
    this.#line = this.#trace.principal(first, at);
    this.#tree.showEvent(at, this.#line);
    this.#tree.select(this.#line.at(-1));
  }

  /** Shows values as the root's player sees them, or as whoever is to move does. */
  #toggleFixed() {
    this.#fixed = !this.#fixed;
    button("fixed").setAttribute("aria-pressed", this.#fixed);
    this.#makeWords();
    this.#tree.words = this.#words;
    this.#showEvent(this.#playback.at);
  }
}
