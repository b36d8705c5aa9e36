/** What a person is asked for after some steps. */
export function prompt({ steps, forced }, taken, next, side, spotWords) {
  const only = taken.length === 0 && next.length === 1 && next[0].at === undefined;
  const later = taken.length === 0 ? "{side} to move" : "{spot}:";
  return (only ? forced : (steps[taken.length] ?? later))
    .replace("{side}", side)
    .replace("{spot}", spotWords)
    .replace("{count}", next.length);
}
