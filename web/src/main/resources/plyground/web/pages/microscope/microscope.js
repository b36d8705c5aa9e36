import { createBoard, rules } from "../boards/board.js";
import { lines } from "../shared/api.js";
import { parse } from "../shared/spec.js";
import { Comparison } from "./comparison.js";
import { checked, readTrace } from "./reader.js";
import { Setup } from "./setup.js";
import { MOST_EVENTS, Trace } from "./trace.js";
import { Viewer } from "./viewer.js";

const $ = (id) => document.getElementById(`scope-${id}`);
const number = (value) => value.toLocaleString("en");

/** The page: a position and a search of it, from the lab or from a file, and the viewer that takes it apart. */
class Microscope {
  #setup = new Setup({
    onGame: (game) => this.#game(game),
    onPosition: (shown) => this.#position(shown),
    onTrouble: (error) => this.#trouble(error),
  });
  #viewer = new Viewer({
    onNode: (moves, calm) => this.#node(moves, calm),
    onFrom: (moves) => this.#from(moves),
  });
  #comparison = new Comparison();
  #board = null;
  #map = null;
  #rules = null;
  #root = null;
  #stop = new AbortController();

  constructor() {
    $("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#run().catch((error) => this.#trouble(error));
    });
    this.#files();
  }

  /** Opens what the address asks for. */
  async start() {
    const asked = new URLSearchParams(location.search);
    const position = asked.get("start") ?? asked.get("position");
    const moves = (asked.get("moves") ?? "").split(/[ +]/).filter(Boolean);
    const at = { ...(position ? { position } : { seed: Number(asked.get("seed") ?? 1) }), moves };
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
    const words = error?.name === "AbortError" ? "" : (error?.message ?? "");
    $("trouble").textContent = words;
    if (words && !this.#root) {
      this.#viewer.clear();
    }
  }

  #game(game) {
    this.#board?.destroy();
    this.#board = null;
    this.#map = game.map;
    this.#rules = rules(game.name, game.map);
  }

  /** A position to search: the board takes moves, the old trace is gone. */
  #position({ position, legal, over }) {
    this.#stop.abort();
    this.#root = null;
    this.#trouble();
    this.#viewer.clear();
    this.#comparison.clear();
    this.#show({ position, legal, input: !over, lastMove: this.#setup.at.moves.at(-1) ?? null });
    $("board-note").textContent = over
      ? "The game is over here."
      : "Play on the board to search from another position.";
  }

  #show(state) {
    if (this.#board) {
      this.#board.update(state);
    } else {
      const onMove = (move) => this.#setup.play(move).catch((error) => this.#trouble(error));
      const { name: game } = this.#setup.game;
      this.#board = createBoard($("board"), { game, map: this.#map, onMove, ...state });
    }
  }

  /** The position of a node: the root's, and the moves from there. */
  #node(moves, animate) {
    const position = moves.reduce((at, move) => this.#rules.play(at, move), this.#root);
    this.#show({ position, lastMove: moves.at(-1) ?? null, legal: [], input: false, values: null, animate });
  }

  #from(moves) {
    const { at } = this.#setup;
    this.#setup.place({ ...at, moves: [...at.moves, ...moves] }).catch((error) => this.#trouble(error));
  }

  async #run() {
    this.#trouble();
    this.#stop.abort();
    this.#stop = new AbortController();
    const agent = this.#setup.agent();
    const trace = new Trace();
    $("run").disabled = true;
    this.#viewer.say("Searching …");
    try {
      await lines(
        "/api/trace",
        { ...this.#setup.where, agent },
        (line) => trace.add(line),
        this.#stop.signal,
      );
    } finally {
      $("run").disabled = false;
    }
    this.#remember(agent);
    this.#open(checked(trace));
  }

  /** An address that shows this search again. */
  #remember(agent) {
    const { game, position, seed, moves } = this.#setup.where;
    const asked = new URLSearchParams({ game, agent });
    for (const [name, value] of Object.entries({ start: position, seed, moves: moves.join(" ") })) {
      if (value) {
        asked.set(name, value);
      }
    }
    history.replaceState(null, "", `?${asked}`);
  }

  #open(trace) {
    this.#root = trace.header.position;
    this.#viewer.show(trace, this.#rules);
    this.#comparison.run(trace, this.#setup);
    const notes = [];
    if (trace.end?.complete === false) {
      notes.push(`The lab stopped the search early (${trace.end.reason}).`);
    }
    if (trace.events.length >= MOST_EVENTS) {
      notes.push(`Only the first ${number(MOST_EVENTS)} events are shown.`);
    }
    $("board-note").textContent = notes.join(" ");
  }

  #files() {
    const scope = document.getElementById("scope");
    $("file").addEventListener("change", () => this.#read($("file").files[0]));
    for (const type of ["dragover", "dragleave", "drop"]) {
      scope.addEventListener(type, (event) => {
        event.preventDefault();
        scope.classList.toggle("dropping", type === "dragover");
        if (type === "drop") {
          this.#read(event.dataTransfer.files[0]);
        }
      });
    }
  }

  /** Opens a trace file. */
  async #read(file) {
    if (!file) {
      return;
    }
    this.#trouble();
    try {
      const progress = (events) => this.#viewer.say(`Reading, ${number(events)} events so far …`);
      const trace = await readTrace(file.stream(), progress);
      const { game, position, agent } = trace.header;
      await this.#setup.open(game, { position });
      this.#setup.choose(parse(agent ?? ""));
      this.#open(trace);
    } catch (error) {
      this.#trouble(new Error(`${file.name}: ${error.message}`));
    }
    $("file").value = "";
  }
}

await new Microscope().start();
document.documentElement.dataset.ready = "microscope";
