/** What of the lessons is done: kept in this browser, and told to the leagues somebody is in. */
import { get, post } from "../shared/api.js";
import { apiOf } from "../league/place.js";

const KEY = "lessons";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function keep(names) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), ...names])]));
  } catch {
    // It then lasts until the page is left.
  }
}

export function isDone(name) {
  return read().includes(name);
}

export function markDone(name) {
  keep([name]);
  return share();
}

/** Tells every league of this lab, where somebody has opened a link of theirs, and learns what they did elsewhere. */
export async function share() {
  if (!document.querySelector("nav [data-page=league]")) {
    return;
  }
  const { leagues } = await get("/api/leagues");
  for (const league of leagues) {
    if ((await get(apiOf(league.in))).me) {
      keep((await post(`${apiOf(league.in)}/lessons`, { done: read() })).done);
    }
  }
}
