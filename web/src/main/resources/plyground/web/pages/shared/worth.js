// What values mean: a lead in the evaluator's unit, or a game that is won or lost.
import { valueText } from "./values.js";

/** Values as large as this mean a won game; what is above it is by how much. */
export const WON = 1_000_000;

/** A value in words: whose lead it is, and of what. */
export function worthText(value, unit, [first, second]) {
  if (value === null || value === undefined) {
    return "not known";
  }
  const leader = value > 0 ? first : second;
  if (Math.abs(value) >= WON) {
    return `${leader} wins${by(value)}`;
  }
  return value === 0 ? "level" : `${leader} leads by ${valueText(Math.abs(value))} ${unit}`;
}

function by(value) {
  const margin = Math.abs(value) - WON;
  return margin > 1 ? ` by ${valueText(margin)}` : "";
}

/** What a move is worth to whoever makes it, short enough for a badge. */
export function badgeText({ value, inMoves, exact }) {
  if (Math.abs(value) >= WON) {
    const margin = Math.abs(value) - WON;
    const sign = value > 0 ? "+" : "−";
    return margin > 1
      ? `${sign}${valueText(margin)}`
      : `${value > 0 ? "win" : "loss"}${inMoves ? ` ${inMoves}` : ""}`;
  }
  return exact && value === 0 ? "draw" : `${value > 0 ? "+" : ""}${valueText(value)}`;
}

/** The same as a sentence has it: "wins by 4", "loses in 3", "+2 discs". */
export function moveWorth({ value, inMoves, exact }, unit) {
  if (Math.abs(value) >= WON) {
    const verb = value > 0 ? "wins" : "loses";
    return by(value) ? `${verb}${by(value)}` : `${verb}${inMoves ? ` in ${inMoves}` : ""}`;
  }
  return exact && value === 0 ? "draws" : `${value > 0 ? "+" : ""}${valueText(value)} ${unit}`;
}

/** How far a move is behind the best, in words; empty for the best itself. */
export function behindText(value, best, unit) {
  if (value === best) {
    return "best";
  }
  return Math.abs(best) >= WON || Math.abs(value) >= WON
    ? ""
    : `${valueText(best - value)} ${unit} behind the best`;
}

/** From 0 for the best to 3 for a blunder: the colour of a move's badge. */
export function lossGrade(value, best, worst) {
  if (value === best) {
    return 0;
  }
  const decided = (each) => (Math.abs(each) >= WON ? Math.sign(each) : 0);
  if (decided(value) !== decided(best)) {
    return decided(value) < 0 || decided(best) > 0 ? 3 : 1;
  }
  const share = (best - value) / (best - worst || 1);
  return share < 0.25 ? 1 : share < 0.6 ? 2 : 3;
}
