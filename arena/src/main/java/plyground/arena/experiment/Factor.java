package plyground.arena.experiment;

import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import plyground.core.spec.Times;

/**
 * A parameter that is varied.
 *
 * @param levels its values, each once
 */
public record Factor(String name, List<String> levels) {
  /** Whether all levels are numbers or all are times, so that they have an order and a distance. */
  public boolean numeric() {
    return levels.stream().allMatch(level -> plain(level).isPresent())
        || levels.stream().allMatch(Times::isTime);
  }

  /** Where a level lies on its axis; times are in milliseconds. */
  public double position(int level) {
    String text = levels.get(level);
    var number = plain(text);
    return number.isPresent() ? number.getAsDouble() : Times.parse(text).toNanos() / 1e6;
  }

  /** Whether the axis is better read in factors than in differences. */
  public boolean logarithmic() {
    if (!numeric() || levels.size() < 3) {
      return false;
    }
    double[] at = IntStream.range(0, levels.size()).mapToDouble(this::position).sorted().toArray();
    double last = at[at.length - 1];
    return at[0] > 0 && last - at[at.length - 2] > 1.5 * (at[1] - at[0]) && last / at[0] >= 4;
  }

  private static OptionalDouble plain(String text) {
    return text.matches("-?\\d+(\\.\\d+)?")
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }
}
