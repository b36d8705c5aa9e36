// What the front page says of matches and tournaments.

function against({ names, sides }) {
  const mine = names.indexOf("you");
  return mine < 0
    ? `${sides[0]}: ${names[0]}, ${sides[1]}: ${names[1]}`
    : `You are ${sides[mine]}, against ${names[1 - mine]}`;
}

function moves(at) {
  return at === 1 ? "1 move" : `${at} moves`;
}

export function continued(match) {
  const turn = match.yours ? "your turn" : "waiting";
  return { line: `${against(match)}; ${moves(match.at)}, ${turn}`, button: "Continue" };
}

export function recent(match) {
  return { line: `${against(match)}; ${match.result} after ${moves(match.at)}`, button: "Look at it" };
}

export function tournamentText({ title, agents, played, size, waiting }) {
  const state = waiting ? "waiting" : `${played} of ${size} games`;
  return `${title}, ${agents.length} agents: ${state}`;
}
