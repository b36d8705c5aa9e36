package plyground.core.view;

import java.util.List;
import plyground.core.Side;

/**
 * What is to be seen of a position.
 *
 * @param tiles what the spots themselves show, where they differ from each other
 * @param pieces in the order they are drawn
 * @param marks what stands out
 * @param standings how the sides stand, the first player's first
 * @param note what else there is to say, such as how long the game may last; empty for nothing
 */
public record Scene(
    List<Tile> tiles, List<Piece> pieces, List<Mark> marks, List<Standing> standings, String note) {

  /** A scene of pieces and how the sides stand. */
  public Scene(List<Piece> pieces, List<Standing> standings) {
    this(List.of(), pieces, List.of(), standings, "");
  }

  /**
   * A spot that shows something of its own: passages, a text, or that it is lit.
   *
   * @param ways open sides of the tile: up 8, right 4, down 2, left 1; 0 for a plain one
   * @param text written on it, on squares only where nothing stands; empty for nothing
   * @param words what a screen reader says of it
   */
  public record Tile(String at, int ways, String text, String words) {}

  /**
   * A spot that stands out.
   *
   * @param text what is written about it where there is room; empty for nothing
   * @param words what a screen reader says of it
   */
  public record Mark(String at, Kind kind, String text, String words) {
    /** Why. */
    public enum Kind {
      /** Part of the line that won. */
      WIN,
      /** Where the first player wants to go. */
      FIRST_TARGET,
      /** Where the second player wants to go. */
      SECOND_TARGET,
      /** Can be reached from where the mover stands. */
      LIT,
      /** Going there brings the mover more than the spot itself. */
      GAIN
    }

    /** One without anything written about it. */
    public Mark(String at, Kind kind, String words) {
      this(at, kind, "", words);
    }

    /** The mark for where a side wants to go. */
    public static Kind target(Side side) {
      return side == Side.FIRST ? Kind.FIRST_TARGET : Kind.SECOND_TARGET;
    }
  }

  /**
   * How a side stands.
   *
   * @param brief a few words: {@code black 12}
   * @param line the same at length, for terminals, beginning with the side's word; empty where the
   *     board says it all
   * @param items what it has to collect, in order; empty where there is no such thing
   */
  public record Standing(String brief, String line, List<Item> items) {
    /** Of a side that has nothing to collect. */
    public static Standing of(String brief, String line) {
      return new Standing(brief, line, List.of());
    }
  }

  /** Something to collect. */
  public record Item(String word, State state) {
    /** How far it is. */
    public enum State {
      /** It has been collected. */
      DONE,
      /** It is the one to be collected now. */
      NEXT,
      /** Others come before it. */
      LATER
    }
  }
}
