/** The kinds of events, as docs/trace.md names them. */
export const KINDS = ["iteration", "enter", "leaf", "child", "cut", "hit", "leave", "playout"];
export const [ITERATION, ENTER, LEAF, CHILD, CUT, HIT, LEAVE, PLAYOUT] = KINDS.keys();

/** Why a node was cut. */
export const REASONS = ["beta", "table"];

/** What the table knows of a value. */
export const BOUNDS = ["exact", "lower", "upper"];

/** No node, no event, no move. */
export const NONE = -1;
