import { commonLength } from "../shared/move-list.js";

/**
 * The lines of a game: the one that was played, and those somebody tried out beside it. A line leaves its parent after
 * so many moves; the first one has no parent.
 */
export class Variations {
  lines = [{ parent: -1, at: 0, moves: [] }];

  /** Takes over the moves of the game; what was taken back and then played differently becomes a line of its own. */
  setMain(moves) {
    const [main] = this.lines;
    const words = (entries) => entries.map(({ move }) => move);
    const common = commonLength(words(moves), words(main.moves));
    const rest = main.moves.slice(common);
    const apart = rest.length > 0 && moves.length > common;
    main.moves = moves;
    // What led through moves that are gone has lost its beginning.
    const gone = new Set();
    for (const [i, line] of this.lines.entries()) {
      if (i > 0 && (gone.has(line.parent) || (line.parent === 0 && line.at > common && apart))) {
        gone.add(i);
      }
    }
    this.#remove(gone);
    if (apart) {
      this.lines.push({ parent: 0, at: common, moves: rest });
    }
  }

  #remove(gone) {
    const kept = this.lines.map((_, i) => i).filter((i) => !gone.has(i));
    this.lines = kept.map((i) => ({ ...this.lines[i], parent: kept.indexOf(this.lines[i].parent) }));
  }

  /** All moves of a line from the start of the game. */
  path(line) {
    const { parent, at, moves } = this.lines[line];
    return parent < 0 ? moves : [...this.path(parent).slice(0, at), ...moves];
  }

  /** Where a move leads that is made after so many moves of a line; undefined if nobody made it yet. */
  find(line, ply, move) {
    if (this.path(line)[ply]?.move === move) {
      return { line, ply: ply + 1 };
    }
    const child = this.lines.findIndex(
      ({ parent, at, moves }) => parent === line && at === ply && moves[0]?.move === move,
    );
    return child < 0 ? undefined : { line: child, ply: ply + 1 };
  }

  /** Puts a move after so many moves of a line, in a new line if need be. */
  add(line, ply, entry) {
    if (line > 0 && ply === this.path(line).length) {
      this.lines[line].moves.push(entry);
      return { line, ply: ply + 1 };
    }
    const owner = this.#owner(line, ply);
    this.lines.push({ parent: owner, at: ply, moves: [entry] });
    return { line: this.lines.length - 1, ply: ply + 1 };
  }

  /** The line that the move of this number belongs to. */
  #owner(line, ply) {
    const { parent, at } = this.lines[line];
    return parent >= 0 && ply < at ? this.#owner(parent, ply) : line;
  }

  /** The lines that leave a line before its move of this number, or after its end. */
  children(line, ply) {
    return this.lines.flatMap(({ parent, at }, i) => (parent === line && at === ply ? [i] : []));
  }

  get branched() {
    return this.lines.length > 1;
  }
}
