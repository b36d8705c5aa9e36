/** What of the lessons is done, kept in this browser. */
const KEY = "lessons";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

export function isDone(name) {
  return read().includes(name);
}

export function markDone(name) {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), name])]));
  } catch {
    // It then lasts until the page is left.
  }
}
