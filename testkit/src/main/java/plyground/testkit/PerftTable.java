package plyground.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import plyground.core.Game;
import plyground.core.Perft;
import plyground.core.Position;

/**
 * Perft counts in a resource, a line a position: {@code position; 9; 72; 504}. A line that begins
 * with a hash is a comment.
 */
public final class PerftTable {
  private PerftTable() {}

  /** Compares every count of the resource that is no larger than the limit. */
  public static <P extends Position<P>> void check(
      Game<P> game, Class<?> beside, String resource, long limit) {
    var lines = lines(beside, resource);
    assertThat(lines).as(resource).isNotEmpty();
    var perft = new Perft<>(game);
    for (String line : lines) {
      String[] fields = line.split("; *");
      P position = game.position(fields[0]);
      for (int depth = 1; depth < fields.length; depth++) {
        long expected = Long.parseLong(fields[depth].strip());
        if (expected <= limit) {
          assertThat(perft.count(position, depth))
              .as("%s, depth %d", fields[0], depth)
              .isEqualTo(expected);
        }
      }
    }
  }

  private static List<String> lines(Class<?> beside, String resource) {
    try (var stream = beside.getResourceAsStream(resource)) {
      assertThat(stream).as("resource %s", resource).isNotNull();
      String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      return Arrays.stream(text.split("\n"))
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
