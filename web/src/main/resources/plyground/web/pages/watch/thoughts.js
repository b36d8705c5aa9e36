import { countText, valueText } from "../shared/values.js";

/**
 * What each side's last move up to a ply tells of its thinking: {move, value, depth, nodes, millis, expects}, the value
 * in that side's own view; null for who has not moved by then.
 *
 * @param mover who makes the move of a number, 0 or 1
 */
export function lastThoughts(line, ply, mover) {
  return [0, 1].map((side) => {
    const at = line.slice(0, ply).findLastIndex((_, i) => mover(i) === side);
    if (at < 0) {
      return null;
    }
    const { name, move, value, depth, nodes, millis, expects = [] } = line[at];
    const own = value === null || side === 0 ? value : 0 - value;
    return { move: name ?? move, value: own, depth, nodes, millis, expects };
  });
}

/** The cells of a thought; what is not known is a dash. */
export function thoughtCells(thought) {
  if (!thought) {
    return ["–", "–", "–", "–", "–"];
  }
  const { move, value, depth, nodes, millis } = thought;
  return [
    move,
    value === null ? "–" : `${value > 0 ? "+" : ""}${valueText(value)}`,
    depth > 0 ? String(depth) : "–",
    nodes > 0 ? countText(nodes) : "–",
    millisText(millis),
  ];
}

function millisText(millis) {
  return millis < 1000 ? `${Math.round(millis)} ms` : `${(millis / 1000).toFixed(1)} s`;
}

/** What a player expected to follow its own move. */
export function expectedText(thought) {
  const [, ...reply] = thought?.expects ?? [];
  return reply.length > 0 ? `expects ${reply.join(", ")}` : "";
}

/** How far somebody has come who thinks; empty while that is not known. */
export function searchText({ depth, nodes, expects = [] }) {
  const parts = [
    depth > 0 && `depth ${depth}`,
    nodes > 0 && `${countText(nodes)} positions`,
    expects.length > 0 && expects.join(", "),
  ];
  return parts.filter(Boolean).join(" · ");
}

/** How a row of games ended, in words. */
export function endText([first, second], { wins, draws }) {
  const games = wins[0] + wins[1] + draws;
  const drawn = draws === 0 ? "" : `, ${draws} drawn`;
  if (games === 1) {
    return wins[0] === wins[1] ? "The game was drawn." : `${wins[0] > 0 ? first : second} won.`;
  }
  if (wins[0] === wins[1]) {
    return `Level after ${games} games: ${wins[0]} won by each${drawn}.`;
  }
  const [better, most, least] = wins[0] > wins[1] ? [first, wins[0], wins[1]] : [second, wins[1], wins[0]];
  return `${better} wins the match: ${most} to ${least}${drawn}, in ${games} games.`;
}
