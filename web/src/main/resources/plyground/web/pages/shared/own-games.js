// The matches of this browser, the latest first: what "continue your game" is about.
const KEY = "own-games";
const MOST = 20;

export function ownGames(storage = localStorage) {
  try {
    const known = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(known) ? known.filter((id) => /^[\w-]{22}$/.test(id)) : [];
  } catch {
    // Without storage there is nothing to continue.
    return [];
  }
}

/** Puts a match first. */
export function rememberGame(id, storage = localStorage) {
  const others = ownGames(storage).filter((each) => each !== id);
  try {
    storage.setItem(KEY, JSON.stringify([id, ...others].slice(0, MOST)));
  } catch {
    // It is still at its address.
  }
}
