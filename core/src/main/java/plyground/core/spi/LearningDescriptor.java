package plyground.core.spi;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.learn.PositionFeatures;

/**
 * What a game shows to learners, and the weights it comes with.
 *
 * @param beside the class beside whose file lie weights and openings called after the features, as
 *     {@code othello-8x8.weights} and {@code othello-8x8.openings}
 */
public record LearningDescriptor<P extends Position<P>>(
    Function<Game<P>, PositionFeatures<P>> features, Class<?> beside) {

  /** The weights that come with the game; null if there are none for this board. */
  public byte @Nullable [] shipped(String name) {
    return resource(name + ".weights");
  }

  /** The opening book that comes with the game; null if there is none for this board. */
  public byte @Nullable [] openings(String name) {
    return resource(name + ".openings");
  }

  private byte @Nullable [] resource(String file) {
    try (var stream = beside.getResourceAsStream(file)) {
      return stream == null ? null : stream.readAllBytes();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
