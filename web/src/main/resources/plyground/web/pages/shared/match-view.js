import { gameNamed } from "./api.js";

/** A board that is further behind leaves out the moves in between. */
const MOST_STEPS = 3;

/** What a board shows of a match: each new position as it comes, or any earlier one. */
export class MatchView {
  #board;
  #onShow;
  #drawn = null;
  #catchingUp = false;
  #game = null;
  #values = null;
  state = null;
  /** After how many moves the position is that the board shows. */
  ply = 0;
  /** Whether the board goes along with the match. */
  following = true;
  /** Whether moves can be tried out at positions the match is not at. */
  explores = false;

  /**
   * @param board a GameBoard
   * @param onShow called with the state whenever the board shows something else
   */
  constructor(board, onShow) {
    this.#board = board;
    this.#onShow = onShow;
  }

  /** Gets ready for a game; gives its title. */
  async openGame(name) {
    const game = await gameNamed(name);
    if (this.#game?.name !== game.name) {
      this.#game = game;
      this.#board.open(game);
      this.#drawn = null;
    }
    return game.title;
  }

  /** Goes back to the start, for another game of the same kind. */
  restart() {
    this.ply = 0;
    this.following = true;
    this.#values = this.#drawn = null;
  }

  /** Takes over a new state of the match. */
  update(state) {
    if (state.game !== this.#game?.name) {
      return;
    }
    this.state = state;
    if (this.#catchingUp && this.following && this.ply <= state.at) {
      this.#onShow(state);
      return;
    }
    if (this.ply > state.line.length || (this.following && !this.#isNear())) {
      this.ply = state.at;
    }
    if (!this.following || !this.hasValues()) {
      this.#values = null;
    }
    this.draw();
    if (this.following && this.ply < state.at) {
      this.#catchUp();
    }
  }

  /** Whether the board can get to the position of the match move by move. */
  #isNear() {
    const steps = this.state.at - this.ply;
    return steps > 0 && steps <= MOST_STEPS && this.#drawn === this.position();
  }

  async #catchUp() {
    if (this.#catchingUp) {
      return;
    }
    this.#catchingUp = true;
    try {
      while (this.following && this.ply < this.state.at) {
        this.ply++;
        await this.draw();
        if (this.state.at - this.ply > MOST_STEPS) {
          this.ply = this.state.at - 1;
        }
      }
    } finally {
      this.#catchingUp = false;
    }
  }

  /** Shows the position after so many moves. */
  goTo(ply) {
    this.ply = Math.max(0, Math.min(ply, this.state.line.length));
    this.following = this.isCurrent();
    this.#values = null;
    this.draw();
  }

  /** Puts values on the moves of the position shown, and the best line; null takes them away. */
  showValues(analysis) {
    this.#values = analysis && { ...analysis, ply: this.ply };
    this.draw();
  }

  get game() {
    return this.#game;
  }

  hasValues() {
    return this.#values?.ply === this.ply;
  }

  position(ply = this.ply) {
    return ply === 0 ? this.state.start : this.state.line[ply - 1].position;
  }

  /** Whether the board shows the position the match is at. */
  isCurrent() {
    return this.ply === this.state.at;
  }

  /** Whether the game is over at the position shown. */
  isOver() {
    return this.state.over && this.isCurrent();
  }

  /** Who is to move after so many moves: 0 or 1. */
  sideToMove(ply = this.ply) {
    return this.mover(this.state.line, ply);
  }

  /** Who makes the move of this number of a line. */
  mover(line, ply) {
    return this.#game.sides.indexOf(ply === 0 ? this.state.startToMove : line[ply - 1].toMove);
  }

  sideName(side) {
    return this.#board.sides[side];
  }

  /** The class that gives something a side's colour; none where the game says nothing of it. */
  toneClass(side) {
    const tone = this.#game.board?.sides[side]?.tone;
    return tone ? `side-${tone}` : "";
  }

  isHuman(side) {
    return this.state.agents[side] === "human";
  }

  /** Whether whoever looks may move for a side. */
  isMine(side) {
    const { seats } = this.state;
    return seats ? seats[side] === "you" || seats[side] === "open" : this.isHuman(side);
  }

  /** Whether whoever looks may make the move that the match waits for. */
  isMyTurn() {
    return this.isCurrent() && !this.state.over && this.isMine(this.sideToMove());
  }

  #takesMoves() {
    const { over } = this.state;
    return this.isMyTurn() || (this.explores && (over || !this.isCurrent()));
  }

  draw() {
    const { line } = this.state;
    this.#drawn = this.position();
    const last = Math.max(0, this.ply - 1);
    const done = this.#board.show({
      position: this.position(last),
      moves: line.slice(last, this.ply).map(({ move }) => move),
      input: this.#takesMoves(),
      values: this.hasValues() ? this.#values : null,
    });
    this.#onShow(this.state);
    return done;
  }

  /** The way to the position shown, to ask the server about it. */
  positionRequest() {
    const { game, start, line } = this.state;
    return { game, position: start, moves: line.slice(0, this.ply).map(({ move }) => move) };
  }

  /** The same as parameters of an address. */
  addressParameters() {
    const { game, position, moves } = this.positionRequest();
    return new URLSearchParams({ game, start: position, ...(moves.length && { moves: moves.join(" ") }) });
  }

  /** How the game ended, in words. */
  outcomeText() {
    const { winner, reason } = this.state.outcome;
    const side = this.#game.sides.indexOf(winner);
    return side < 0 ? `Draw: ${reason}` : `${this.sideName(side)} wins: ${reason}`;
  }
}
