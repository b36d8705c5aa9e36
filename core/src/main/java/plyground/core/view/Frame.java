package plyground.core.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One of the pictures a move goes through. What slid is said; what else differs from the picture
 * before it has appeared, vanished or changed sides.
 *
 * @param words what has happened, for a move of several frames: {@code after the crank}
 */
public record Frame(String words, Scene scene, List<Slide> slides) {
  /** A picture in which nothing slid. */
  public static Frame of(Scene scene) {
    return new Frame("", scene, List.of());
  }

  /**
   * Something that went from spot to spot; between two spots that are no neighbours it left the
   * board on one side and came in on the other.
   *
   * @param piece as it stood before; null if the tile itself goes, with all that stands on it
   * @param path ids of spots, the first and the last included
   */
  public record Slide(@Nullable Piece piece, List<String> path) {}
}
