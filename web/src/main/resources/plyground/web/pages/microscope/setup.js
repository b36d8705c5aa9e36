import { agentForm } from "../shared/agent-form.js";
import { agentsOf, gameNamed, post } from "../shared/api.js";
import { options } from "../shared/controls.js";
import { $ } from "../shared/elements.js";
import { GameChoice } from "../shared/game-picker.js";
import { format, parse } from "../shared/spec.js";
import { asLookedAt, comparableAgent, searchesOf } from "./searches.js";

const USUAL = { seed: 1 };

/** How far a search goes if nobody says: so many plies, fewer where there are many moves, or so many playouts. */
const USUAL_DEPTH = 3;
const WIDE = { moves: 12, depth: 2 };
const USUAL_PLAYOUTS = "200";

/** The form: which game, which position of it, which search. */
export class Setup {
  #onGame;
  #onPosition;
  #game;
  #choice;
  #toMove;
  #over = false;
  /** How many moves there are in the position shown. */
  #legalMoves = 0;
  /** Who can play the game, as /api/agents tells it. */
  #known = { agents: [] };
  #parameters = new Map();
  /** Gives the agent that the form says. */
  #agent = () => "";
  /** The position shown: {position, seed, moves}, a start and the moves from there. */
  place = { moves: [] };

  /** @param onGame hears of a game, {name, board, ...}; onPosition of a position, as /api/position tells it; onChosen that somebody chose another game */
  constructor({ onGame, onPosition, onChosen, onFailure }) {
    this.#onGame = onGame;
    this.#onPosition = onPosition;
    const listen = (id, type, action) =>
      $(id).addEventListener(type, (event) => {
        event.preventDefault();
        action().catch(onFailure);
      });
    this.#choice = new GameChoice($("scope-game"), (name) =>
      this.open(name, {}).then(onChosen).catch(onFailure),
    );
    listen("scope-start", "change", () => {
      const position = $("scope-start").value;
      return this.#goTo(position ? { position } : USUAL);
    });
    listen("scope-place", "click", () => this.#goTo({ position: $("scope-position").value.trim() }));
    listen("scope-undo", "click", () => this.#goTo({ ...this.place, moves: this.place.moves.slice(0, -1) }));
  }

  /** Opens a game at a place, with an agent or the usual one. */
  async open(name, place, agent = null) {
    const [game, known] = await Promise.all([gameNamed(name), agentsOf(name)]);
    const before = parse(this.#agent());
    this.#game = game;
    this.#known = { ...known, agents: searchesOf(known.agents) };
    this.#parameters = new Map(
      known.agents.map((each) => [each.name, each.parameters.map((parameter) => parameter.name)]),
    );
    const starts = [["", "the game's own"], ...game.starts.map((each) => each.name)];
    $("scope-start").replaceChildren(...options(starts));
    this.#onGame(game);
    await this.#choice.show(game);
    await this.#goTo(place.position || place.seed ? place : { ...USUAL, ...place });
    this.choose(agent ?? before.name);
  }

  /** Puts an agent into the form; one whose limit nobody named looks as far as is quick. */
  choose(agent) {
    const { name, parameters } = parse(agent ?? "");
    const names = this.agentNames();
    const known = names.includes(name) ? name : names.includes("alphabeta") ? "alphabeta" : names[0];
    const isLevel = this.#known.levels.some((level) => level.agent === agent);
    const looked = asLookedAt(this.#usual(known, {}), parameters, this.#parameters.get(known));
    this.#agent = agentForm($("scope-agent"), {
      ...this.#known,
      value: isLevel ? agent : format(known, looked),
      label: "Search",
      usual: (chosen, before) => this.#usual(chosen, before),
    });
  }

  /** The names of the agents the game has. */
  agentNames() {
    return this.#known.agents.map(({ name }) => name);
  }

  /** What a search is to begin with: as far as the one before it, valued alike, so that they compare. */
  #usual(name, { depth, playouts, eval: evaluator }) {
    const { evaluators } = this.#known;
    const quick = this.#legalMoves > WIDE.moves ? WIDE.depth : USUAL_DEPTH;
    const usual = {
      depth: depth ?? String(quick),
      playouts: playouts ?? USUAL_PLAYOUTS,
      eval: evaluator ?? evaluators[0].name,
    };
    return parse(comparableAgent(name, usual, this.#parameters)).parameters;
  }

  /** Whether anybody could move here, and so search. */
  searchable() {
    return !this.#over;
  }

  async #goTo(place) {
    const shown = await post("/api/position", { game: this.#game.name, ...place });
    this.place = { ...place, moves: place.moves ?? [] };
    this.#toMove = shown.toMove;
    this.#over = shown.over;
    this.#legalMoves = shown.legal.length;
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
    return this.#agent();
  }

  agentFor(search, parameters) {
    return comparableAgent(search, parameters, this.#parameters);
  }
}
