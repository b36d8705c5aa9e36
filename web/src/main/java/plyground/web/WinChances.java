package plyground.web;

import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.ResourceText;

/**
 * How much of a lead wins how often, for games whose evaluator counts points of its own: who leads
 * by {@code value} wins {@code 1 / (1 + exp(-value / scale))} of the games, a draw being half a
 * win. Measured by {@code bench/chances}; nothing is said of other boards than those played there.
 */
final class WinChances {
  private static final Map<String, Double> SCALES = read();

  private WinChances() {}

  /** The scale of a game by its full name; null where it was not measured. */
  static @Nullable Double scale(String game) {
    return SCALES.get(game);
  }

  private static Map<String, Double> read() {
    return ResourceText.of(WinChances.class, "chances.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .map(line -> line.split(" "))
        .collect(Collectors.toMap(row -> row[0], row -> Double.valueOf(row[1])));
  }
}
