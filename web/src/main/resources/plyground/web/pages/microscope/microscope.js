import { createBoard, rules } from "../boards/board.js";
import { html } from "../boards/svg.js";
import { game as gameOf, lines, post } from "../shared/api.js";
import { parse } from "../shared/spec.js";
import { Tally, comparisonRow, showTally, verdict } from "./counts.js";
import { Playback } from "./playback.js";
import { Setup } from "./setup.js";
import { CUT, MOST_EVENTS, NONE, Trace, checked, readTrace } from "./trace.js";
import { TreeView } from "./tree.js";
import { Words } from "./words.js";

const SEARCHES = { minimax: "minimax", alphabeta: "alpha-beta", pvs: "PVS" };
const SPEEDS = [0.5, 1, 2, 4, 8, 16, 32, 64, 125, 250, 500, 2000, 10_000];
const WHOLE = 400;

const $ = (id) => document.getElementById(`scope-${id}`);
const number = (value) => value.toLocaleString("en");

/** The page: a form, a trace, and everything that shows where in the trace we are. */
class Microscope {
  #setup = new Setup({
    onGame: (game) => this.#game(game),
    onPosition: (shown) => this.#position(shown),
    onTrouble: (error) => this.#trouble(error),
  });
  #tree = new TreeView($("canvas"), { onSelect: (node) => this.#select(node), onGo: (node) => this.#go(node) });
  #playback = new Playback((event) => this.#moment(event));
  #board = null;
  #rules = null;
  #trace = null;
  #tally = null;
  #words = null;
  #selected = 0;
  #fixed = false;
  #line = [];
  #stop = new AbortController();

  constructor() {
    $("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#run().catch((error) => this.#trouble(error));
    });
    document.addEventListener("click", (event) => this.#do(event.target.closest("[data-do]")?.dataset.do));
    document.addEventListener("keydown", (event) => this.#key(event));
    $("time").addEventListener("input", () => this.#playback.step($("time").valueAsNumber - this.#playback.at));
    $("speed").addEventListener("input", () => this.#speed());
    $("goto").addEventListener("change", () => this.#goto());
    $("iteration").addEventListener("change", () => this.#playback.go(this.#trace.trees[$("iteration").value].event));
    $("path").addEventListener("click", (event) => this.#step(event.target.closest("button")));
    this.#files();
    this.#speed();
    this.#controls();
  }

  async start() {
    const asked = new URLSearchParams(location.search);
    const at = {};
    const position = asked.get("start") ?? asked.get("position");
    Object.assign(at, position ? { position } : { seed: Number(asked.get("seed") ?? 1) });
    at.moves = (asked.get("moves") ?? "").split(/[ +]/).filter(Boolean);
    try {
      this.#setup.offer().catch((error) => this.#trouble(error));
      await this.#setup.open(asked.get("game") ?? "tic-tac-toe", at);
      if (asked.get("agent")) {
        this.#setup.choose(parse(asked.get("agent")));
        await this.#run();
      }
    } catch (error) {
      this.#trouble(error);
    }
  }

  #trouble(error) {
    $("trouble").textContent = error?.name === "AbortError" ? "" : (error?.message ?? "");
  }

  #game(game) {
    this.#board?.destroy();
    this.#board = null;
    this.#rules = rules(game.name, game.board);
    this.map = game.board;
  }

  /** A position to search: the board takes moves, the old trace is gone. */
  #position(shown) {
    this.#trouble();
    this.#forget();
    this.#showBoard(this.#setup.game.name, { position: shown.position, legal: shown.legal, input: !shown.over, lastMove: this.#setup.at.moves.at(-1) ?? null });
    $("board-note").textContent = shown.over ? "The game is over here." : "Play on the board to search from another position.";
  }

  #showBoard(game, state) {
    if (this.#board) {
      this.#board.update(state);
    } else {
      const onMove = (move) => this.#setup.play(move).catch((error) => this.#trouble(error));
      this.#board = createBoard($("board"), { game, map: this.map, onMove, ...state });
    }
  }

  #forget() {
    this.#stop.abort();
    this.#playback.load(0);
    this.#trace = null;
    this.#controls();
    $("say").textContent = "Choose a search and a depth, and press Search.";
  }

  async #run() {
    this.#trouble();
    this.#stop.abort();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const agent = this.#setup.agent();
    const trace = new Trace();
    $("run").disabled = true;
    $("say").textContent = "Searching …";
    try {
      await lines("/api/trace", { ...this.#setup.where, agent }, (line) => trace.add(line), signal);
    } finally {
      $("run").disabled = false;
    }
    this.#remember(agent);
    this.#show(checked(trace));
    this.#compare();
  }

  /** An address that shows this search again. */
  #remember(agent) {
    const { game, position, seed, moves } = this.#setup.where;
    const asked = new URLSearchParams({ game, agent });
    Object.entries({ start: position, seed, moves: moves.join(" ") }).forEach(([name, value]) => value && asked.set(name, value));
    history.replaceState(null, "", `?${asked}`);
  }

  #show(trace) {
    this.#trace = trace;
    this.#tally = new Tally(trace);
    this.#words = new Words(trace, this.#rules, this.#fixed);
    this.#line = [];
    this.#tree.show(trace, this.#words, trace.nodes.length <= WHOLE);
    $("time").max = trace.events.length - 1;
    $("goto").max = trace.nodes.length - 1;
    this.#iterations();
    this.#playback.load(trace.events.length);
    this.#controls();
    const notes = [...(trace.end?.complete === false ? [`The search was cut off (${trace.end.reason}).`] : []), ...(trace.events.length >= MOST_EVENTS ? [`Only the first ${number(MOST_EVENTS)} events are shown.`] : [])];
    $("board-note").textContent = notes.join(" ");
  }

  #iterations() {
    const { trees } = this.#trace;
    document.querySelector(".scope-iteration").hidden = trees.length < 2;
    $("iteration").replaceChildren(
      ...trees.map(({ depth, first, end }, i) => new Option(`${i + 1}: depth ${depth ?? "?"}, ${number(end - first)} nodes`, i)),
    );
  }

  #controls() {
    const empty = this.#trace === null;
    document.querySelectorAll(".scope-view [data-do], #scope-time, #scope-goto").forEach((each) => (each.disabled = empty));
    document.querySelector('[data-do="whole"]').setAttribute("aria-pressed", !empty && this.#tree.whole);
  }

  /** Shows the moment after an event. */
  #moment(event) {
    const play = document.querySelector('[data-do="play"]');
    play.setAttribute("aria-pressed", this.#playback.playing);
    play.setAttribute("aria-label", this.#playback.playing ? "Pause" : "Play");
    if (!this.#trace) {
      $("count").textContent = "";
      return;
    }
    $("time").value = event;
    $("count").textContent = `${number(event + 1)} of ${number(this.#trace.events.length)}`;
    $("say").textContent = capital(this.#words.say(event));
    $("say").setAttribute("aria-live", this.#playback.playing ? "off" : "polite");
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
    const buttons = path.map((each) =>
      html("button", { type: "button", "data-node": each, class: each === node ? "here" : null, "aria-current": each === node ? "true" : null }, this.#trace.move(each) ?? "root"),
    );
    $("path").replaceChildren(...buttons);
    this.#boardAt(path);
  }

  #boardAt(path) {
    if (!this.#board) {
      return;
    }
    let position = this.#trace.header.position;
    for (const node of path.slice(1)) {
      position = this.#rules.play(position, this.#trace.move(node));
    }
    const slow = !this.#playback.playing || this.#playback.speed <= 2;
    this.#board.update({ position, lastMove: this.#trace.move(path.at(-1)), legal: [], input: false, values: null, animate: slow });
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

  #step(button) {
    if (button) {
      this.#tree.select(Number(button.dataset.node));
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
      fixed: () => this.#view(),
      in: () => this.#tree.zoom(1.25),
      out: () => this.#tree.zoom(0.8),
      fit: () => this.#tree.fit(),
      go: () => this.#go(this.#selected),
      from: () => this.#from(),
    };
    if (action && this.#trace) {
      actions[action]();
    }
  }

  #key(event) {
    const keys = { ",": "back", ".": "step", " ": "play", o: "over", c: "cut", p: "line", Home: "first", End: "last" };
    const busy = event.target.closest?.("input, select, textarea, button, summary, .board");
    if (keys[event.key] && !busy && !event.ctrlKey && !event.altKey && !event.metaKey) {
      this.#do(keys[event.key]);
      event.preventDefault();
    }
  }

  /** To the end of what lies below the current node, or of the current node itself. */
  #over() {
    const { nodes } = this.#trace;
    const node = this.#trace.nodeAt(this.#playback.at);
    const done = nodes.done[node];
    const end = done > this.#playback.at ? done : nodes.done[nodes.parent[node]];
    this.#playback.step((end === undefined || end === NONE ? this.#playback.length : end) - this.#playback.at);
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
      $("say").textContent = "No further cut in this trace.";
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

  #view() {
    this.#fixed = !this.#fixed;
    document.querySelector('[data-do="fixed"]').setAttribute("aria-pressed", this.#fixed);
    this.#words = new Words(this.#trace, this.#rules, this.#fixed);
    this.#tree.words = this.#words;
    this.#moment(this.#playback.at);
  }

  /** Makes the chosen node's position the one to search. */
  #from() {
    const moves = this.#trace.path(this.#selected).slice(1).map((node) => this.#trace.move(node));
    const { at } = this.#setup;
    this.#setup.place({ ...at, moves: [...at.moves, ...moves] }).catch((error) => this.#trouble(error));
  }

  /** Asks how many positions each search visits on the same task. */
  async #compare() {
    const trace = this.#trace;
    const { name, parameters } = parse(trace.header.agent);
    const found = {};
    const show = () => {
      const rows = Object.entries(SEARCHES).map(([search, words]) => comparisonRow(words, found[search], found.minimax?.nodes, search === name));
      document.querySelector("#scope-compare tbody").replaceChildren(...rows);
      $("verdict").textContent = found.minimax?.complete === false ? "Plain minimax ran out of time here." : verdict(SEARCHES[name] ?? name, name === "minimax" ? 0 : found[name]?.nodes, found.minimax?.nodes);
    };
    show();
    for (const search of Object.keys(SEARCHES)) {
      const agent = this.#setup.searching(search, { wins: name === "pvs" ? "first" : "static", ...parameters });
      const body = { game: trace.header.game, position: trace.header.position, agent, every: false };
      found[search] = await post("/api/analyse", body).catch((error) => ({ error: error.message }));
      if (trace !== this.#trace) {
        return;
      }
      show();
    }
  }

  #files() {
    const scope = document.getElementById("scope");
    $("file").addEventListener("change", () => this.#open($("file").files[0]));
    for (const type of ["dragover", "dragleave", "drop"]) {
      scope.addEventListener(type, (event) => {
        event.preventDefault();
        scope.classList.toggle("dropping", type === "dragover");
        if (type === "drop") {
          this.#open(event.dataTransfer.files[0]);
        }
      });
    }
  }

  async #open(file) {
    if (!file) {
      return;
    }
    this.#trouble();
    try {
      const trace = await readTrace(file.stream(), (events) => ($("say").textContent = `Reading, ${number(events)} events so far …`));
      const { game, position, agent } = trace.header;
      await gameOf(game);
      await this.#setup.open(game, { position });
      this.#setup.choose(parse(agent ?? ""));
      this.#show(trace);
      this.#compare();
    } catch (error) {
      this.#trouble(new Error(`${file.name}: ${error.message}`));
    }
    $("file").value = "";
  }
}

function capital(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

await new Microscope().start();
document.documentElement.dataset.ready = "microscope";
