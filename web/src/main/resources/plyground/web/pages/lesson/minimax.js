import { html } from "../shared/elements.js";
import { exactText } from "../shared/values.js";
import { rootValue, treeList } from "./tree.js";

/** Minimax by hand: the leaves have their values, every node above gets one. */
export async function minimax(activity) {
  const trace = await activity.trace();
  const inputs = new Map();
  const beside = (node, label, children) => {
    if (children.length === 0) {
      return html("b", { class: "num" }, exactText(rootValue(trace, node)));
    }
    const kind = trace.nodes.side[node] === 0 ? "max" : "min";
    const input = html("input", {
      type: "number",
      step: "any",
      "aria-label": `Value of ${label} (${kind})`,
      onchange: () => judge(activity, trace, inputs, node),
    });
    inputs.set(node, input);
    return html("span", {}, `${kind} `, input);
  };
  activity.place.replaceChildren(html("ul", { class: "tree" }, treeList(trace, beside)));
}

function judge(activity, trace, inputs, node) {
  const input = inputs.get(node);
  const right = input.value !== "" && input.valueAsNumber === rootValue(trace, node);
  input.setAttribute("aria-invalid", String(!right));
  input.dataset.right = right;
  if (right && [...inputs.values()].every((each) => each.dataset.right === "true")) {
    const best = trace.name(trace.bestChild(0, Infinity));
    activity.finish(
      `the root is worth ${exactText(rootValue(trace, 0))}, by ${best}. All values agree with the search.`,
    );
  } else {
    activity.tell(right, reason(trace, node, right));
  }
}

/** Why a node has its value; while it is wrong the value itself is not given away. */
function reason(trace, node, right) {
  const values = trace.childrenOf(node).map((child) => exactText(rootValue(trace, child)));
  const label = trace.name(node) ?? "the root";
  const max = trace.nodes.side[node] === 0;
  const rule = `at ${label} ${max ? "your side chooses the largest" : "the opponent chooses what is smallest for you"}`;
  if (trace.nodes.parent[node] === -1 && !right) {
    return `${rule} of the values below it.`;
  }
  return `${rule} of ${values.join(", ")}.`;
}
