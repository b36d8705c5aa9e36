package plyground.core.spi;

import java.util.List;
import java.util.function.ToIntFunction;
import plyground.core.Position;
import plyground.core.Side;

/**
 * Something that can be counted in any position of a game, by name: {@code mobility}. It is counted
 * for either side, so that formulas, weights and sentences can speak of one's own, the other's and
 * the difference.
 *
 * @param name in lower case, letters, digits and underscores
 * @param words what is counted, for people
 * @param one what one of them is called: {@code corner}
 * @param many what several are called: {@code corners}
 * @param shared whether it is a property of the board, the same for both sides
 * @param prized whether each of them is something to have, as a corner is and a piece like any
 *     other is not
 * @param places where the counted ones are, if they have places: {@code a1}; else always empty
 */
public record FeatureDescriptor<P>(
    String name,
    String words,
    String one,
    String many,
    boolean shared,
    boolean prized,
    Count<P> count,
    Places<P> places) {

  /** How many a side has. */
  @FunctionalInterface
  public interface Count<P> {
    /** The number of things that are the side's. */
    int of(P position, Side side);
  }

  /** Where a side has them, each by the name of its place. */
  @FunctionalInterface
  public interface Places<P> {
    /** The names of the places, as the board writes them. */
    List<String> of(P position, Side side);
  }

  /** What each side has of its own, without places. */
  public FeatureDescriptor(String name, String words, String one, String many, Count<P> count) {
    this(name, words, one, many, false, false, count, (_, _) -> List.of());
  }

  /** What is the same for both sides. */
  public static <P> FeatureDescriptor<P> shared(
      String name, String words, String one, String many, ToIntFunction<P> of) {
    return new FeatureDescriptor<>(
        name,
        words,
        one,
        many,
        true,
        false,
        (position, _) -> of.applyAsInt(position),
        (_, _) -> List.of());
  }

  /** The same, where each of the counted has a place with a name. */
  public FeatureDescriptor<P> at(Places<P> named) {
    return new FeatureDescriptor<>(name, words, one, many, shared, prized, count, named);
  }

  /** The same, where each of the counted is something to have. */
  public FeatureDescriptor<P> asPrize() {
    return new FeatureDescriptor<>(name, words, one, many, shared, true, count, places);
  }

  /** How many a side has. */
  public int of(P position, Side side) {
    return count.of(position, side);
  }

  /** {@code 1 corner}, {@code 3 corners}. */
  public String counted(int number) {
    return number + " " + (number == 1 ? one : many);
  }

  /** Those of every game: its legal moves, and who began. */
  static <P extends Position<P>> List<FeatureDescriptor<P>> general(int maxMoves) {
    return List.of(
        shared(
            "moves",
            "legal moves of the side to move",
            "legal move",
            "legal moves",
            position -> position.moves(new int[maxMoves], 0)),
        new FeatureDescriptor<>(
            "first",
            "1 for the side that began, 0 for the other",
            "first player",
            "first players",
            (_, side) -> 1 - side.index()));
  }
}
