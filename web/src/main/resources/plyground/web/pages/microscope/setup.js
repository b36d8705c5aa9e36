import { agents, game as gameOf, get, post } from "../shared/api.js";
import { format } from "../shared/spec.js";

const KNOWN = [
  "othello:size=8",
  "war:map=keren",
  "war:map=random,size=14,held=3,seed=2",
  "labyrinth:tiles=classic",
];

/** The form: which game, which position of it, which search. */
export class Setup {
  #form = document.getElementById("scope-form");
  #eval = document.getElementById("scope-eval");
  #start = document.getElementById("scope-start");
  #text = document.getElementById("scope-position");
  #undo = document.getElementById("scope-undo");
  #onPosition;
  #onGame;
  game;
  at = {};
  position;

  /** @param onGame hears of a game, {name, map, ...}; onPosition of a position, as /api/position tells it */
  constructor({ onGame, onPosition, onTrouble }) {
    this.#onGame = onGame;
    this.#onPosition = onPosition;
    const trying = (action) => (event) => {
      event.preventDefault();
      action().catch(onTrouble);
    };
    this.#form.elements.game.addEventListener(
      "change",
      trying(() => this.open(this.#form.elements.game.value.trim(), {})),
    );
    this.#start.addEventListener(
      "change",
      trying(() => this.place(this.#start.value ? { position: this.#start.value } : { seed: 1 })),
    );
    document.getElementById("scope-place").addEventListener(
      "click",
      trying(() => this.place({ position: this.#text.value.trim() })),
    );
    this.#undo.addEventListener(
      "click",
      trying(() => this.place({ ...this.at, moves: this.at.moves.slice(0, -1) })),
    );
  }

  /** Offers the games there are. */
  async offer() {
    const games = await get("/api/games");
    const names = [...games.map(({ name }) => name), ...KNOWN];
    const options = names.map((name) => Object.assign(document.createElement("option"), { value: name }));
    document.getElementById("scope-games").replaceChildren(...options);
  }

  /** Opens a game at a position: {position, seed, moves}. */
  async open(name, at) {
    const [game, { agents: known }] = await Promise.all([gameOf(name), agents(name)]);
    this.game = game;
    this.#parameters = new Map(known.map((agent) => [agent.name, agent.parameters.map((each) => each.name)]));
    this.#form.elements.game.value = game.name;
    this.#fill(
      this.#eval,
      game.evaluators.map((each) => [each.name, `${each.name}: ${each.summary}`]),
    );
    this.#fill(this.#start, [["", "the game's own"], ...game.starts.map((each) => [each.name, each.name])]);
    this.#onGame(game);
    await this.place(at.position || at.seed ? at : { seed: 1, ...at });
  }

  #parameters = new Map();

  #fill(select, options) {
    select.replaceChildren(...options.map(([value, text]) => new Option(text, value)));
  }

  /** Goes to a position of the game. */
  async place(at) {
    const shown = await post("/api/position", { game: this.game.name, ...at });
    this.at = { ...at, moves: at.moves ?? [] };
    this.position = shown;
    this.#text.value = shown.position;
    this.#undo.disabled = this.at.moves.length === 0;
    this.#onPosition(shown);
  }

  play(move) {
    return this.place({ ...this.at, moves: [...this.at.moves, move] });
  }

  /** What the server is asked to search from. */
  get where() {
    return { game: this.game.name, ...this.at };
  }

  /** The agent's name for a search, with every parameter it knows of those chosen here. */
  agent(search = this.#form.elements.search.value) {
    return this.searching(search, { depth: this.#form.elements.depth.value, eval: this.#eval.value });
  }

  /** A search with a depth and an evaluator, so that searches can be compared: no solver, won games alike. */
  searching(search, { depth, eval: evaluator, wins = "static" }) {
    const wanted = { depth, eval: evaluator, wins, endgame: "off" };
    const known = this.#parameters.get(search) ?? ["depth", "eval"];
    return format(
      search,
      Object.fromEntries(Object.entries(wanted).filter(([name, value]) => known.includes(name) && value)),
    );
  }

  /** Puts an agent's search, depth and evaluator into the form. */
  choose({ name, parameters }) {
    const { search, depth } = this.#form.elements;
    if ([...search.options].some(({ value }) => value === name)) {
      search.value = name;
    }
    depth.value = parameters.depth ?? depth.value;
    this.#eval.value = parameters.eval ?? this.#eval.value;
  }
}
