// Of several leagues in one lab the address of a page names one.
import { get, post, remove } from "../shared/api.js";

const named = globalThis.location ? new URLSearchParams(location.search).get("in") : null;

/** Where a league answers. */
export function apiOf(name) {
  return name ? `/api/leagues/${encodeURIComponent(name)}` : "/api/league";
}

const API = apiOf(named);

/** Asks this league. */
export function ask(path) {
  return get(API + path);
}

/** Tells this league something. */
export function tell(path, body) {
  return post(API + path, body);
}

export function drop(path) {
  return remove(API + path);
}

export function streamOf(path) {
  return new EventSource(API + path);
}

/** A page of this league. */
export function pageOf(page, parameters = {}) {
  const search = new URLSearchParams({ ...(named && { in: named }), ...parameters });
  return search.size > 0 ? `/${page}?${search}` : `/${page}`;
}
