import { get } from "../shared/api.js";
import { decode } from "./scene.js";

const KEPT = 100;

const known = new Map();

/**
 * The scene after some moves from a position, from the server; those asked for last are remembered.
 *
 * @param gestures whether the legal moves are wanted too
 */
export function loadScene(place) {
  const path = pathOf(place);
  const found = known.get(path) ?? load(path);
  keep(path, found);
  return found;
}

function pathOf({ game, position, moves, gestures }) {
  const search = new URLSearchParams({ game, position });
  if (moves.length > 0) {
    search.set("moves", moves.join(" "));
  }
  if (!gestures) {
    search.set("gestures", "false");
  }
  return `/api/scene?${search}`;
}

function keep(path, found) {
  known.delete(path);
  known.set(path, found);
  if (known.size > KEPT) {
    known.delete(known.keys().next().value);
  }
}

/** Takes a scene that came without being asked for, so that nobody asks for it. */
export function rememberScene(place, answer) {
  keep(pathOf(place), Promise.resolve(decode(answer)));
}

function load(path) {
  const found = get(path).then(decode);
  found.catch(() => known.delete(path));
  return found;
}
