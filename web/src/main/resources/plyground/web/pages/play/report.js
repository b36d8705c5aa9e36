import { html } from "../shared/elements.js";
import { WON, worthText } from "../shared/worth.js";

const MOST = 5;

/** A loss counts as a turning point from this share of the usual size of values on. */
const SHARE = 0.5;

/**
 * Where a game turned: the moves that cost most, as {ply, side, before, after}, in the order they were made.
 *
 * @param values of the position after each move, in the first player's view
 * @param movers who made each move
 */
export function turningPoints(values, movers) {
  const known = values.filter((value) => value !== null && Math.abs(value) < WON).map(Math.abs);
  known.sort((a, b) => a - b);
  const usual = known[Math.floor(known.length * 0.75)] || 1;
  const clipped = (value) => Math.max(-4 * usual, Math.min(4 * usual, value));
  const losses = movers.flatMap((side, i) => {
    const [before, after] = [values[i], values[i + 1]];
    if (before === null || after === null || before === undefined || after === undefined) {
      return [];
    }
    const sign = side === 0 ? 1 : -1;
    const loss = (clipped(before) - clipped(after)) * sign;
    return loss >= SHARE * usual ? [{ ply: i, side, before, after, loss }] : [];
  });
  losses.sort((a, b) => b.loss - a.loss);
  return losses.slice(0, MOST).toSorted((a, b) => a.ply - b.ply);
}

/** An entry of the report with its two buttons. */
export function reportEntry(point, { name, sides, measure, onLook, onRetry }) {
  const { ply, side, before, after } = point;
  const text = `Move ${ply + 1}, ${sides[side]} ${name}: before ${worthText(before, measure, sides)}, then ${worthText(after, measure, sides)}`;
  return html(
    "li",
    { "data-ply": ply },
    html("span", {}, text),
    html(
      "span",
      { class: "row" },
      html("button", { type: "button", onclick: () => onLook(ply) }, "What was better?"),
      html("button", { type: "button", onclick: () => onRetry(ply) }, "Try again from here"),
    ),
  );
}
