import { Recorder } from "#pages/microscope/recorder.js";

const HEADER = { trace: 1, game: "tic-tac-toe", position: "start", agent: "alphabeta:depth=2" };

/**
 * Alpha-beta on a tree of two plies: a holds c (3) and d (5), b holds e (2) and one move that is cut.
 * Nodes: 0 root, 1 a, 2 c, 3 d, 4 b, 5 e.
 */
export const EVENTS = [
  { event: "enter", ply: 0, window: [null, null] },
  { event: "enter", ply: 1, move: "a", window: [null, null] },
  { event: "leaf", ply: 2, move: "c", value: 3 },
  { event: "child", ply: 1, move: "c", value: -3, best: -3, window: [-3, null] },
  { event: "leaf", ply: 2, move: "d", value: 5 },
  { event: "child", ply: 1, move: "d", value: -5, best: -3, window: [-3, null] },
  { event: "leave", ply: 1, value: -3 },
  { event: "child", ply: 0, move: "a", value: 3, best: 3, window: [3, null] },
  { event: "enter", ply: 1, move: "b", window: [null, -3] },
  { event: "leaf", ply: 2, move: "e", value: 2 },
  { event: "child", ply: 1, move: "e", value: -2, best: -2, window: [-2, -3] },
  { event: "cut", ply: 1, best: -2, window: [-2, -3], skipped: 1, reason: "beta" },
  { event: "leave", ply: 1, value: -2 },
  { event: "child", ply: 0, move: "b", value: 2, best: 3, window: [3, null] },
  { event: "leave", ply: 0, value: 3 },
];

export const [ROOT, A, C, D, B, E] = [0, 1, 2, 3, 4, 5];

/** The event that cuts b, and the last one. */
export const CUT_EVENT = 11;
export const LAST = EVENTS.length - 1;

/** A trace of events; of the sample's, unless others are given. */
export function traceOf(events = EVENTS, header = HEADER) {
  const recorder = new Recorder();
  for (const line of [header, ...events]) {
    recorder.add(line);
  }
  return recorder.finish();
}

/** A file with these objects, one a line. */
export function fileOf(...lines) {
  return new Blob([
    lines.map((line) => `${typeof line === "string" ? line : JSON.stringify(line)}\n`).join(""),
  ]);
}

export { HEADER };
