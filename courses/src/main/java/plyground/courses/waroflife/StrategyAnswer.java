package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.core.Side;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.games.waroflife.Cells;
import plyground.games.waroflife.WarOfLifePosition;

/**
 * Judges what a strategy gave back: the move must be legal, and the board what it leads to. This is
 * done on our side, where the file cannot interfere.
 *
 * @param strategy the predicate's name
 */
record StrategyAnswer(String strategy) {
  /** Between the move and the new board. */
  private static final String BETWEEN = " | ";

  private static final Pattern UNBOUND = Pattern.compile("(?<![\\w'])_\\w*");
  private static final Pattern MOVE = Pattern.compile("\\[-?\\d+(,-?\\d+){3}]");
  private static final Pattern PIECE = Pattern.compile("\\[-?\\d+,-?\\d+]");
  private static final Pattern BOARD =
      Pattern.compile("\\[\\[(%1$s(,%1$s)*)?],\\[(%1$s(,%1$s)*)?]]".formatted(PIECE.pattern()));
  private static final int LONGEST = 200;

  private record Square(int row, int column) {
    boolean beside(Square that) {
      int rows = Math.abs(row - that.row);
      int columns = Math.abs(column - that.column);
      return Math.max(rows, columns) == 1;
    }

    boolean onBoard() {
      return row >= 1 && row <= Cells.SIZE && column >= 1 && column <= Cells.SIZE;
    }

    @Override
    public String toString() {
      return "[" + row + "," + column + "]";
    }
  }

  /** The move in a text {@code MOVE | NEWBOARD}. */
  String move(WarOfLifePosition at, String answer) throws AgentException {
    int cut = answer.indexOf(BETWEEN);
    String move = cut < 0 ? answer : answer.substring(0, cut);
    String board = cut < 0 ? "" : answer.substring(cut + BETWEEN.length());
    if (UNBOUND.matcher(move).find()) {
      throw fault(Fault.PROTOCOL, "did not say which move it chose");
    }
    if (!MOVE.matcher(move).matches()) {
      throw fault(Fault.PROTOCOL, "gave the move " + brief(move) + "; expected [R1,C1,R2,C2]");
    }
    int[] numbers = numbers(move);
    var from = new Square(numbers[0], numbers[1]);
    var to = new Square(numbers[2], numbers[3]);
    checkMove(at, move, from, to);
    checkBoard(at, move, from, to, board);
    return move;
  }

  private void checkMove(WarOfLifePosition at, String move, Square from, Square to)
      throws AgentException {
    char own = at.toMove() == Side.FIRST ? 'b' : 'r';
    char there = what(at.cells(), from);
    String why = "";
    if (there != own) {
      why =
          there == '.'
              ? "there is no piece on " + from
              : "the piece on " + from + " is the other player's";
    } else if (!to.onBoard() || !from.beside(to)) {
      why = to + " is not a neighbour of " + from + " on the board";
    } else if (what(at.cells(), to) != '.') {
      why = to + " is not empty";
    }
    if (!why.isEmpty()) {
      throw fault(Fault.ILLEGAL_MOVE, "chose " + move + ", which is not legal: " + why);
    }
  }

  private static char what(Cells cells, Square square) {
    return square.onBoard() ? cells.at((square.row - 1) * Cells.SIZE + square.column - 1) : '.';
  }

  private void checkBoard(WarOfLifePosition at, String move, Square from, Square to, String board)
      throws AgentException {
    var after = at.moved(index(from) << 6 | index(to));
    if (!given(board).equals(pieces(after))) {
      throw fault(
          Fault.PROTOCOL,
          "chose " + move + ", but its new board does not fit: " + why(at, after, board));
    }
  }

  private static int index(Square square) {
    return (square.row - 1) * Cells.SIZE + square.column - 1;
  }

  private static String why(WarOfLifePosition at, Cells after, String board) {
    var given = given(board);
    if (UNBOUND.matcher(board).find()) {
      return "it is not bound";
    }
    if (given.equals(pieces(after.next()))) {
      return "the crank is turned already";
    }
    if (given.equals(pieces(at.cells()))) {
      return "the piece has not moved there";
    }
    return given.equals(pieces(after).reversed())
        ? "blue and red are swapped"
        : "it is " + brief(board);
  }

  /** The squares of either colour, sorted; nothing if this is no board. */
  private static List<List<String>> given(String board) {
    if (!BOARD.matcher(board).matches()) {
      return List.of();
    }
    int cut = board.startsWith("[[]") ? 2 : board.indexOf("]],[") + 1;
    return Stream.of(board.substring(0, cut + 1), board.substring(cut + 1))
        .map(side -> PIECE.matcher(side).results().map(found -> found.group()).sorted().toList())
        .toList();
  }

  private static List<List<String>> pieces(Cells cells) {
    return Stream.of('b', 'r')
        .map(
            colour ->
                IntStream.range(0, Cells.COUNT)
                    .filter(cell -> cells.at(cell) == colour)
                    .mapToObj(cell -> new Square(cell / Cells.SIZE + 1, cell % Cells.SIZE + 1))
                    .map(Square::toString)
                    .sorted()
                    .toList())
        .toList();
  }

  private static int[] numbers(String move) {
    var words = new ArrayList<>(Arrays.asList(move.substring(1, move.length() - 1).split(",")));
    return words.stream().mapToInt(StrategyAnswer::small).toArray();
  }

  /** Numbers of any length are no squares of ours. */
  private static int small(String digits) {
    return digits.length() > 4 ? -1 : Integer.parseInt(digits);
  }

  private AgentException fault(Fault fault, String what) {
    return new AgentException(fault, strategy + "/4 " + what);
  }

  private static String brief(String text) {
    return text.length() > LONGEST ? text.substring(0, LONGEST) + " ..." : text;
  }
}
