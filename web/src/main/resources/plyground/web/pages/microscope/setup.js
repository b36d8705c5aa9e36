import { agentsOf, gameNamed, get, post } from "../shared/api.js";
import { options } from "../shared/controls.js";
import { $ } from "../shared/elements.js";
import { comparableAgent, searchTitle, searchesOf } from "./searches.js";

/** Games with parameters that are worth a look. */
const KNOWN = [
  "othello:size=8",
  "war:map=keren",
  "war:map=random,size=14,held=3,seed=2",
  "labyrinth:tiles=classic",
];
const USUAL = { seed: 1 };

/** How far a search goes if nobody says: so many plies, fewer where there are many moves, or so many playouts. */
const USUAL_DEPTH = 3;
const WIDE = { moves: 12, depth: 2 };
const USUAL_PLAYOUTS = 200;
const MOST_DEPTH = 30;
const MOST_PLAYOUTS = 100_000;

/** The form: which game, which position of it, which search. */
export class Setup {
  #fields = $("scope-form").elements;
  #onGame;
  #onPosition;
  #game;
  #toMove;
  #over = false;
  /** How many moves there are in the position shown. */
  legalMoves = 0;
  #agents = [];
  #parameters = new Map();
  #reach = { depth: String(USUAL_DEPTH), playouts: String(USUAL_PLAYOUTS) };
  /** The position shown: {position, seed, moves}, a start and the moves from there. */
  place = { moves: [] };

  /** @param onGame hears of a game, {name, board, ...}; onPosition of a position, as /api/position tells it */
  constructor({ onGame, onPosition, onFailure }) {
    this.#onGame = onGame;
    this.#onPosition = onPosition;
    const listen = (id, type, action) =>
      $(id).addEventListener(type, (event) => {
        event.preventDefault();
        action().catch(onFailure);
      });
    listen("scope-game", "change", () => this.open($("scope-game").value.trim(), {}));
    listen("scope-start", "change", () => {
      const position = $("scope-start").value;
      return this.#goTo(position ? { position } : USUAL);
    });
    $("scope-search").addEventListener("change", () => this.#showFields());
    listen("scope-place", "click", () => this.#goTo({ position: $("scope-position").value.trim() }));
    listen("scope-undo", "click", () => this.#goTo({ ...this.place, moves: this.place.moves.slice(0, -1) }));
  }

  /** Offers the games there are. */
  async offerGames() {
    const games = await get("/api/games");
    $("scope-games").replaceChildren(...options([...games.map(({ name }) => name), ...KNOWN]));
  }

  /** Opens a game at a place. */
  async open(name, place) {
    const [game, { agents }] = await Promise.all([gameNamed(name), agentsOf(name)]);
    this.#game = game;
    this.#agents = agents;
    this.#parameters = new Map(
      agents.map((agent) => [agent.name, agent.parameters.map((each) => each.name)]),
    );
    this.#fields.game.value = game.name;
    this.#offerSearches();
    const evaluators = game.evaluators.map((each) => [each.name, `${each.name}: ${each.summary}`]);
    $("scope-eval").replaceChildren(...options(evaluators));
    const starts = [["", "the game's own"], ...game.starts.map((each) => each.name)];
    $("scope-start").replaceChildren(...options(starts));
    this.#onGame(game);
    await this.#goTo(place.position || place.seed ? place : { ...USUAL, ...place });
  }

  /** The names of the agents the game has. */
  agentNames() {
    return [...this.#parameters.keys()];
  }

  #offerSearches() {
    const chosen = this.#fields.search.value;
    const names = searchesOf(this.#agents);
    const usual = names.includes("alphabeta") ? "alphabeta" : names[0];
    this.#fields.search.replaceChildren(...options(names.map((name) => [name, searchTitle(name)])));
    this.#fields.search.value = names.includes(chosen) ? chosen : usual;
    this.#showFields();
  }

  /** A search is limited by its depth or by its playouts, or by nothing. */
  #showFields() {
    const { search, depth, eval: evaluator } = this.#fields;
    const names = this.#parameters.get(search.value) ?? [];
    const playouts = names.includes("playouts");
    this.#reach[depth.dataset.reach] = depth.value;
    depth.dataset.reach = playouts ? "playouts" : "depth";
    depth.value = this.#reach[depth.dataset.reach];
    depth.max = playouts ? MOST_PLAYOUTS : MOST_DEPTH;
    depth.disabled = !playouts && !names.includes("depth");
    evaluator.disabled = playouts || !names.includes("eval");
    $("scope-reach").textContent = playouts ? "Playouts" : "Depth";
  }

  /** Whether anybody could move here, and so search. */
  searchable() {
    return !this.#over;
  }

  /** As deep as is quick, where nobody has said how deep. */
  chooseUsualDepth(moves) {
    this.#reach.depth = String(moves > WIDE.moves ? WIDE.depth : USUAL_DEPTH);
    if (this.#fields.depth.dataset.reach === "depth") {
      this.#fields.depth.value = this.#reach.depth;
    }
  }

  async #goTo(place) {
    const shown = await post("/api/position", { game: this.#game.name, ...place });
    this.place = { ...place, moves: place.moves ?? [] };
    this.#toMove = shown.toMove;
    this.#over = shown.over;
    this.legalMoves = shown.legal.length;
    $("scope-position").value = shown.position;
    $("scope-undo").disabled = this.place.moves.length === 0;
    await this.#onPosition(shown);
  }

  /** Goes some moves on from the position shown. */
  playOn(moves) {
    return this.#goTo({ ...this.place, moves: [...this.place.moves, ...moves] });
  }

  /** Who is to move in the position shown: 0 or 1. */
  sideToMove() {
    return this.#game.sides.indexOf(this.#toMove);
  }

  /** What the server is asked to search from. */
  positionRequest() {
    return { game: this.#game.name, ...this.place };
  }

  /** The agent chosen. */
  agent() {
    const { search, depth, eval: evaluator } = this.#fields;
    const reach = { [depth.dataset.reach]: depth.value };
    return this.agentFor(search.value, { ...reach, eval: evaluator.value });
  }

  agentFor(search, parameters) {
    return comparableAgent(search, parameters, this.#parameters);
  }

  /** Puts an agent's search, depth and evaluator into the form. */
  choose({ name, parameters }) {
    const { search, depth, eval: evaluator } = this.#fields;
    if ([...search.options].some(({ value }) => value === name)) {
      search.value = name;
    }
    this.#showFields();
    depth.value = parameters[depth.dataset.reach] ?? depth.value;
    evaluator.value = parameters.eval ?? evaluator.value;
  }
}
