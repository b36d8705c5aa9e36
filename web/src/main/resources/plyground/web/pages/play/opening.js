// What an address asks the Play page for, and what a form says about players.
import { setupIn } from "../shared/address.js";
import { get } from "../shared/api.js";
import { whole } from "../shared/controls.js";
import { ownGames } from "../shared/own-games.js";

const USUAL = "othello";

/**
 * Reads an address: {id, invitation} of a match there is, or {game, agents, setup, at, dialog} of one to make. Without
 * anything `own` are this browser's games, the last first.
 */
export function opening({ pathname, search }, own = ownGames()) {
  const asked = new URLSearchParams(search);
  const [, id = asked.get("id")] = /^\/play\/([\w-]{22})$/.exec(pathname) ?? [];
  if (id) {
    return { id, invitation: asked.get("invite") };
  }
  const players = ["p1", "p2"].map((name) => asked.get(name));
  return {
    own: asked.size === 0 ? own : [],
    game: asked.get("game") ?? USUAL,
    agents: players.some(Boolean) ? players.map((player) => player ?? "human") : undefined,
    setup: setupIn(asked),
    at: asked.has("at") ? whole(asked.get("at")) : undefined,
    dialog: asked.has("new"),
  };
}

/** The first of some matches that the lab still has: there may have been another one at this address. */
export async function firstKnown(ids) {
  const known = ids.length > 0 ? await get(`/api/matches?ids=${ids.join(",")}`) : [];
  return ids.find((each) => known.some(({ id }) => id === each));
}

/** The players a form names as the server knows them, and which of them is a friend elsewhere: 0, 1 or -1. */
export function playersIn(names) {
  const friend = names.indexOf("friend");
  if (friend >= 0 && names[1 - friend] !== "human") {
    throw new Error("who invites a friend plays the other side");
  }
  return { agents: names.map((name) => (name === "friend" ? "human" : name)), friend };
}
