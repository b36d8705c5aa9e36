// What values mean: a lead in the evaluator's unit, a chance to win where the unit is the evaluator's own, or a game
// that is won or lost. A measure says how to read values: {unit, scale}, with a scale as chances.
import { valueText } from "./values.js";

/** Values as large as this mean a won game; what is above it is by how much. */
export const WON = 1_000_000;

/** How to read the values of an answer of the lab. */
export function measureOf({ unit, scale }) {
  return { unit, scale };
}

/** The share of such games that is won by who is ahead by a value, a draw being half a win. */
export function chanceOf(value, { scale }) {
  return 1 / (1 + Math.exp(-value / scale));
}

/** A chance as people say it; what is not decided is neither sure nor hopeless. */
export function percentText(chance) {
  return `${Math.max(1, Math.min(99, Math.round(100 * chance)))} %`;
}

/** A value in words: whose lead it is, and of what. */
export function worthText(value, measure, [first, second]) {
  if (value === null || value === undefined) {
    return "not known";
  }
  const leader = value > 0 ? first : second;
  if (Math.abs(value) >= WON) {
    return `${leader} wins${by(value)}`;
  }
  if (value === 0) {
    return "level";
  }
  return measure.scale
    ? `${leader} is ahead, ${percentText(chanceOf(Math.abs(value), measure))} to win`
    : `${leader} leads by ${valueText(Math.abs(value))} ${measure.unit}`;
}

function by(value) {
  const margin = Math.abs(value) - WON;
  return margin > 1 ? ` by ${valueText(margin)}` : "";
}

/** What a move is worth to whoever makes it, short enough for a badge: a margin beside chances says of what it is. */
export function badgeText({ value, inMoves, exact }, measure) {
  if (Math.abs(value) >= WON) {
    const margin = Math.abs(value) - WON;
    const word = value > 0 ? "won" : "lost";
    const by = `${value > 0 ? "+" : "−"}${valueText(margin)}`;
    return margin > 1
      ? `${measure.scale ? `${word} ` : ""}${by}`
      : `${value > 0 ? "win" : "loss"}${inMoves ? ` ${inMoves}` : ""}`;
  }
  if (exact && value === 0) {
    return "draw";
  }
  return measure.scale ? percentText(chanceOf(value, measure)) : `${value > 0 ? "+" : ""}${valueText(value)}`;
}

/** The same as a sentence has it: "wins by 4", "loses in 3", "+2 discs", "62 % to win". */
export function moveWorth({ value, inMoves, exact }, measure) {
  if (Math.abs(value) >= WON) {
    const verb = value > 0 ? "wins" : "loses";
    return by(value) ? `${verb}${by(value)}` : `${verb}${inMoves ? ` in ${inMoves}` : ""}`;
  }
  if (exact && value === 0) {
    return "draws";
  }
  return measure.scale
    ? `${percentText(chanceOf(value, measure))} to win`
    : `${value > 0 ? "+" : ""}${valueText(value)} ${measure.unit}`;
}

/** How far a move is behind the best, in words; empty for the best itself. */
export function behindText(value, best, measure) {
  if (value === best) {
    return "best";
  }
  if (Math.abs(best) >= WON || Math.abs(value) >= WON) {
    return "";
  }
  if (measure.scale) {
    const behind = Math.round(100 * (chanceOf(best, measure) - chanceOf(value, measure)));
    return behind === 0 ? "as good as the best" : `${behind} % behind the best`;
  }
  return `${valueText(best - value)} ${measure.unit} behind the best`;
}

/** Chances given away from which on a move counts as doubtful, and as a blunder. */
const DOUBTFUL = 0.05;
const BLUNDER = 0.15;

/** From 0 for the best to 3 for a blunder: the colour of a move's badge. */
export function lossGrade(value, best, worst, measure) {
  if (value === best) {
    return 0;
  }
  const decided = (each) => (Math.abs(each) >= WON ? Math.sign(each) : 0);
  if (decided(value) !== decided(best)) {
    return decided(value) < 0 || decided(best) > 0 ? 3 : 1;
  }
  if (measure.scale) {
    const lost = chanceOf(best, measure) - chanceOf(value, measure);
    return lost < DOUBTFUL ? 1 : lost < BLUNDER ? 2 : 3;
  }
  const share = (best - value) / (best - worst || 1);
  return share < 0.25 ? 1 : share < 0.6 ? 2 : 3;
}
