package plyground.courses.othello;

/**
 * What one of the course's searches found on a test board.
 *
 * @param value the course's {@code Val}, larger is better for player 1
 * @param move its {@code BestMv}
 * @param states its {@code SeF}
 */
public record TestBoardResult(int board, double value, String move, long states) {
  boolean agreesWith(TestBoardResult other) {
    return value == other.value && move.equals(other.move);
  }
}
