// The lab's HTTP interface: parsed JSON, or an Error with the server's one line.
import { linesOf } from "./lines.js";

/** What is said when nobody is there. */
export const NO_ANSWER = "the lab does not answer; is it still running?";

async function answer(response) {
  const text = await response.text();
  let body = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    // Not from the lab; said below.
  }
  if (!response.ok || body === null) {
    const failure = new Error(body?.error ?? `the lab answered ${response.status}`);
    throw Object.assign(failure, { status: response.status });
  }
  return body;
}

async function ask(path, options) {
  try {
    return await fetch(path, options);
  } catch (failure) {
    if (failure.name === "AbortError") {
      throw failure;
    }
    throw new Error(NO_ANSWER, { cause: failure });
  }
}

function posted(body, signal) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
    signal,
  };
}

/** @param token sent along to say who asks, if that matters */
export async function get(path, token) {
  return answer(await ask(path, token && { headers: { Authorization: `Bearer ${token}` } }));
}

export async function post(path, body) {
  return answer(await ask(path, posted(body)));
}

/** Has something removed. */
export async function remove(path) {
  const response = await ask(path, { method: "DELETE" });
  if (!response.ok) {
    await answer(response);
  }
}

/** Asks for JSON lines and hands them on one by one, as they come. */
export async function postForLines(path, body, onLine, signal) {
  const response = await ask(path, posted(body, signal));
  if (!response.ok) {
    await answer(response);
  }
  for await (const line of linesOf(response.body)) {
    if (line) {
      onLine(JSON.parse(line));
    }
  }
}

const answers = new Map();

/** What does not change is asked for once; a failure is not remembered. */
function getOnce(path) {
  if (!answers.has(path)) {
    const found = get(path);
    found.catch(() => answers.delete(path));
    answers.set(path, found);
  }
  return answers.get(path);
}

/** What a game says of itself. */
export function gameNamed(name) {
  return getOnce(`/api/games/${encodeURIComponent(name)}`);
}

/** Who can play a game: {agents, evaluators}. */
export function agentsOf(name) {
  return getOnce(`/api/agents?game=${encodeURIComponent(name)}`);
}

/** A match as it is now. */
export function matchNamed(id) {
  return get(`/api/matches/${encodeURIComponent(id)}`);
}
