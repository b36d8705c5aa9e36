import { NONE } from "../microscope/events.js";
import { Words } from "../microscope/words.js";
import { format, parse } from "../shared/spec.js";
import { html } from "../shared/elements.js";
import { exactText, valueText } from "../shared/values.js";
import { rootValue, treeList } from "./tree.js";

/** Find the cut: of the whole tree one marks what alpha-beta never looks at. */
export async function cut(activity) {
  const { parameters } = parse(activity.setting("agent"));
  const whole = await activity.trace(format("minimax", parameters));
  const cutting = await activity.trace();
  const visited = new Set(keysOf(cutting));
  const players = await activity.players();
  const boxes = new Map();
  const beside = (node, label, children) => {
    const value = html("b", { class: "num" }, children.length > 0 ? "" : exactText(rootValue(whole, node)));
    if (whole.nodes.parent[node] === NONE) {
      return html("span", {}, "max");
    }
    const key = keyOf(whole, node);
    const box = html("input", { type: "checkbox", "aria-label": `${wayTo(whole, node)} is never looked at` });
    boxes.set(key, box);
    return html("label", { class: "check" }, value, children.length > 0 ? " min " : " ", box, " cut");
  };
  const judge = () => {
    const wrong = [...boxes].find(([key, box]) => box.checked === visited.has(key));
    if (!wrong) {
      const left = whole.nodes.length - cutting.nodes.length;
      activity.finish(`alpha-beta leaves out exactly these: ${left} of ${whole.nodes.length} positions.`);
    } else {
      activity.tell(false, why(players, whole, cutting, wrong[0], visited));
    }
  };
  activity.place.replaceChildren(
    html("ul", { class: "tree" }, treeList(whole, beside)),
    html("button", { type: "button", class: "primary", onclick: judge }, "Check"),
  );
}

function keyOf(trace, node) {
  return trace.movesTo(node).join(" ");
}

function keysOf(trace) {
  return Array.from({ length: trace.nodes.length }, (_, node) => keyOf(trace, node));
}

/** The moves to a node as players write them. */
function wayTo(trace, node) {
  const [, ...path] = trace.path(node);
  return path.map((each) => trace.name(each)).join(", ");
}

/** What the search itself says of a position that is marked wrongly. */
function why(players, whole, trace, key, visited) {
  const called = (each) => wayTo(whole, keysOf(whole).indexOf(each));
  if (visited.has(key)) {
    const node = keysOf(trace).indexOf(key);
    const { alpha, beta } = trace.known(trace.nodes.parent[node], trace.nodes.born[node] - 1);
    const [low, high] = [valueText(alpha), valueText(beta)];
    return `${called(key)} is looked at: nothing above it is settled yet (alpha ${low}, beta ${high} for whoever moves there).`;
  }
  const above = key.split(" ").slice(0, -1).join(" ");
  const event = trace.nodes.cut[keysOf(trace).indexOf(above)];
  const said = event >= 0 ? new Words(trace, players, true).say(event) : `${called(above)} is cut itself.`;
  return `${called(key)} is never looked at. ${said}`;
}
