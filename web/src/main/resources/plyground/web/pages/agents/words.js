// What agents are good for, and how strong they were.

const GOOD_FOR = {
  random: "A floor under everything: what does not beat it has learned nothing.",
  greedy: "Shows what an evaluator knows by itself, without any search.",
  minimax: "For understanding: the textbook's whole tree. Look at it in the Microscope.",
  alphabeta: "For understanding and for hand-ins: the same moves as minimax with less work.",
  pvs: "The strongest search where an evaluator is good; the one to beat.",
  mpc: "As pvs, where learned weights come with the game; looks deeper in the same time.",
  mcts: "Where no evaluator is good: it needs only the rules.",
  expectiminimax: "For games with dice: minimax over what the dice may say.",
  best: "A strong game, whatever the game: it takes what is known to be strongest.",
};

export function goodFor(name) {
  return GOOD_FOR[name] ?? "";
}

/** How strong an agent was, in words; empty where it was not measured. */
export function strengthText(rating) {
  if (!rating) {
    return "";
  }
  return rating.agent.startsWith("random")
    ? "Everybody's zero."
    : `${Math.round(rating.rating)} Elo above random as ${rating.agent}.`;
}

/** The best rating of any setting of an agent that was measured; undefined if none was. */
export function ratingOf(name, measured) {
  return measured?.agents
    .filter(({ agent }) => agent === name || agent.startsWith(`${name}:`))
    .toSorted((a, b) => b.rating - a.rating)[0];
}
