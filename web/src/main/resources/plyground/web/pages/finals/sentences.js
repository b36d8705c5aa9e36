// What the finals have shown, in sentences.

/** Who beats whom for certain, and nobody else: one sentence for each who beats somebody. */
export function sentenceOf({ better, worse }) {
  return `${better} beats ${worse}.`;
}

/** Sentences that are new go before those that were there; those that are no longer certain go. */
export function ordered(shown, certain) {
  const now = certain.map(sentenceOf);
  const kept = shown.filter((each) => now.includes(each));
  return [...now.filter((each) => !kept.includes(each)), ...kept];
}

/** How far the finals are, in words. */
export function countText({ state, played, size }) {
  if (state === "none") {
    return "";
  }
  const games = `${played.toLocaleString("en")} of ${size.toLocaleString("en")} games`;
  return state === "over" ? `${games}: they are over` : games;
}
