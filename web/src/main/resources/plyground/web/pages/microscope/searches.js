import { format } from "../shared/spec.js";

/**
 * The name of an agent that can be compared with others: no solver, won games alike; only parameters it has.
 *
 * @param known the parameters' names of each search
 */
export function comparableAgent(search, { depth, eval: evaluator, wins = "static" }, known) {
  const wanted = { depth, eval: evaluator, wins, endgame: "off" };
  const names = known.get(search) ?? ["depth", "eval"];
  const given = Object.entries(wanted).filter(([name, value]) => names.includes(name) && value);
  return format(search, Object.fromEntries(given));
}

const TEXTBOOK = { minimax: "minimax", alphabeta: "alpha-beta", pvs: "PVS" };

/**
 * What a search is compared with: the textbook's three, or those of its own kind, which stand before the
 * same words ("abc-alphabeta" with "abc-minimax"). Plain minimax is the first.
 *
 * @param names the agents there are
 */
export function searchFamily(name, names) {
  const kinds = Object.keys(TEXTBOOK);
  const kind = kinds.find((each) => name.endsWith(`-${each}`));
  const before = kind ? name.slice(0, -kind.length) : "";
  return before ? kinds.map((each) => before + each).filter((each) => names.includes(each)) : kinds;
}

/** What people call a search. */
export function searchTitle(name) {
  return TEXTBOOK[name] ?? name;
}

/** The searches of a game that are not the textbook's: a course's own. */
export function furtherSearches(names) {
  return names.filter((name) => Object.keys(TEXTBOOK).some((each) => name.endsWith(`-${each}`)));
}
