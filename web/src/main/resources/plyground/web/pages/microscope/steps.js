import { CUT, NONE } from "./events.js";

/** The event at the end of what lies below the current node, or of the node above if it is done; the last one if there is none. */
export function eventAfterSubtree(trace, event) {
  const { nodes, events } = trace;
  let node = trace.nodeAt(event);
  while (node !== NONE && trace.has("done", node, event)) {
    node = nodes.parent[node];
  }
  return node === NONE || nodes.done[node] === NONE ? events.length - 1 : nodes.done[node];
}

/** The next event that cuts a node; NONE if there is none. */
export function nextCut(trace, event) {
  const { kind, length } = trace.events;
  for (let next = event + 1; next < length; next++) {
    if (kind[next] === CUT) {
      return next;
    }
  }
  return NONE;
}
