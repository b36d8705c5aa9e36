package plyground.games.labyrinth;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The twelve treasures, each on a fixed tile with three openings. */
public enum Treasure {
  SWORD(1, 3),
  RING(1, 5),
  MAP(3, 1),
  KEYS(3, 3),
  HELMET(3, 5),
  GOLD(3, 7),
  FAIRY(5, 1),
  GEM(5, 3),
  CHEST(5, 5),
  CANDLE(5, 7),
  BOOK(7, 3),
  CROWN(7, 5);

  /** All of them, in the order of the board. */
  public static final List<Treasure> ALL = List.of(values());

  private final int square;
  private final String word = name().toLowerCase(Locale.ROOT);

  Treasure(int row, int column) {
    square = Square.of(row, column);
  }

  public int square() {
    return square;
  }

  public String word() {
    return word;
  }

  static Optional<Treasure> of(String word) {
    String lower = word.toLowerCase(Locale.ROOT);
    return ALL.stream().filter(each -> each.word().equals(lower)).findFirst();
  }

  static List<String> words() {
    return Stream.of(values()).map(Treasure::word).toList();
  }
}
