import { field, select } from "../shared/controls.js";
import { html } from "../shared/elements.js";

/**
 * How an answer of each kind is given: what stands at a node of the tree, what stands below it, and the answer as
 * text, as it is written on paper too.
 */
const KINDS = {
  cuts: () => {
    const boxes = new Map();
    return {
      at: (node) => {
        if (node.parent < 0) {
          return null;
        }
        const label = `${node.name}, ${node.said}, is cut`;
        const box = html("input", { type: "checkbox", "aria-label": label });
        boxes.set(node.name, box);
        return html("label", { class: "small" }, box, " cut");
      },
      text: () =>
        [...boxes]
          .filter(([, box]) => box.checked)
          .map(([name]) => name)
          .join(" "),
      fill: (answer) => answer.split(/\s+/).forEach((name) => boxes.get(name)?.click()),
      controls: () => [...boxes.values()],
    };
  },
  values: () => {
    const inputs = new Map();
    return {
      at: (node) => {
        if (node.leaf) {
          return null;
        }
        const label = `Value of ${node.name}, ${node.turned ? "min" : "max"}`;
        const input = html("input", { type: "number", step: "1", "aria-label": label });
        inputs.set(node.name, input);
        return input;
      },
      text: () =>
        [...inputs]
          .filter(([, input]) => input.value !== "")
          .map(([name, input]) => `${name}=${input.value}`)
          .join(" "),
      fill: (answer) =>
        answer
          .split(/\s+/)
          .map((pair) => pair.split("="))
          .forEach(([name, value]) => inputs.has(name) && (inputs.get(name).value = value)),
      controls: () => [...inputs.values()],
    };
  },
  choice: ({ moves }) => {
    const choices = moves.map(({ move, name }) => [move, name]);
    const control = select([["", "choose a move"], ...choices], "");
    return {
      at: () => null,
      below: field("The move the agent chooses", control, "Or make it on the board."),
      text: () => control.value,
      fill: (answer) => (control.value = answer),
      choose: (move) => (control.value = move),
      controls: () => [control],
    };
  },
  count: () => {
    const control = html("input", { type: "number", min: 1, max: 999999999 });
    return {
      at: () => null,
      below: field("How many states", control, "The root and the leaves count too."),
      text: () => control.value,
      fill: (answer) => (control.value = answer),
      controls: () => [control],
    };
  },
};

/** The form of an answer to a board. */
export function answerForm(board) {
  return KINDS[board.kind](board);
}
