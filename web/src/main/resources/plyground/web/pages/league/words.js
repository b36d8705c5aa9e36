// What the League page says, in words.

/** Under which conditions one hands in. */
export function aboutText({ game, end, closed }, locale) {
  const when = end ? new Date(end).toLocaleString(locale) : null;
  if (closed) {
    return `${game}; handing in ended ${when}.`;
  }
  return when ? `${game}; hand in until ${when}.` : `${game}.`;
}

/** What became of a version. */
export function stateText({ state, checks = [] }) {
  const broken = checks.find(({ passed }) => !passed);
  return broken ? `${state}: ${broken.step}` : state;
}

/** How a game ended for one's own bot. */
export function gameText({ result, reason, fault, ownFault }) {
  if (!fault) {
    return `${result}: ${reason}`;
  }
  return ownFault ? `${result} by your own ${fault}` : `${result} by the other's ${fault}`;
}

/** A link that shows a game from its start. */
export function replayLink(page, game, { start, moves }) {
  return `/${page}?${new URLSearchParams({ game, start, moves })}`;
}

/** The bytes of a file in base 64, as hand-ins are sent. */
export function base64(bytes) {
  let text = "";
  for (const byte of bytes) {
    text += String.fromCharCode(byte);
  }
  return btoa(text);
}
