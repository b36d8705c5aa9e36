import assert from "node:assert/strict";
import test from "node:test";
import { Cells, LEVELS, NEVER, firstVisits, span } from "#pages/race/cells.js";
import { Ground } from "#pages/race/ground.js";
import { EVENTS, traceOf } from "./sample-trace.js";

/** The same tree without the cut: minimax visits one node more. */
const WHOLE = [
  ...EVENTS.slice(0, 11),
  { event: "leaf", ply: 2, move: "f", value: 9 },
  { event: "child", ply: 1, move: "f", value: -9, best: -2, window: [-2, null] },
  ...EVENTS.slice(12),
];

function raced(...all) {
  const ground = new Ground();
  const traces = all.map((events) => traceOf(events));
  const wheres = traces.map((trace) => ground.add(trace));
  return { ground, traces, wheres, rows: ground.rows() };
}

function wayTo({ nodes, moves }, node) {
  return node === 0 ? "" : `${wayTo({ nodes, moves }, nodes.parent[node])} ${moves[nodes.move[node]]}`;
}

test("the ground has every way that any of the searches goes, once", () => {
  const { ground, rows } = raced(EVENTS, WHOLE);
  const ways = Array.from({ length: ground.nodes.length }, (_, node) => wayTo(ground, node));
  assert.deepEqual(ways, ["", " a", " a c", " a d", " b", " b e", " b f"]);
  assert.deepEqual([...rows.height], [4, 2, 1, 1, 2, 1, 1]);
  assert.deepEqual([...rows.top], [0, 0, 0, 1, 2, 2, 3]);
  assert.equal(rows.plies, 3);
});

test("what only another search visits stays a ghost", () => {
  const { ground, traces, wheres } = raced(EVENTS, WHOLE);
  const [cutting, whole] = traces.map((trace, i) => firstVisits(trace, wheres[i], ground.nodes.length));
  assert.equal(cutting.at(-1), NEVER);
  assert.equal(whole.at(-1), 11);
  assert.deepEqual(cutting.slice(0, 6), whole.slice(0, 6));
});

test("a search that starts over visits a node when it is there first", () => {
  const deepening = [
    { event: "iteration", depth: 1, window: [null, null] },
    { event: "enter", ply: 0, window: [null, null] },
    { event: "leaf", ply: 1, move: "a", value: 1 },
    { event: "leave", ply: 0, value: 1 },
    { event: "iteration", depth: 2, window: [null, null] },
    ...EVENTS,
  ];
  const { ground, traces, wheres } = raced(deepening);
  const visits = firstVisits(traces[0], wheres[0], ground.nodes.length);
  assert.deepEqual([visits[0], visits[1]], [1, 2]);
  assert.equal(ground.nodes.length, 6);
});

test("the level of a cell is the share of its nodes that are visited, counted slowly", () => {
  const { ground, traces, wheres, rows } = raced(EVENTS, WHOLE);
  for (const lines of [1, 2, 3, 4, 9]) {
    traces.forEach((trace, i) => {
      const visits = firstVisits(trace, wheres[i], ground.nodes.length);
      const cells = new Cells(ground, rows, visits, lines);
      for (let event = -1; event < WHOLE.length; event++) {
        for (let ply = 0; ply < rows.plies; ply++) {
          for (let line = 0; line < lines; line++) {
            assert.equal(
              cells.level(ply * lines + line, event),
              slowLevel({ ground, rows, visits, lines }, ply, line, event),
            );
          }
        }
      }
    });
  }
});

/** As many levels as have enough nodes: one, a quarter, half and three quarters. */
function slowLevel({ ground, rows, visits, lines }, ply, line, event) {
  const inside = [...visits.keys()].filter((node) => {
    const [from, to] = span(rows, node, lines);
    return ground.nodes.ply[node] === ply && from <= line && line < to;
  });
  if (inside.length === 0) {
    return -1;
  }
  const seen = inside.filter((node) => visits[node] <= event).length;
  return Array.from({ length: LEVELS }, (_, level) => (inside.length * level) / LEVELS).filter(
    (needed) => seen >= Math.max(1, needed),
  ).length;
}
