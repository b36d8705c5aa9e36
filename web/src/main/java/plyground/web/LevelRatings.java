package plyground.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How strong a game's levels are, in Elo above random, measured in games against each other: {@code
 * bench/levels} writes the file, a game a line, then its levels from the weakest on.
 */
final class LevelRatings {
  private static final String FILE = "level-ratings.tsv";
  private static final Map<String, List<Integer>> KNOWN = read();

  private LevelRatings() {}

  /** The rating of a level by its number from 0; null where none was measured. */
  static @Nullable Integer of(String game, int level) {
    var ratings = KNOWN.getOrDefault(game, List.of());
    return level < ratings.size() ? ratings.get(level) : null;
  }

  private static Map<String, List<Integer>> read() {
    try (var in = Objects.requireNonNull(LevelRatings.class.getResourceAsStream(FILE))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(line -> line.split("\t"))
          .collect(Collectors.toMap(words -> words[0], LevelRatings::numbers));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static List<Integer> numbers(String... words) {
    return Arrays.stream(words).skip(1).map(Integer::valueOf).toList();
  }
}
