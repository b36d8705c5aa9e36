// The Microscope page: a position and a search of it, from the lab or from a file, taken apart.
import { setupIn } from "../shared/address.js";
import { postForLines } from "../shared/api.js";
import { $ } from "../shared/elements.js";
import { GameBoard } from "../shared/game-board.js";
import { format, parse } from "../shared/spec.js";
import { showTrouble } from "../shared/trouble.js";
import { countText } from "../shared/values.js";
import { Comparison } from "./comparison.js";
import { ExerciseDialog } from "./make-exercise.js";
import { readTrace } from "./reader.js";
import { MOST_EVENTS, Recorder } from "./recorder.js";
import { Setup } from "./setup.js";
import { Viewer } from "./viewer.js";

const FIRST_SEED = 1;

const PLAY_ON = "Play on the board to search from another position.";

/** What is shown to who asks for nothing: a tree small enough to be read. */
const FIRST = { game: "tic-tac-toe", position: "xo./.x./..o x", agent: "alphabeta:depth=2,eval=lines" };

/** The end of a line of moves as a board is told it: a position, and the move from there. */
function lastMove(start, line) {
  return { position: line.at(-2)?.position ?? start, moves: line.slice(-1).map(({ move }) => move) };
}

/** The address of a race between a search and plain minimax, where both look equally far. */
function raceOf({ game, position, agent }) {
  const { name, parameters } = parse(agent ?? "");
  const rivals = /(alphabeta|pvs)$/.test(name)
    ? [format("minimax", { depth: parameters.depth ?? "", eval: parameters.eval ?? "" }), agent]
    : [agent, agent?.replace(/^minimax/, "alphabeta")];
  const agents = [...new Set(rivals)].map((each) => ["agent", each]);
  return new URLSearchParams([["game", game], ["start", position], ...agents]);
}

class Microscope {
  #setup = new Setup({
    onGame: (game) => this.#board.open(game),
    onPosition: (shown) => this.#showPosition(shown),
    onChosen: () => this.#setup.searchable() && this.#search(),
    onFailure: (failure) => this.#showTrouble(failure),
  });
  #viewer = new Viewer({
    onNode: (moves, animate) => this.#showNode(moves, animate),
    onFrom: (moves) => this.#attempt(() => this.#searchAfter(moves)),
    onEvent: (trace, event) => this.#comparison.showEvent(trace, event),
  });
  #board = new GameBoard(
    $("scope-board"),
    (move) => this.#attempt(() => this.#searchAfter([...this.#shown, move])),
    (failure) => this.#showTrouble(failure),
  );
  #comparison = new Comparison();
  /** The root of the trace shown, or null. */
  #root = null;
  /** The moves from the root to what the board shows. */
  #shown = [];
  #searching = new AbortController();
  #header = null;
  #exercise = new ExerciseDialog(() => this.#searched());

  constructor() {
    $("scope-form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.#attempt(() => this.#search());
    });
    this.#listenForFiles();
  }

  /** Opens what the address asks for. */
  async start(search) {
    const { start, seed = FIRST_SEED, moves = [] } = setupIn(search);
    const position = start ?? search.get("position");
    const agent = search.get("agent") ?? (search.has("game") ? null : FIRST.agent);
    const game = search.get("game") ?? FIRST.game;
    const place = position ? { position, moves } : { seed, moves };
    await this.#attempt(async () => {
      await this.#setup.open(game, search.has("game") ? place : { position: FIRST.position, moves }, agent);
      // There is something to see at once; where the game is over there is nothing to search.
      if (agent || this.#setup.searchable()) {
        await this.#search();
      }
      if (search.has("exercise") && this.#root) {
        this.#exercise.open();
      }
      if (agent && search.has("node")) {
        this.#viewer.goToNode(Number(search.get("node")));
      }
    });
  }

  /** What is searched here, as an exercise is told it. */
  #searched() {
    const { game, position, agent } = this.#header;
    return { game, position, agent };
  }

  async #attempt(work) {
    try {
      await work();
    } catch (failure) {
      this.#showTrouble(failure);
    }
  }

  #showTrouble(failure) {
    const stopped = failure?.name === "AbortError";
    showTrouble(stopped ? null : failure, $("scope-trouble"));
    if (failure && !stopped && !this.#root) {
      this.#viewer.clear();
    }
  }

  /** A position to search: the board takes moves, the old trace is gone. Resolves when the board shows it. */
  #showPosition({ start, line, over }) {
    this.#searching.abort();
    this.#root = null;
    $("make-exercise").disabled = true;
    this.#shown = [];
    this.#showTrouble(null);
    this.#viewer.clear();
    this.#comparison.clear();
    $("scope-board-note").textContent = over ? "The game is over here." : PLAY_ON;
    return this.#board.show({ ...lastMove(start, line), input: !over });
  }

  /** The position of a node: the root's, and the moves from there. */
  #showNode(moves, animate) {
    this.#shown = moves;
    this.#board.show({ position: this.#root, moves, input: animate, values: null, animate });
  }

  /** Goes on from the position shown, and searches there. */
  async #searchAfter(moves) {
    await this.#setup.playOn(moves);
    if (this.#setup.searchable()) {
      await this.#search();
    }
  }

  async #search() {
    this.#showTrouble(null);
    this.#searching.abort();
    this.#searching = new AbortController();
    const agent = this.#setup.agent();
    const recorder = new Recorder();
    $("scope-run").disabled = true;
    this.#viewer.say("Searching …");
    try {
      const request = { ...this.#setup.positionRequest(), agent };
      await postForLines("/api/trace", request, (line) => recorder.add(line), this.#searching.signal);
    } finally {
      $("scope-run").disabled = false;
    }
    this.#remember(agent);
    this.#openTrace(recorder.finish());
  }

  /** Gives the page an address that shows this search again. */
  #remember(agent) {
    const { game, position, seed, moves } = this.#setup.positionRequest();
    const search = new URLSearchParams({ game, agent });
    for (const [name, value] of Object.entries({ start: position, seed, moves: moves.join(" ") })) {
      if (value) {
        search.set(name, value);
      }
    }
    history.replaceState(null, "", `?${search}`);
  }

  #openTrace(trace) {
    const { sides } = this.#board;
    this.#root = trace.header.position;
    this.#header = trace.header;
    $("make-exercise").disabled = false;
    $("scope-race").href = `/race?${raceOf(trace.header)}`;
    this.#viewer.open(trace, this.#setup.sideToMove() === 0 ? sides : sides.toReversed());
    const agentFor = (search, parameters) => this.#setup.agentFor(search, parameters);
    this.#comparison.run(trace, agentFor, this.#setup.agentNames());
    const notes = [PLAY_ON];
    if (trace.end?.complete === false) {
      notes.push(`The lab stopped the search early (${trace.end.reason}).`);
    }
    if (trace.events.length >= MOST_EVENTS) {
      notes.push(`Only the first ${countText(MOST_EVENTS)} events are shown.`);
    }
    $("scope-board-note").textContent = notes.join(" ");
  }

  #listenForFiles() {
    const scope = $("scope");
    $("scope-file").addEventListener("change", () => this.#read($("scope-file").files[0]));
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
    this.#showTrouble(null);
    try {
      const onProgress = (lines) => this.#viewer.say(`Reading, ${countText(lines)} events so far …`);
      const trace = await readTrace(file.stream(), onProgress);
      const { game, position, agent } = trace.header;
      await this.#setup.open(game, { position }, agent);
      this.#openTrace(trace);
    } catch (failure) {
      this.#showTrouble(new Error(`${file.name}: ${failure.message}`, { cause: failure }));
    }
    $("scope-file").value = "";
  }
}

await new Microscope().start(new URLSearchParams(location.search));
document.documentElement.dataset.ready = "microscope";
