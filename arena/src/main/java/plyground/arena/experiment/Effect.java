package plyground.arena.experiment;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Interval;

/**
 * What a level of a factor, or two levels of two factors together, are worth in Elo points above
 * the average over the whole design. Of two together it is what they are worth beyond the sum of
 * each.
 *
 * @param levels one, or two of different factors
 * @param interval where the truth is 95 times of 100; null where starts are too few
 * @param shown whether it differs from zero, with all effects of the family claimed at once
 */
public record Effect(List<Level> levels, double value, @Nullable Interval interval, boolean shown) {

  /** A factor at one of its levels. */
  public record Level(String factor, String value) {}

  public String label() {
    return levels.stream()
        .map(level -> level.factor() + "=" + level.value())
        .collect(Collectors.joining(" with "));
  }
}
