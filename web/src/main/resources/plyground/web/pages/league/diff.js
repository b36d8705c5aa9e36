// What changed between two versions of a text, line by line.

/** Longer texts are shown as wholly different: the table below would be too large. */
const MOST = 2000;

/** The lines of both: [" " kept, "-" only in the older, "+" only in the newer]. */
export function differences(older, newer) {
  const [a, b] = [older, newer].map((text) => (text ? text.replace(/\n$/, "").split("\n") : []));
  let from = 0;
  while (from < a.length && from < b.length && a[from] === b[from]) {
    from++;
  }
  let end = 0;
  while (end < a.length - from && end < b.length - from && a.at(-1 - end) === b.at(-1 - end)) {
    end++;
  }
  const middle = between(a.slice(from, a.length - end), b.slice(from, b.length - end));
  const kept = (lines) => lines.map((line) => [" ", line]);
  return [...kept(a.slice(0, from)), ...middle, ...kept(a.slice(a.length - end))];
}

/** By the longest common subsequence. */
function between(a, b) {
  if (a.length > MOST || b.length > MOST) {
    return [...a.map((line) => ["-", line]), ...b.map((line) => ["+", line])];
  }
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const lines = [];
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      lines.push([" ", a[i++]]);
      j++;
    } else if (j >= b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) {
      lines.push(["-", a[i++]]);
    } else {
      lines.push(["+", b[j++]]);
    }
  }
  return lines;
}

/** Files of two versions side by side: [name, older text, newer text]; null where there is none. */
export function pairedFiles(older, newer) {
  const names = [...new Set([...older, ...newer].map(({ name }) => name))];
  const text = (files, name) => files.find((each) => each.name === name)?.text ?? null;
  return names.map((name) => [name, text(older, name), text(newer, name)]);
}
