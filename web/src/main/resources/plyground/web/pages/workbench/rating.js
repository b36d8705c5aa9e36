// Matches of a formula against the house's evaluators, through the lab's tournaments.
import { get, post } from "../shared/api.js";
import { format } from "../shared/spec.js";
import { percent, signed } from "../tournaments/words.js";

const POLL_MILLIS = 400;
const MOST_SECONDS = 60;
const GAMES = 100;
const OPENING_PLIES = 4;

export const OWN = "your formula";

/** The agents of a comparison: the same search with the formula, and with each evaluator of the house. */
export function competitors(agents, depth, formula, evaluators) {
  const names = agents.map(({ name }) => name);
  const search = names.includes("alphabeta") ? "alphabeta" : "expectiminimax";
  const known = agents.find(({ name }) => name === search)?.parameters.map(({ name }) => name) ?? [];
  const usual = Object.fromEntries(
    Object.entries({ wins: "first", endgame: "off" }).filter(([name]) => known.includes(name)),
  );
  const agent = (own) => format(search, { depth: String(depth), ...usual, ...own });
  return [agent({ formula }), ...evaluators.map((name) => agent({ eval: name }))];
}

/** The report with names short enough for a page. */
export function shortNames(report, agents, evaluators) {
  const names = new Map(agents.map((agent, i) => [agent, i === 0 ? OWN : evaluators[i - 1]]));
  const text = JSON.stringify(report, (_, value) => names.get(value) ?? value);
  return JSON.parse(text);
}

/** What the games say of each evaluator of the house: better, worse, or that it cannot be told. */
export function verdicts({ claims }) {
  return (claims ?? [])
    .filter(({ better, worse }) => better === OWN || worse === OWN)
    .map(({ better, worse, score, scoreInterval, elo, holds }) => {
      const ahead = better === OWN;
      const other = ahead ? worse : better;
      const [low, high] = (scoreInterval ?? [])
        .map((each) => (ahead ? each : 1 - each))
        .toSorted((a, b) => a - b);
      const own = percent(ahead ? score : 1 - score);
      const range = scoreInterval ? `, ${percent(low)} to ${percent(high)} %` : "";
      const points = Number.isFinite(elo) ? `, ${signed(ahead ? elo : -elo)} Elo` : "";
      const say = !holds ? "which does not tell who is better" : ahead ? "so it is better" : "so it is worse";
      return `Against ${other} it scored ${own} %${range}${points}: ${say}.`;
    });
}

/** A comparison under way. */
export class Rating {
  #id = null;
  #stopped = false;

  /** Plays until all games are played, a minute is over or somebody cancels; tells every state. */
  async play(game, agents, onState) {
    const seed = Math.floor(Math.random() * 2 ** 31);
    const setup = { game, agents, form: "gauntlet", games: GAMES, seed, openings: OPENING_PLIES };
    let state = await post("/api/tournaments", setup);
    this.#id = state.id;
    let begun = null;
    while (state.running || state.waiting) {
      onState(state);
      await new Promise((wake) => setTimeout(wake, POLL_MILLIS));
      state = await get(`/api/tournaments/${this.#id}`);
      begun ??= state.running ? Date.now() : null;
      const late = begun !== null && Date.now() - begun > 1000 * MOST_SECONDS;
      if ((late || this.#stopped) && (state.running || state.waiting)) {
        await post(`/api/tournaments/${this.#id}/stop`);
      }
    }
    onState(state);
    return state;
  }

  cancel() {
    this.#stopped = true;
  }
}
