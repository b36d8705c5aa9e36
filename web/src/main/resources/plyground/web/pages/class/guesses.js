/** What a class makes of an exercise: pure functions of its answers. */

/** The answers that count for one kind of question on one board, as lists of what each person claims. */
function claimed(kind, answer) {
  const words = answer.split(/[\s,;]+/).filter(Boolean);
  return kind === "values" ? words.map((word) => word.split("=")) : words.map((word) => [word, ""]);
}

/**
 * How many say what of each node: for cuts how many name it, for values how many give which value.
 *
 * @returns a map of a node's name to {count, guesses}, guesses a map of what was said to how often
 */
export function guessesByNode(kind, answers) {
  const nodes = new Map();
  for (const { answer } of answers) {
    for (const [name, value] of new Map(claimed(kind, answer))) {
      const node = nodes.get(name.toUpperCase()) ?? { count: 0, guesses: new Map() };
      nodes.set(name.toUpperCase(), node);
      node.count++;
      node.guesses.set(value, (node.guesses.get(value) ?? 0) + 1);
    }
  }
  return nodes;
}

/** What was said to how often, the commonest first: for one question with one answer. */
export function tally(answers) {
  const counts = new Map();
  for (const { answer } of answers) {
    const said = answer.trim() || "nothing";
    counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

/** The share of claims that are right; null where there are none. */
export function shareRight(answers) {
  const sum = (name) => answers.reduce((all, { marks }) => all + marks[name], 0);
  return answers.length > 0 ? sum("score") / sum("points") : null;
}

/** How many people answered. */
export function peopleIn(answers) {
  return new Set(answers.map(({ person }) => person)).size;
}
