/** The delays between moves one can choose, in milliseconds. */
export const DELAYS = [0, 50, 100, 200, 300, 500, 700, 1000, 1500, 2000, 3000, 5000, 10_000];

/** The place of the longest delay offered that is no longer than this one. */
export function delayPlace(millis) {
  return DELAYS.findLastIndex((each) => each <= millis);
}

export function delayText(millis) {
  if (millis === 0) {
    return "none";
  }
  return millis < 1000 ? `${millis} ms` : `${millis / 1000} s`;
}
