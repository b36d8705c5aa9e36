import { html } from "../shared/elements.js";
import { exactText } from "../shared/values.js";

/**
 * The tree of an exercise as nested lists, which the style draws from left to right.
 *
 * @param nodes as /api/exercises/ID/board tells them, a parent before its children
 * @param beside makes what stands at a node
 */
export function exerciseTree(nodes, beside) {
  const items = nodes.map((node) =>
    html(
      "li",
      { "data-node": node.name },
      html("div", { class: `node ${node.turned ? "min" : "max"}` }, ...nodeLabel(node), beside(node)),
    ),
  );
  const lists = new Map();
  nodes.forEach(({ parent }, i) => {
    if (parent >= 0) {
      if (!lists.has(parent)) {
        lists.set(parent, html("ul"));
        items[parent].append(lists.get(parent));
      }
      lists.get(parent).append(items[i]);
    }
  });
  return html("ul", { class: "exercise-tree" }, items[0]);
}

function nodeLabel({ name, said, leaf, worth }) {
  return [
    html("b", {}, name),
    html("span", { class: "move" }, said || "root"),
    html("output", { class: "num" }, leaf ? exactText(worth) : ""),
  ];
}

/** An answer as players say it: a move by its name, all else as it is. */
export function sayer({ kind, moves }) {
  const names = new Map(moves.map(({ move, name }) => [move, name]));
  return (answer) => (kind === "choice" ? (names.get(answer) ?? answer) : answer);
}

/** The moves to every node of an exercise's tree, as one text each. */
export function waysTo(nodes) {
  const ways = [];
  for (const { parent, move } of nodes) {
    ways.push(parent < 0 ? "" : ways[parent] ? `${ways[parent]} ${move}` : move);
  }
  return ways;
}
