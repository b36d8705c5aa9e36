import { html } from "../shared/elements.js";

/** The value of a node that is done, as the root's player sees it. */
export function rootValue({ events, nodes }, node) {
  const value = events.value[nodes.done[node]];
  return (nodes.side[node] === 0 ? value : -value) + 0;
}

/** A tree as nested lists, so that everybody can read it; what stands beside a node is made by the caller. */
export function treeList(trace, beside, node = 0) {
  const children = trace.childrenOf(node);
  const label = trace.name(node) ?? "root";
  return html(
    "li",
    { "data-node": node },
    html("span", { class: "move" }, label),
    " ",
    beside(node, label, children),
    children.length > 0 && html("ul", {}, ...children.map((child) => treeList(trace, beside, child))),
  );
}
