// The lab's HTTP interface: parsed JSON, or an Error with the server's one line.
async function answer(response) {
  const text = await response.text();
  let body = null;
  try {
    body = text ? JSON.parse(text) : null;
  } catch {
    // Not from the lab; said below.
  }
  if (!response.ok || body === null) {
    throw new Error(body?.error ?? `the lab answered ${response.status}`);
  }
  return body;
}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (failure) {
    if (failure.name === "AbortError") {
      throw failure;
    }
    throw new Error("the lab does not answer; is it still running?", { cause: failure });
  }
  return response;
}

function posted(body, signal) {
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body ?? {}),
    signal,
  };
}

export async function get(path) {
  return answer(await ask(path));
}

export async function post(path, body, signal) {
  return answer(await ask(path, posted(body, signal)));
}

/** Streams JSON lines, one object at a time. */
export async function lines(path, body, onObject, signal) {
  const response = await ask(path, posted(body, signal));
  if (!response.ok) {
    return answer(response);
  }
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    rest += value ?? "";
    const parts = rest.split("\n");
    rest = done ? "" : parts.pop();
    for (const line of parts) {
      if (line) {
        onObject(JSON.parse(line));
      }
    }
    if (done) {
      return null;
    }
  }
}

/** A game's own page in the interface; remembered. */
const games = new Map();
export function game(name) {
  if (!games.has(name)) {
    const found = get(`/api/games/${encodeURIComponent(name)}`);
    found.catch(() => games.delete(name));
    games.set(name, found);
  }
  return games.get(name);
}

const agentsOf = new Map();
export function agents(name) {
  if (!agentsOf.has(name)) {
    const found = get(`/api/agents?game=${encodeURIComponent(name)}`);
    found.catch(() => agentsOf.delete(name));
    agentsOf.set(name, found);
  }
  return agentsOf.get(name);
}
