import { NONE } from "./events.js";

/** What the keys do in a tree: go from node to node, fold, enter, zoom. */
const KEYS = {
  ArrowLeft: ({ trace, node, select }) => goTo(trace.nodes.parent[node], select),
  ArrowRight: stepInto,
  ArrowUp: (walker) => stepBeside(walker, -1),
  ArrowDown: (walker) => stepBeside(walker, 1),
  Enter: ({ enter }) => enter(),
  f: ({ toggle }) => toggle(),
  "+": ({ zoomIn }) => zoomIn(),
  "-": ({ zoomOut }) => zoomOut(),
  0: ({ fit }) => fit(),
};

/** Does what a key asks for, and keeps the page from doing it. */
export function treeKey(event, walker) {
  const action = KEYS[event.key];
  if (action && !event.altKey && !event.metaKey && !event.ctrlKey) {
    action(walker);
    event.preventDefault();
    event.stopPropagation();
  }
}

function goTo(node = NONE, select = () => {}) {
  if (node !== NONE) {
    select(node);
  }
}

function stepInto({ trace, node, open, toggle, select }) {
  const [child] = trace.childrenOf(node);
  if (child !== undefined && !open) {
    toggle();
  }
  goTo(child, select);
}

function stepBeside({ trace, node, select }, way) {
  const parent = trace.nodes.parent[node];
  if (parent !== NONE) {
    const siblings = trace.childrenOf(parent);
    goTo(siblings[siblings.indexOf(node) + way], select);
  }
}
