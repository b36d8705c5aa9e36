import { html } from "../boards/svg.js";
import { Tally, showTally } from "./counts.js";
import { Playback } from "./playback.js";
import { CUT, NONE } from "./trace.js";
import { TreeView } from "./tree.js";
import { Words } from "./words.js";

const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 2000, 10_000];
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

/** Trees of up to so many nodes are shown whole at first. */
const SMALL = 400;

const $ = (id) => document.getElementById(`scope-${id}`);
const button = (action) => document.querySelector(`[data-do="${action}"]`);
const number = (value) => value.toLocaleString("en");

/** Everything that shows where in a trace we are: the sentence, the tree, the node, the counts. */
export class Viewer {
  #tree = new TreeView($("canvas"), {
    onSelect: (node) => this.#select(node),
    onGo: (node) => this.#go(node),
  });
  #playback = new Playback((event) => this.#moment(event));
  #trace = null;
  #rules = null;
  #tally = null;
  #words = null;
  #selected = 0;
  #fixed = false;
  #line = [];
  #onNode;
  #onFrom;

  /** @param onNode hears the moves to the node looked at, and whether there is time to animate; onFrom those to search from */
  constructor({ onNode, onFrom }) {
    this.#onNode = onNode;
    this.#onFrom = onFrom;
    document.addEventListener("click", (event) => this.#do(event.target.closest("[data-do]")?.dataset.do));
    document.addEventListener("keydown", (event) => this.#key(event));
    $("time").addEventListener("input", () =>
      this.#playback.step($("time").valueAsNumber - this.#playback.at),
    );
    $("speed").addEventListener("input", () => this.#speed());
    $("goto").addEventListener("change", () => this.#goto());
    $("iteration").addEventListener("change", () =>
      this.#playback.go(this.#trace.trees[$("iteration").value].event),
    );
    $("path").addEventListener("click", (event) => this.#step(event.target.closest("button")));
    this.#speed();
    this.clear();
  }

  /** Shows a trace from its beginning. */
  show(trace, rules) {
    this.#trace = trace;
    this.#rules = rules;
    this.#tally = new Tally(trace);
    this.#words = new Words(trace, rules, this.#fixed);
    this.#line = [];
    this.#tree.show(trace, this.#words, trace.nodes.length <= SMALL);
    $("time").max = trace.events.length - 1;
    $("goto").max = trace.nodes.length - 1;
    this.#iterations();
    this.#playback.load(trace.events.length);
    this.#controls();
  }

  /** Shows nothing, until there is a trace. */
  clear() {
    this.#trace = null;
    this.#playback.load(0);
    this.#tree.clear();
    for (const id of ["node", "path", "tally", "count"]) {
      $(id).replaceChildren();
    }
    this.say("Choose a search and a depth, and press Search.");
    this.#controls();
  }

  say(words) {
    $("say").textContent = words.charAt(0).toUpperCase() + words.slice(1);
  }

  #iterations() {
    const { trees } = this.#trace;
    document.querySelector(".scope-iteration").hidden = trees.length < 2;
    const words = ({ depth, first, end }, i) =>
      `${i + 1}: depth ${depth ?? "?"}, ${number(end - first)} nodes`;
    $("iteration").replaceChildren(...trees.map((tree, i) => new Option(words(tree, i), i)));
  }

  #controls() {
    const empty = this.#trace === null;
    for (const each of document.querySelectorAll(".scope-view [data-do], #scope-time, #scope-goto")) {
      each.disabled = empty;
    }
    button("whole").setAttribute("aria-pressed", !empty && this.#tree.whole);
  }

  /** Shows the moment after an event. */
  #moment(event) {
    const { playing } = this.#playback;
    button("play").setAttribute("aria-pressed", playing);
    button("play").setAttribute("aria-label", playing ? "Pause" : "Play");
    if (!this.#trace) {
      return;
    }
    $("time").value = event;
    $("count").textContent = `${number(event + 1)} of ${number(this.#trace.events.length)}`;
    $("say").setAttribute("aria-live", playing ? "off" : "polite");
    this.say(this.#words.say(event));
    const node = this.#trace.nodeAt(event);
    $("iteration").value = this.#trace.treeNumber(node);
    showTally($("tally"), this.#tally.at(event));
    this.#tree.at(event, this.#line);
    this.#select(node);
  }

  #select(node) {
    this.#selected = node;
    const event = this.#playback.at;
    // While stepping, the sentence about the event is what should be heard.
    $("node").setAttribute("aria-live", node === this.#trace.nodeAt(event) ? "off" : "polite");
    $("node").textContent = this.#words.describe(node, event);
    const path = this.#trace.path(node);
    $("path").replaceChildren(...path.map((each) => this.#crumb(each, each === node)));
    this.#onNode(this.#moves(path), !this.#playback.playing || this.#playback.speed <= 2);
  }

  #crumb(node, here) {
    const attributes = {
      type: "button",
      "data-node": node,
      class: here ? "here" : null,
      "aria-current": here ? "true" : null,
    };
    return html("button", attributes, this.#trace.move(node) ?? "root");
  }

  #moves(path) {
    return path.slice(1).map((node) => this.#trace.move(node));
  }

  #step(crumb) {
    if (crumb) {
      this.#tree.select(Number(crumb.dataset.node));
    }
  }

  #go(node) {
    this.#playback.pause();
    this.#playback.go(this.#trace.nodes.born[node]);
  }

  #goto() {
    const node = Math.round($("goto").valueAsNumber);
    if (node >= 0 && node < this.#trace.nodes.length) {
      this.#go(node);
    }
  }

  #speed() {
    this.#playback.speed = SPEEDS[$("speed").valueAsNumber];
    $("speed").setAttribute("aria-valuetext", `${number(this.#playback.speed)} events a second`);
  }

  #do(action) {
    const actions = {
      first: () => this.#playback.step(-Infinity),
      back: () => this.#playback.step(-1),
      play: () => this.#playback.toggle(),
      step: () => this.#playback.step(1),
      last: () => this.#playback.step(Infinity),
      over: () => this.#over(),
      cut: () => this.#nextCut(),
      whole: () => this.#whole(),
      line: () => this.#bestLine(),
      fixed: () => this.#turn(),
      in: () => this.#tree.zoom(1.25),
      out: () => this.#tree.zoom(0.8),
      fit: () => this.#tree.fit(),
      go: () => this.#go(this.#selected),
      from: () => this.#onFrom(this.#moves(this.#trace.path(this.#selected))),
    };
    if (action && this.#trace) {
      actions[action]();
    }
  }

  #key(event) {
    const busy = event.target.closest?.("input, select, textarea, button, summary, .board");
    if (KEYS[event.key] && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.#do(KEYS[event.key]);
      event.preventDefault();
    }
  }

  /** To the end of what lies below the current node, or of the node above if it is done. */
  #over() {
    const { nodes } = this.#trace;
    const now = this.#playback.at;
    let node = this.#trace.nodeAt(now);
    while (node !== NONE && nodes.done[node] !== NONE && nodes.done[node] <= now) {
      node = nodes.parent[node];
    }
    const end = node === NONE || nodes.done[node] === NONE ? this.#playback.length : nodes.done[node];
    this.#playback.step(end - now);
  }

  #nextCut() {
    const { kind, length } = this.#trace.events;
    let event = this.#playback.at + 1;
    while (event < length && kind[event] !== CUT) {
      event++;
    }
    if (event < length) {
      this.#playback.step(event - this.#playback.at);
    } else {
      this.say("No further cut in this trace.");
    }
  }

  #whole() {
    this.#tree.whole = !this.#tree.whole;
    this.#controls();
  }

  /** Marks the best line found so far and goes to its end. */
  #bestLine() {
    const node = this.#trace.nodeAt(this.#playback.at);
    this.#line = this.#trace.principal(this.#trace.tree(node).first, this.#playback.at);
    this.#tree.at(this.#playback.at, this.#line);
    this.#tree.select(this.#line.at(-1));
  }

  /** Shows values as the root's player sees them, or as whoever is to move does. */
  #turn() {
    this.#fixed = !this.#fixed;
    button("fixed").setAttribute("aria-pressed", this.#fixed);
    this.#words = new Words(this.#trace, this.#rules, this.#fixed);
    this.#tree.words = this.#words;
    this.#moment(this.#playback.at);
  }
}
