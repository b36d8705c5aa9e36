// What the page says of a tournament, in words.

/** A share in percent; none and all need no decimal. */
export function percent(share) {
  return (100 * share).toFixed(share === 0 || share === 1 ? 0 : 1);
}

/** A difference of ratings. */
export function signed(points) {
  const whole = Math.round(points);
  return whole < 0 ? `${whole}` : `+${whole}`;
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
export function progressText({ waiting, running, secondsLeft, played, size }) {
  const games = `${played} of ${size} games`;
  if (waiting) {
    return `${games}, waiting for the one before it to end`;
  }
  if (running) {
    return `${games}, ${secondsLeft === null ? "playing" : `about ${duration(secondsLeft)} left`}`;
  }
  return `${games}, ${played < size ? "stopped" : "finished"}`;
}

function duration(seconds) {
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}

export function aboutText({ games, seed, begun }) {
  return `${games} games a pairing, seed ${seed}, begun ${begun.replace("T", " ").replace("Z", " UTC")}`;
}

/** How a game of a tournament ended. */
export function resultText({ seat, reason }) {
  return seat < 0 ? `draw: ${reason}` : `${seat === 0 ? "first" : "second"} wins: ${reason}`;
}
