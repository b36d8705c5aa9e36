package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * A position of the Labyrinth: the maze, who stands where and has found how much, and what went
 * before. A move is a shift and the square walked to: {@code shift * 49 + square}.
 *
 * <pre>
 * state: 20        19......16 15......12 11......6 5.......0
 *        b to move b's finds  a's finds  b's square a's square
 * </pre>
 *
 * <p>The past is no part of what is compared: the rules do not ask for it, only the heuristics do.
 * Nor are the plies played, as long as the limit is far away.
 *
 * @param plies played so far
 */
public record LabyrinthPosition(Maze maze, Deal deal, int state, int plies, History past)
    implements Position<LabyrinthPosition> {
  /** From this many plies before the limit on, the count is part of the position. */
  static final int NEAR = 500;

  private static final int SQUARE_BITS = 6;
  private static final int SQUARE = (1 << SQUARE_BITS) - 1;
  private static final int FOUND_AT = 2 * SQUARE_BITS;
  private static final int FOUND_BITS = 4;
  private static final int FOUND = (1 << FOUND_BITS) - 1;
  private static final int B_TO_MOVE = 1 << (FOUND_AT + 2 * FOUND_BITS);
  private static final int PLACES = B_TO_MOVE - 1;

  /** A position without a past other than itself. */
  static LabyrinthPosition of(
      Maze maze, Deal deal, int[] squares, int[] found, Side toMove, int plies) {
    int places =
        squares[0]
            | squares[1] << SQUARE_BITS
            | found[0] << FOUND_AT
            | found[1] << (FOUND_AT + FOUND_BITS);
    int state = places | (toMove == Side.SECOND ? B_TO_MOVE : 0);
    return new LabyrinthPosition(maze, deal, state, plies, History.of(maze, places, null));
  }

  @Override
  public Side toMove() {
    return state < B_TO_MOVE ? Side.FIRST : Side.SECOND;
  }

  /** 0 if a is to move, 1 if b. */
  int mover() {
    return state / B_TO_MOVE;
  }

  /** Where a side stands. */
  public int square(Side side) {
    return square(side.index());
  }

  /** How many treasures a side has found. */
  public int found(Side side) {
    return found(side.index());
  }

  /** The square a side has to visit next. */
  public int target(Side side) {
    return target(side.index(), 0);
  }

  int square(int player) {
    return state >>> (player * SQUARE_BITS) & SQUARE;
  }

  int found(int player) {
    return state >>> (FOUND_AT + player * FOUND_BITS) & FOUND;
  }

  /** The square to visit after so many others. */
  int target(int player, int later) {
    return deal.target(player, found(player) + later);
  }

  /** Whether a player stands at home with everything found. */
  boolean home(int player) {
    return found(player) == deal.size(player) && square(player) == Deal.HOME[player];
  }

  /** Squares and finds once a line has moved and before anybody walks. */
  int placesAfter(int shift) {
    int a = Shift.carry(shift, square(0));
    int b = Shift.carry(shift, square(1));
    return (state & PLACES & -1 << FOUND_AT) | a | b << SQUARE_BITS;
  }

  @Override
  public int moves(int[] into, int from) {
    if (over()) {
      return from;
    }
    int end = from;
    int square = square(mover());
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      for (long rest = maze.reachAfter(shift, square); rest != 0; rest &= rest - 1) {
        into[end++] = shift * Square.COUNT + Long.numberOfTrailingZeros(rest);
      }
    }
    return end;
  }

  @Override
  public boolean over() {
    return home(0) || home(1) || plies >= deal.limit();
  }

  @Override
  public LabyrinthPosition play(int move) {
    int shift = move / Square.COUNT;
    int to = move % Square.COUNT;
    int player = mover();
    var shifted = maze.shifted(shift);
    int places = placesAfter(shift);
    boolean treasure = to == target(player, 0) && found(player) < deal.size(player);
    int at = player * SQUARE_BITS;
    int next = (places & ~(SQUARE << at)) | to << at;
    next += treasure ? 1 << (FOUND_AT + player * FOUND_BITS) : 0;
    next |= ~state & B_TO_MOVE;
    return new LabyrinthPosition(shifted, deal, next, plies + 1, History.of(shifted, places, past));
  }

  @Override
  public Outcome outcome() {
    if (home(0) || home(1)) {
      var winner = home(0) ? Side.FIRST : Side.SECOND;
      return Outcome.win(winner, winner.sign(), "all treasures brought home");
    }
    return Outcome.draw(0, "turn limit");
  }

  /** What the heuristics do not want to see again, oldest first; whose turn it was is left open. */
  public List<LabyrinthPosition> seen() {
    var seen = new ArrayList<LabyrinthPosition>();
    for (var each = past; each != null; each = each.before()) {
      seen.add(new LabyrinthPosition(each.maze(), deal, each.places(), 0, each));
    }
    return seen.reversed();
  }

  /** The plies played, once they matter; until then 0. */
  int counted() {
    return plies >= deal.limit() - NEAR ? plies : 0;
  }

  @Override
  public long key() {
    long key = SplitMix.mix(maze.up() + 1);
    key = SplitMix.mix(key ^ maze.right());
    key = SplitMix.mix(key ^ maze.down());
    key = SplitMix.mix(key ^ maze.left());
    key = SplitMix.mix(key ^ ((long) counted() << 32 | state));
    return SplitMix.mix(key ^ deal.hashCode());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LabyrinthPosition position
        && state == position.state
        && counted() == position.counted()
        && maze.equals(position.maze)
        && deal.equals(position.deal);
  }

  @Override
  public int hashCode() {
    return Objects.hash(maze, state, counted(), deal);
  }
}
