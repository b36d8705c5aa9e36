// What the page says of a tournament, in words.

/** A share in percent; none and all need no decimal. */
export function percent(share) {
  return (100 * share).toFixed(share === 0 || share === 1 ? 0 : 1);
}

/** A difference of ratings. */
export function signed(points) {
  const whole = Math.round(points);
  return whole < 0 ? `−${-whole}` : `+${whole}`;
}

/** A figure, or the bound of it where its interval is open on one side. */
export function bounds(value, interval, text = signed) {
  const [low, high] = interval ?? [0, 0];
  if ((low === null) === (high === null)) {
    return text(value);
  }
  return high === null ? `> ${text(low)}` : `< ${text(high)}`;
}

/** How far a tournament is. */
export function progressText({ waiting, running, finished, until, secondsLeft, played, size }) {
  const most = until === "all" ? "" : "at most ";
  const games = `${played} of ${most}${size} games`;
  if (waiting) {
    return `${games}, waiting for the one before it to end`;
  }
  if (running) {
    return `${games}, ${secondsLeft === null ? "playing" : `${most || "about "}${duration(secondsLeft)} left`}`;
  }
  return `${games}, ${finished ? "finished" : "stopped"}`;
}

function duration(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

const ENDS = {
  all: "",
  best: " at most, until the best is shown",
  ranks: " at most, until all ranks are shown",
  sprt: " at most, until the sequential test knows",
};

export function aboutText({ games, until, seed, begun }) {
  return `${games} games a pairing${ENDS[until]}, seed ${seed}, begun ${timeText(begun)}`;
}

/** What a run shows whose results decide when it ends. */
export function shownText({ sprtShows, shows, warning }) {
  const words = sprtShows ? `Sequential test, normalised Elo: ${sprtShows}` : shows;
  return [words, warning]
    .filter(Boolean)
    .join(". ")
    .replace(/([^.])$/, "$1.");
}

/** A moment as it is where the reader is. */
export function timeText(moment) {
  const date = new Date(moment);
  return Number.isNaN(date.getTime())
    ? moment
    : date.toLocaleString("en-GB", { dateStyle: "medium", timeStyle: "short" });
}

/** What somebody is told who asked for a plan that is there already. */
export function continuedText({ continued, id, size }) {
  if (!continued) {
    return "";
  }
  const rest = continued >= size ? "it is finished" : "it goes on from there";
  return `The same plan is tournament ${id}, with ${continued} of ${size} games played: ${rest}. Another seed makes a new one.`;
}

/** How a game of a tournament ended. */
export function resultText({ seat, reason }) {
  return seat < 0 ? `draw: ${reason}` : `${seat === 0 ? "first" : "second"} wins: ${reason}`;
}
