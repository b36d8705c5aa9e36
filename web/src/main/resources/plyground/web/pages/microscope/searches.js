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
