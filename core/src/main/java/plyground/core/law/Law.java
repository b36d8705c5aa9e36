package plyground.core.law;

import java.util.Locale;

/** What holds for every game, in words for its author. */
public enum Law {
  ANSWERS("every question is answered, without an exception, in time"),
  MAX_MOVES("no position has more moves than maxMoves() says"),
  DISTINCT_MOVES("moves of a position are different numbers, 0 to 65535"),
  OVER("a game is over exactly where there is no move"),
  OUTCOME("a finished game has a reason, the winner the better score"),
  ENDS("every game ends"),
  PLAY("playing a move leaves the position as it was"),
  NO_CHANCE("the same move in the same position has the same effect"),
  ODDS("nature moves before the end only, with weights from 1"),
  EQUALITY("positions with the same text are equal, others are not"),
  KEYS("equal positions have the same key, different ones do not"),
  POSITION_TEXT("a position is read back from its text as it was"),
  MOVE_TEXT("a move is one word, its own, and read back from it"),
  BAD_TEXT("text that is no position or move is refused in one line"),
  STARTS("starts come from the seed, a name opens the same game"),
  SYMMETRY("turning or mirroring changes no rule; two are a third"),
  EVALUATORS("values stay within their bounds and do not change"),
  VIEW("pieces and gestures are on the board, one gesture a move");

  /** A game that has come to so many moves counts as one without end. */
  public static final int LONGEST_GAME = 20_000;

  private final String words;

  Law(String words) {
    this.words = words;
  }

  /** What holds, in a few words. */
  public String words() {
    return words;
  }

  /** Whether counting lines of play is hopeless where it is broken. */
  public boolean spoilsCounting() {
    return this == ANSWERS || this == MAX_MOVES || this == ENDS;
  }

  /** Its name as reports write it: {@code distinct-moves}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
