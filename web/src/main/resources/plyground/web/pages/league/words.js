// What the League page says, in words.

/** Under which conditions one hands in. */
export function aboutText({ game, end, closed, frozen }, locale) {
  const when = end ? new Date(end).toLocaleString(locale) : null;
  if (frozen) {
    return `${game}; the league is frozen.`;
  }
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

/** Where one plays against a bot of a league. */
export function opponentLink({ game, in: place }, bot) {
  return `/play?${new URLSearchParams({ game, p2: `league:bot=${bot},in=${place}` })}`;
}

/** What the games against a house bot show. */
export function rungText({ agent, pairs, score, beaten }) {
  if (beaten) {
    return `✓ ${agent}: beaten for certain`;
  }
  return pairs === 0
    ? `${agent}: not met yet`
    : `${agent}: ${Math.round(100 * score)} % of ${2 * pairs} games, not certain`;
}

/** A value with its sign. */
function signed(value) {
  const text = Math.abs(value) >= 900_000 ? "won" : Number(Math.abs(value).toPrecision(3)).toString();
  if (text === "won") {
    return value > 0 ? "won" : "lost";
  }
  return value > 0 ? `+${text}` : value < 0 ? `−${text}` : "0";
}

/** Where a game was lost, in sentences with links: the first turn, and how many came after it. */
export function turnsText({ judge, turns, complete }, game, { start, moves }) {
  if (turns.length === 0) {
    const text = complete
      ? `${judge} saw no move of yours that gave a good position away.`
      : "There was not enough time to look at every position; ask again in a moment.";
    return [{ text, links: [] }];
  }
  return turns.slice(0, 3).map((turn, i) => ({
    text: `${i > 0 ? "Again, move" : "Move"} ${turn.ply + 1}: ${turnText(turn, judge)}`,
    links: [
      { words: "Microscope", href: replayLink("microscope", game, { start, moves: line(moves, turn.ply) }) },
      { words: "Board", href: replayLink("play", game, { start, moves: line(moves, turn.ply) }) },
    ],
  }));
}

function line(moves, plies) {
  return moves.split(" ").slice(0, plies).join(" ");
}

function turnText({ move, better, before, after, exact, ahead }, judge) {
  const was = exact
    ? ahead
      ? "a won position"
      : "a drawn position"
    : ahead
      ? "a good position"
      : "an even position";
  const by = exact ? "solved to the end" : `by ${judge}`;
  return `${move} gave ${was} away (${signed(before)} to ${signed(after)}, ${by}); ${better} was better.`;
}

/** What there is to do. */
export function loadText({ playing, pairs, waiting, workers, lastHour }) {
  return (
    `${2 * pairs} games played, ${2 * lastHour} in the last hour; ${2 * playing} under way by ${workers} ` +
    `${workers === 1 ? "worker" : "workers"}; ${waiting} hand-ins waiting to be checked`
  );
}

/** How many of a class are where. */
export function statesText(students) {
  const count = (wanted) => students.filter(({ state }) => state === wanted).length;
  const on = students.filter(({ playing }) => playing).length;
  return `${students.length} students: ${on} on the ladder, ${count("refused")} whose last hand-in was refused, ${count("waiting")} waiting, ${count("nothing handed in")} without any`;
}
