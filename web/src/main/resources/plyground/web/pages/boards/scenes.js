import { get } from "../shared/api.js";
import { decode } from "./scene.js";

const KEPT = 100;

const known = new Map();

/**
 * The scene after some moves from a position, from the server; those asked for last are remembered.
 *
 * @param gestures whether the legal moves are wanted too
 */
export function loadScene({ game, position, moves, gestures }) {
  const search = new URLSearchParams({ game, position });
  if (moves.length > 0) {
    search.set("moves", moves.join(" "));
  }
  if (!gestures) {
    search.set("gestures", "false");
  }
  const path = `/api/scene?${search}`;
  const found = known.get(path) ?? load(path);
  known.delete(path);
  known.set(path, found);
  if (known.size > KEPT) {
    known.delete(known.keys().next().value);
  }
  return found;
}

function load(path) {
  const found = get(path).then(decode);
  found.catch(() => known.delete(path));
  return found;
}
