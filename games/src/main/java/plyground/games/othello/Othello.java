package plyground.games.othello;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.Symmetry;
import plyground.core.spec.Spec;

/**
 * Othello; positions are written row by row, {@code ....../....../..12../..21../....../...... 1},
 * moves {@code [row,column]} from 0, a pass {@code n}. What others write is read too: {@link
 * ForeignText}.
 */
public final class Othello implements Game<OthelloPosition> {
  private static final Pattern PAIR = Pattern.compile("\\[?\\s*(\\d)\\s*[, ]\\s*(\\d)\\s*]?");
  private static final Pattern SQUARE = Pattern.compile("([a-h])([1-8])");
  private static final Pattern HANDOUT_SQUARE = Pattern.compile("[1-8]-[a-h]");
  private static final String PASS = "n";
  private static final int NOWHERE = -1;

  /**
   * No position has nearly as many moves; {@link OthelloPosition#moves} uses the room behind them.
   */
  private static final int MOST_MOVES = 60;

  /** The bits of both sizes lie in the middle of the same square of eight. */
  private static final List<Symmetry<OthelloPosition>> SYMMETRIES =
      Symmetry.ofSquares(Size.WIDTH).stream()
          .<Symmetry<OthelloPosition>>map(OthelloSymmetry::new)
          .toList();

  private final Size size;
  private final EmptySquares empty;
  private final ForeignText foreign = new ForeignText(this);

  /** The game on that board by its usual rule. */
  public Othello(Size size) {
    this(size, EmptySquares.usual(size));
  }

  public Othello(Size size, EmptySquares empty) {
    this.size = size;
    this.empty = empty;
  }

  public Size size() {
    return size;
  }

  @Override
  public String name() {
    var parameters = new LinkedHashMap<String, String>();
    if (size != Size.SIX) {
      parameters.put("size", Integer.toString(size.side()));
    }
    if (empty != EmptySquares.usual(size)) {
      parameters.put("empty", empty.name().toLowerCase(Locale.ROOT));
    }
    return new Spec("othello", parameters).toString();
  }

  @Override
  public OthelloPosition start(RandomGenerator random) {
    return OthelloPosition.start(size, empty);
  }

  @Override
  public int maxMoves() {
    return MOST_MOVES;
  }

  @Override
  public List<Symmetry<OthelloPosition>> symmetries() {
    return SYMMETRIES;
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record OthelloSymmetry(int[] to) implements Symmetry<OthelloPosition> {
    @Override
    public OthelloPosition position(OthelloPosition position) {
      return new OthelloPosition(
          Symmetry.image(position.own(), to),
          Symmetry.image(position.other(), to),
          position.turn());
    }

    @Override
    public int move(int move) {
      return move == OthelloPosition.PASS ? move : to[move];
    }
  }

  /**
   * On the small board the three boards the assignment is tested on, player 2 to move; on the large
   * one the openings players have names for.
   */
  @Override
  public Map<String, OthelloPosition> named() {
    if (size == Size.EIGHT) {
      return OpeningNames.of(this);
    }
    var boards = new LinkedHashMap<String, OthelloPosition>();
    boards.put("testboard1", parse("....../.1..../..21../..12../....1./...... 2"));
    boards.put("testboard2", parse(".2...2/..1.1./...1../..111./.1.1../...2.. 2"));
    boards.put("testboard3", parse("...2../.2.11./2111../211.12/.1.1../2..22. 2"));
    return boards;
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "1" : "2";
  }

  /** Reads transcripts and lines of squares as well, as other programs write them. */
  @Override
  public OthelloPosition parse(String text) {
    if (ForeignText.isLine(text)) {
      return foreign.position(text);
    }
    if (ForeignText.isTranscript(text)) {
      var position = OthelloPosition.start(size, empty);
      for (int move : foreign.moves(position, text)) {
        position = position.play(move);
      }
      return position;
    }
    String[] words = text.strip().split(" +");
    if (words.length != 2) {
      throw new InputException(
          "'" + text.strip() + "' has not a board and a side; expected " + form());
    }
    long[] stones = stones(words[0]);
    return position(stones[0], stones[1], side(words[1]));
  }

  OthelloPosition position(long first, long second, Side toMove) {
    return OthelloPosition.of(size, empty, first, second, toMove);
  }

  private String form() {
    return "a position like '" + format(OthelloPosition.start(size, empty)) + "'";
  }

  private static Side side(String word) {
    return switch (word) {
      case "1" -> Side.FIRST;
      case "2" -> Side.SECOND;
      default -> throw new InputException("side '" + word + "': expected 1 or 2");
    };
  }

  private long[] stones(String board) {
    String[] rows = board.split("/", -1);
    if (rows.length != size.side()) {
      throw new InputException(
          "'%s' has %d rows; expected %d%s"
              .formatted(board, rows.length, size.side(), otherSize(rows.length)));
    }
    long[] stones = new long[2];
    for (int row = 0; row < rows.length; row++) {
      readRow(rows[row], row, stones);
    }
    return stones;
  }

  private String otherSize(int rows) {
    var other = size == Size.SIX ? Size.EIGHT : Size.SIX;
    return rows == other.side() ? " (the game for it is " + new Othello(other).name() + ")" : "";
  }

  private void readRow(String cells, int row, long[] stones) {
    if (cells.length() != size.side()) {
      throw new InputException(
          "row %d of the board, '%s', has %d cells; expected %d"
              .formatted(row + 1, cells, cells.length(), size.side()));
    }
    for (int column = 0; column < cells.length(); column++) {
      char cell = cells.charAt(column);
      if (cell == '1' || cell == '2') {
        stones[cell - '1'] |= 1L << size.square(row, column);
      } else if (cell != '.') {
        throw new InputException(
            "cell %d of row %d of the board is '%s'; expected 1, 2 or ."
                .formatted(column + 1, row + 1, cell));
      }
    }
  }

  @Override
  public String format(OthelloPosition position) {
    var text = new StringBuilder();
    for (int row = 0; row < size.side(); row++) {
      text.append(row > 0 ? "/" : "");
      for (int column = 0; column < size.side(); column++) {
        text.append(cell(position, size.square(row, column)));
      }
    }
    return text.append(' ').append(sideName(position.toMove())).toString();
  }

  private static char cell(OthelloPosition position, int square) {
    long bit = 1L << square;
    return (position.first() & bit) != 0 ? '1' : (position.second() & bit) != 0 ? '2' : '.';
  }

  /**
   * Reads {@code [1,3]}, {@code 1,3}, {@code 1 3}, {@code d2} and, as the handout writes squares,
   * {@code 2-d}; a full stop may follow.
   */
  @Override
  public int parseMove(OthelloPosition at, String text) {
    String word = text.strip();
    String bare = word.endsWith(".") ? word.substring(0, word.length() - 1).strip() : word;
    int move = bare.equals(PASS) ? OthelloPosition.PASS : square(bare.toLowerCase(Locale.ROOT));
    if (move == NOWHERE || !LegalMoves.contains(this, at, move)) {
      throw LegalMoves.refuse(this, at, word);
    }
    return move;
  }

  @Override
  public List<Integer> parseMoves(OthelloPosition at, String text) {
    return ForeignText.isTranscript(text)
        ? foreign.moves(at, text)
        : Game.super.parseMoves(at, text);
  }

  private int square(String word) {
    var pair = PAIR.matcher(word);
    if (pair.matches() && word.startsWith("[") == word.endsWith("]")) {
      return square(pair.group(1).charAt(0) - '0', pair.group(2).charAt(0) - '0');
    }
    if (HANDOUT_SQUARE.matcher(word).matches()) {
      return square(word.charAt(0) - '1', word.charAt(2) - 'a');
    }
    var letters = SQUARE.matcher(word);
    return letters.matches() ? square(word.charAt(1) - '1', word.charAt(0) - 'a') : NOWHERE;
  }

  private int square(int row, int column) {
    return size.holds(row, column) ? size.square(row, column) : NOWHERE;
  }

  @Override
  public String formatMove(OthelloPosition at, int move) {
    return move == OthelloPosition.PASS
        ? PASS
        : "[" + size.row(move) + "," + size.column(move) + "]";
  }
}
