package plyground.games.labyrinth;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Side;

/**
 * Amazing Labyrinth for two; how positions are written is in {@link LabyrinthNotation}, moves are
 * {@code 2/up:5/3}.
 */
public final class Labyrinth implements Game<LabyrinthPosition> {
  private final Options options;

  /**
   * What can be chosen.
   *
   * @param classic whether the movable tiles are the classic box and not drawn one by one
   * @param treasures a player's, as far as the twelve last
   * @param limit plies after which a game is drawn
   */
  record Options(boolean classic, int treasures, int limit) {
    static final Options SEED = new Options(false, 5, 1000);
  }

  Labyrinth(Options options) {
    this.options = options;
  }

  /** The game of the Prolog project. */
  public Labyrinth() {
    this(Options.SEED);
  }

  @Override
  public String name() {
    var given = new ArrayList<String>();
    if (options.classic) {
      given.add("tiles=classic");
    }
    if (options.treasures != Options.SEED.treasures) {
      given.add("treasures=" + options.treasures);
    }
    if (options.limit != Options.SEED.limit) {
      given.add("limit=" + options.limit);
    }
    return given.isEmpty() ? "labyrinth" : "labyrinth:" + String.join(",", given);
  }

  @Override
  public LabyrinthPosition start(RandomGenerator random) {
    var maze = options.classic ? Tiles.classic(random) : Tiles.uniform(random);
    var treasures = shuffled(random);
    int each = Math.min(options.treasures, treasures.size() / 2);
    var deal =
        new Deal(treasures.subList(0, each), treasures.subList(each, 2 * each), options.limit);
    return LabyrinthPosition.of(maze, deal, Deal.HOME, new int[2], Side.FIRST, 0);
  }

  private static List<Treasure> shuffled(RandomGenerator random) {
    var treasures = new ArrayList<Treasure>();
    for (var treasure : Treasure.ALL) {
      treasures.add(random.nextInt(treasures.size() + 1), treasure);
    }
    return treasures;
  }

  @Override
  public int maxMoves() {
    return Shift.COUNT * Square.COUNT;
  }

  @Override
  public String sideName(Side side) {
    return side == Side.FIRST ? "a" : "b";
  }

  @Override
  public LabyrinthPosition parse(String text) {
    return new LabyrinthNotation(options.limit).parse(text);
  }

  @Override
  public String format(LabyrinthPosition position) {
    return LabyrinthNotation.format(position);
  }

  @Override
  public int parseMove(LabyrinthPosition at, String text) {
    String word = text.strip();
    String[] parts = word.split("[:\\s]\\s*", -1);
    if (parts.length == 1 && word.matches("\\d+/\\D+")) {
      parseShift(word); // half a move; if it is no shift at all that is the better complaint
    }
    if (at.over() || parts.length != 2) {
      throw LegalMoves.refuse(this, at, word);
    }
    int shift = parseShift(parts[0]);
    int square = Square.parse(parts[1]);
    if (square < 0) {
      throw new InputException(
          "square '" + parts[1] + "' in '" + word + "': expected row/column, each from 1 to 7");
    }
    long reach = at.maze().reachAfter(shift, at.square(at.toMove()));
    if (!Square.contains(reach, square)) {
      throw new InputException(
          "'%s' is not a legal move; after %s player %s can walk to: %s"
              .formatted(
                  word, Shift.format(shift), sideName(at.toMove()), LabyrinthNotation.list(reach)));
    }
    return shift * Square.COUNT + square;
  }

  /**
   * Reads a shift.
   *
   * @throws InputException if there is none of that name
   */
  public static int parseShift(String word) {
    int shift = Shift.parse(word);
    if (shift < 0) {
      throw new InputException(
          "no shift '" + word + "'; expected one of " + String.join(" ", Shift.names()));
    }
    return shift;
  }

  @Override
  public String formatMove(LabyrinthPosition at, int move) {
    return Shift.format(move / Square.COUNT) + ":" + Square.format(move % Square.COUNT);
  }
}
