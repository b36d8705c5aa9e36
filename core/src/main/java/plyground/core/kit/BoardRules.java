package plyground.core.kit;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.Symmetry;
import plyground.core.spec.Settings;
import plyground.core.view.SideLook;

/** A described game with its parameters. */
final class BoardRules<P extends BoardPosition<P>> implements Game<P>, BoardLook<P> {
  private final BoardGame<P> described;
  private final Geometry geometry;
  private final P start;
  private final String name;
  private final MoveCells<P> moveCells;
  private final RowsText text;

  BoardRules(BoardGame<P> described, Settings settings) {
    this.described = described;
    geometry = described.geometry.apply(settings);
    start = described.start.apply(settings);
    name = settings.name(described.name);
    moveCells = described.moveCells.apply(geometry);
    var symbols = new StringBuilder();
    described.pieces.keySet().forEach(symbols::append);
    text = new RowsText(geometry, symbols.append(BoardPosition.EMPTY).toString());
  }

  @Override
  public Geometry geometry() {
    return geometry;
  }

  @Override
  public SideLook look(Side side) {
    return described.sides.get(side.index());
  }

  @Override
  public @Nullable PieceLook piece(char symbol) {
    return described.pieces.get(symbol);
  }

  @Override
  public int at(P position, int cell) {
    return position.at(cell);
  }

  @Override
  public int[] cells(P position, int move) {
    return moveCells.of(position, move);
  }

  @Override
  public boolean wins(P position, int cell) {
    return described.winning.test(position, cell);
  }

  @Override
  public String standing(P position, Side side) {
    return described.standing.apply(position, side);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public P start(RandomGenerator random) {
    return described.draw.apply(start, random);
  }

  @Override
  public int maxMoves() {
    return described.maxMoves.applyAsInt(geometry);
  }

  @Override
  public List<Symmetry<P>> symmetries() {
    var moves = described.moveImage.apply(geometry);
    return described.symmetries.apply(geometry).stream()
        .<Symmetry<P>>map(to -> new CellSymmetry<>(to, moves, described.extraImage))
        .toList();
  }

  @Override
  public String sideName(Side side) {
    return look(side).name();
  }

  @Override
  public String format(P position) {
    String extra = position.extra();
    String words = text.format(position::at) + " " + sideName(position.toMove());
    return extra.isEmpty() ? words : words + " " + extra;
  }

  @Override
  public P parse(String written) {
    P other = described.otherText.apply(written.strip());
    if (other != null) {
      return other;
    }
    String[] words = written.strip().split(" +", 3);
    if (words.length < 2) {
      throw new InputException(
          "'%s' has not a board and a side; expected a position like '%s'"
              .formatted(written.strip(), format(start)));
    }
    int[] cells = text.parse(words[0]);
    var setup = new BoardSetup(cells, side(words[1]), words.length < 3 ? "" : words[2]);
    try {
      return checked(start.read(setup), written.strip());
    } catch (InputException wrong) {
      throw wrong.message().startsWith("'") ? wrong : wrong.at("'" + written.strip() + "'");
    }
  }

  /** What no rule has read is not dropped in silence: a word too many, or stones that vanish. */
  private P checked(P position, String written) {
    String read = format(position);
    if (!read.equals(written.replaceAll(" +", " "))) {
      throw new InputException("'" + written + "' is no position; the nearest is '" + read + "'");
    }
    return position;
  }

  private Side side(String word) {
    for (var side : Side.values()) {
      if (sideName(side).equals(word)) {
        return side;
      }
    }
    throw new InputException(
        "side '%s': expected %s or %s"
            .formatted(word, sideName(Side.FIRST), sideName(Side.SECOND)));
  }

  @Override
  public String formatMove(P at, int move) {
    var own = described.moveText;
    return own != null
        ? own.of(at, move)
        : IntStream.of(cells(at, move)).mapToObj(geometry::name).collect(Collectors.joining("-"));
  }

  @Override
  public int parseMove(P at, String written) {
    String word = written.strip();
    int loose = -1;
    for (int move : LegalMoves.of(this, at)) {
      String printed = formatMove(at, move);
      if (printed.equals(word)) {
        return move;
      }
      if (isLoosely(printed, word)) {
        loose = loose == -1 ? move : -2;
      }
    }
    if (loose < 0) {
      throw LegalMoves.refuse(this, at, word);
    }
    return loose;
  }

  /** As somebody in a hurry types it. */
  private static boolean isLoosely(String printed, String word) {
    return printed.equalsIgnoreCase(word) || printed.replace("-", "").equalsIgnoreCase(word);
  }
}
