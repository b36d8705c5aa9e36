package plyground.games.waroflife;

import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.Symmetry;

/**
 * War of Life; positions are written {@code [[[1,1],[2,6]],[[1,8]]] b 0}, moves {@code
 * [r1,c1,r2,c2]}.
 */
public final class WarOfLife implements Game<WarOfLifePosition> {
  /** Pieces of either colour at the start. */
  static final int PIECES = 12;

  /** Starts beside the random one, after those the original program knew by these names. */
  private static final Map<String, WarOfLifePosition> NAMED =
      Map.of(
          "cross",
          start("b......r/.b....r./..b..r../...br.../...rb.../..r..b../.r....b./r......b"),
          "checkers",
          start(".r.r.r.r/r.r.r.r./.r.r.r.r/......../......../b.b.b.b./.b.b.b.b/b.b.b.b."),
          "gliders",
          start(".b...r../..b.r.../bbb.rrr./......../......../.bbb.rrr/...b.r../..b...r."));

  private static WarOfLifePosition start(String rows) {
    return WarOfLifePosition.of(CellsText.parse(rows), 0, Side.FIRST);
  }

  @Override
  public String name() {
    return "war-of-life";
  }

  /** Twelve cells for blue, twelve of the others for red. */
  @Override
  public WarOfLifePosition start(RandomGenerator random) {
    long blue = choose(random, 0);
    return new WarOfLifePosition(blue, choose(random, blue), 0, Side.FIRST);
  }

  private static long choose(RandomGenerator random, long taken) {
    long free = ~taken;
    int left = Long.bitCount(free);
    long chosen = 0;
    for (int i = 0; i < PIECES; i++) {
      // The n-th free cell.
      long cell = Long.expand(1L << random.nextInt(left--), free);
      chosen |= cell;
      free ^= cell;
    }
    return chosen;
  }

  @Override
  public int maxMoves() {
    return WarOfLifePosition.MOST_MOVES;
  }

  /** The board's eight; changing the colours would change the seats as well. */
  @Override
  public List<Symmetry<WarOfLifePosition>> symmetries() {
    return Symmetry.ofSquares(Cells.SIZE).stream()
        .<Symmetry<WarOfLifePosition>>map(WarOfLifeSymmetry::new)
        .toList();
  }

  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record WarOfLifeSymmetry(int[] to) implements Symmetry<WarOfLifePosition> {
    @Override
    public WarOfLifePosition position(WarOfLifePosition position) {
      return new WarOfLifePosition(
          Symmetry.image(position.blue(), to),
          Symmetry.image(position.red(), to),
          position.played(),
          position.toMove());
    }

    @Override
    public int move(int move) {
      return to[move >>> 6] << 6 | to[move & 63];
    }
  }

  @Override
  public Map<String, WarOfLifePosition> named() {
    return NAMED;
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "b" : "r";
  }

  /** Side and move count may be left out: blue begins. A full stop may follow. */
  @Override
  public WarOfLifePosition parse(String text) {
    var parsed = CellsText.read(text);
    String[] words = parsed.rest().isEmpty() ? new String[0] : parsed.rest().split(" +");
    if (words.length > 2) {
      throw new InputException(
          "'"
              + text.strip()
              + "' has more than a board, a side and the moves played; expected a position like"
              + " '[[[1,1],[2,6]],[[1,8]]] b 0'");
    }
    return WarOfLifePosition.of(
        parsed.cells(),
        words.length < 2 ? 0 : played(words[1]),
        words.length == 0 ? Side.FIRST : side(words[0]));
  }

  private static Side side(String word) {
    return switch (word) {
      case "b" -> Side.FIRST;
      case "r" -> Side.SECOND;
      default -> throw new InputException("side '" + word + "': expected b or r");
    };
  }

  private static int played(String word) {
    boolean digits = !word.isEmpty() && word.length() <= 3;
    digits = digits && word.chars().allMatch(c -> c >= '0' && c <= '9');
    int count = digits ? Integer.parseInt(word) : -1;
    if (count < 0 || count > WarOfLifePosition.LONGEST) {
      throw new InputException("moves played '" + word + "': expected a number from 0 to 250");
    }
    return count;
  }

  @Override
  public String format(WarOfLifePosition position) {
    return "%s %s %d"
        .formatted(
            CellsText.format(position.cells()), sideName(position.toMove()), position.played());
  }

  @Override
  public int parseMove(WarOfLifePosition at, String text) {
    String word = text.strip().replaceAll("\\s*([,\\[\\]])\\s*", "$1");
    for (int move : LegalMoves.of(this, at)) {
      if (formatMove(at, move).equals(word)) {
        return move;
      }
    }
    throw LegalMoves.refuse(this, at, text.strip());
  }

  @Override
  public String formatMove(WarOfLifePosition at, int move) {
    int from = move >>> 6;
    int to = move & 63;
    return "[" + cell(from) + "," + cell(to) + "]";
  }

  /** A cell as people write it, {@code row,column}. */
  static String cell(int cell) {
    return (cell / Cells.SIZE + 1) + "," + (cell % Cells.SIZE + 1);
  }
}
