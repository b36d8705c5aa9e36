import { html } from "../shared/elements.js";
import { countText, exactText } from "../shared/values.js";
import { rootValue } from "./tree.js";

/**
 * How many nodes alpha-beta visits in a finished minimax tree, the root's moves in this order and all others in the
 * game's: the values of the leaves are the search's.
 */
function visitedNodes(trace, order) {
  let count = 0;
  const { side } = trace.nodes;
  const search = (node, alpha, beta) => {
    count++;
    const children = node === 0 ? order : trace.childrenOf(node);
    if (children.length === 0) {
      return rootValue(trace, node);
    }
    const max = side[node] === 0;
    let [low, high] = [alpha, beta];
    let best = max ? -Infinity : Infinity;
    for (const child of children) {
      const value = search(child, low, high);
      best = max ? Math.max(best, value) : Math.min(best, value);
      [low, high] = max ? [Math.max(low, best), high] : [low, Math.min(high, best)];
      if (low >= high) {
        break;
      }
    }
    return best;
  };
  search(0, -Infinity, Infinity);
  return count;
}

/** Order matters: drag the root's moves, or move them by buttons, until the tree is as small as it gets. */
export async function order(activity) {
  const trace = await activity.trace();
  const children = trace.childrenOf(0);
  const best = visitedNodes(trace, byValue(trace, children, 1));
  const moves = byValue(trace, children, -1);
  let dragged = null;
  const list = html("ol", { class: "order" });
  const meter = html("meter", { min: 0, max: trace.nodes.length, "aria-label": "Positions visited" });
  const words = html("p", { class: "num" });
  const move = (from, to) => {
    if (to >= 0 && to < moves.length && from !== to) {
      const [taken] = moves.splice(from, 1);
      moves.splice(to, 0, taken);
      show(to);
      judge();
    }
  };
  const item = (node, i) => {
    const name = trace.name(node);
    const button = (label, to, words) =>
      html("button", { type: "button", "aria-label": `${name} ${words}`, onclick: () => move(i, to) }, label);
    return html(
      "li",
      {
        draggable: "true",
        ondragstart: () => (dragged = i),
        ondragover: (event) => event.preventDefault(),
        ondrop: () => move(dragged, i),
      },
      html("span", { class: "move" }, name),
      ` worth ${exactText(rootValue(trace, node))} `,
      button("↑", i - 1, "earlier"),
      button("↓", i + 1, "later"),
    );
  };
  const show = (focused) => {
    list.replaceChildren(...moves.map(item));
    const count = visitedNodes(trace, moves);
    meter.value = count;
    words.textContent = `Alpha-beta visits ${countText(count)} of ${countText(trace.nodes.length)} positions.`;
    list.children[focused]?.querySelector("button").focus();
  };
  const judge = () => {
    const count = visitedNodes(trace, moves);
    if (count <= best) {
      activity.finish(`${countText(count)} positions are as few as the best move first allows.`);
    } else {
      activity.tell(false, `${countText(count)} positions; ${countText(count - best)} of them need not be.`);
    }
  };
  show();
  activity.place.replaceChildren(list, meter, words);
}

/** The best first, or the worst. */
function byValue(trace, children, sign) {
  return children.toSorted((a, b) => sign * (rootValue(trace, b) - rootValue(trace, a)));
}
