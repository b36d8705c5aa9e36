// What stands on the squares of a board beside the pieces, for eyes and for screen readers.
import { set } from "./svg.js";
import { pill, valueText } from "./values.js";

/** Marks the squares that are chosen or can be, and says so in their names. */
export function mark({ squares }, chosen, next, label) {
  for (const { id, element } of squares) {
    const taken = chosen.includes(id);
    const legal = next.has(id);
    element.classList.toggle("chosen", taken);
    element.classList.toggle("legal", legal);
    const words = [label(id), ...(taken ? ["chosen"] : []), ...(legal ? ["can be played"] : [])];
    set(element, { "aria-label": words.join(", ") });
  }
}

/** Writes values on squares and adds them to their names. */
export function hint({ squares, layers }, values, offset) {
  const best = Math.max(...values.values());
  layers.hints.replaceChildren();
  for (const square of squares) {
    const { id, element } = square;
    const value = values.get(id);
    element.classList.toggle("valued", value !== undefined);
    if (value !== undefined) {
      const words = `value ${valueText(value)}${value === best ? ", best" : ""}`;
      set(element, { "aria-label": `${element.getAttribute("aria-label")}, ${words}` });
      layers.hints.append(pill(square, offset(id), value, value === best));
    }
  }
}

/** Takes all marks and values away. */
export function unmark({ squares, layers }) {
  layers.hints.replaceChildren();
  for (const { element } of squares) {
    element.classList.remove("legal", "chosen", "valued");
  }
}
