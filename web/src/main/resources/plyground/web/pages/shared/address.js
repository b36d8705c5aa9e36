import { whole } from "./controls.js";

/** What an address says about a match to make, beyond its game and players: {seed, start, moves}. */
export function setupIn(search) {
  const setup = {};
  if (search.has("seed")) {
    setup.seed = whole(search.get("seed"));
  }
  if (search.has("start")) {
    setup.start = search.get("start");
  }
  if (search.has("moves")) {
    setup.moves = search.get("moves").split(" ").filter(Boolean);
  }
  return setup;
}
