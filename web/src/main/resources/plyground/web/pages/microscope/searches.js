import { format } from "../shared/spec.js";

/**
 * The name of an agent that can be compared with others: no solver, won games alike; only parameters it has.
 *
 * @param known the parameters' names of each search
 */
export function comparableAgent(search, { depth, playouts, eval: evaluator, wins = "static" }, known) {
  const names = known.get(search) ?? ["depth", "eval"];
  // A Monte Carlo search that has an evaluator plays nothing out.
  const wanted = names.includes("playouts")
    ? { playouts, endgame: "off" }
    : { depth, eval: evaluator, wins, endgame: "off" };
  const given = Object.entries(wanted).filter(([name, value]) => names.includes(name) && value);
  return format(search, Object.fromEntries(given));
}

/**
 * The parameters of a search that somebody named: the usual ones, but for what they replace. Who limits time or
 * positions gets no depth beside it, who brings a formula no evaluator.
 *
 * @param names the parameters it has
 */
export function asLookedAt(usual, given, names) {
  const replaced = [
    ...("time" in given || "nodes" in given ? ["depth", "playouts"] : []),
    ...("formula" in given ? ["eval"] : []),
  ];
  return Object.fromEntries([
    ...Object.entries(usual).filter(([name]) => !replaced.includes(name)),
    ...Object.entries(given).filter(([name]) => names.includes(name)),
  ]);
}

const TEXTBOOK = { minimax: "minimax", alphabeta: "alpha-beta", pvs: "PVS" };
const TITLES = {
  ...TEXTBOOK,
  mcts: "Monte Carlo (MCTS)",
  expectiminimax: "expectiminimax",
  mpc: "Multi-ProbCut",
};

/** These have no tree worth a look, or none at all: they come last. */
const LAST = ["greedy", "best", "random"];

/** What a tree is limited by. */
const REACH = ["depth", "playouts"];

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
  const family = kinds.map((each) => before + each).filter((each) => names.includes(each));
  return family.length > 0 ? family : [name];
}

/** What people call a search. */
export function searchTitle(name) {
  return TITLES[name] ?? name;
}

/** All that can be looked at, the trees first; agents as the game describes them. */
export function searchesOf(agents) {
  const rank = ({ name, parameters }) =>
    LAST.includes(name) ? 2 : parameters.some((each) => REACH.includes(each.name)) ? 0 : 1;
  return agents.filter(({ name }) => name !== "human").toSorted((a, b) => rank(a) - rank(b));
}
