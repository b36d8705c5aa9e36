/** An event that never comes. */
export const NEVER = 0x7fffffff;

/** So many steps between nothing and all of a cell visited. */
export const LEVELS = 4;

/** When a search first visits each node of the ground. */
export function firstVisits({ nodes }, where, size) {
  const visited = new Int32Array(size).fill(NEVER);
  for (let node = 0; node < nodes.length; node++) {
    const place = where[node];
    visited[place] = Math.min(visited[place], nodes.born[node]);
  }
  return visited;
}

/** The rows of a picture that a node takes, as [from, to). */
export function span(rows, node, lines) {
  const from = Math.floor((rows.top[node] * lines) / rows.all);
  const to = Math.floor(((rows.top[node] + rows.height[node]) * lines) / rows.all);
  return [from, Math.min(lines, Math.max(from + 1, to))];
}

/**
 * A tree as a picture of one column a ply and so many lines. Of each cell it is known from which event on some, a
 * quarter, half and three quarters of its nodes are visited: whatever the tree's size, any moment is painted at once.
 */
export class Cells {
  #times;

  constructor(ground, rows, visited, lines) {
    this.lines = lines;
    this.plies = rows.plies;
    this.sides = new Uint8Array(rows.plies * lines);
    const ends = this.#count(ground, rows);
    const all = this.#collect(ground, rows, visited, ends);
    this.#times = this.#quantiles(all, ends);
  }

  /** Where the times of each cell end, after each other. */
  #count({ nodes }, rows) {
    const counts = new Int32Array(this.plies * this.lines + 1);
    for (let node = 0; node < nodes.length; node++) {
      const [from, to] = span(rows, node, this.lines);
      const column = nodes.ply[node] * this.lines;
      for (let line = from; line < to; line++) {
        counts[column + line + 1]++;
        this.sides[column + line] = nodes.side[node];
      }
    }
    for (let i = 1; i < counts.length; i++) {
      counts[i] += counts[i - 1];
    }
    return counts;
  }

  #collect({ nodes }, rows, visited, ends) {
    const all = new Int32Array(ends.at(-1));
    const at = ends.slice();
    for (let node = 0; node < nodes.length; node++) {
      const [from, to] = span(rows, node, this.lines);
      const column = nodes.ply[node] * this.lines;
      for (let line = from; line < to; line++) {
        all[at[column + line]++] = visited[node];
      }
    }
    return all;
  }

  #quantiles(all, ends) {
    const times = new Int32Array(LEVELS * (ends.length - 1)).fill(-1);
    for (let cell = 0; cell < ends.length - 1; cell++) {
      const many = ends[cell + 1] - ends[cell];
      if (many > 0) {
        const sorted = all.subarray(ends[cell], ends[cell + 1]).sort();
        for (let level = 0; level < LEVELS; level++) {
          const needed = Math.max(1, Math.ceil((many * level) / LEVELS));
          times[cell * LEVELS + level] = sorted[needed - 1];
        }
      }
    }
    return times;
  }

  /** How much of a cell is visited by an event: 0 to LEVELS; -1 where there is no node. */
  level(cell, event) {
    const first = cell * LEVELS;
    if (this.#times[first] < 0) {
      return -1;
    }
    let level = 0;
    while (level < LEVELS && this.#times[first + level] <= event) {
      level++;
    }
    return level;
  }
}
