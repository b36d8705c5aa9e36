package plyground.games.othello;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The weights a tuning run has written, read from the resource {@code weights.txt}: for each board
 * a line {@code 6 squares w w ...} and a line {@code 6 stage n w w ...} for every stage.
 *
 * @param squares a weight for every kind of square
 * @param stages for every stage a weight for every feature
 */
@SuppressWarnings("ArrayRecordComponent") // read once, never compared
record Tuned(int[] squares, int[][] stages) {
  private static final Tuned SIX = read(Size.SIX);
  private static final Tuned EIGHT = read(Size.EIGHT);

  static Tuned of(Size size) {
    return size == Size.SIX ? SIX : EIGHT;
  }

  private static Tuned read(Size size) {
    var lines = lines();
    int[] squares = numbers(lines, size.side() + " squares ");
    int[][] stages = new int[Features.stages()][];
    for (int stage = 0; stage < stages.length; stage++) {
      stages[stage] = numbers(lines, size.side() + " stage " + stage + " ");
    }
    return new Tuned(squares, stages);
  }

  private static int[] numbers(List<String> lines, String head) {
    String line = lines.stream().filter(each -> each.startsWith(head)).findFirst().orElseThrow();
    return Arrays.stream(line.substring(head.length()).split(" "))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  private static List<String> lines() {
    try (var stream = Objects.requireNonNull(Tuned.class.getResourceAsStream("weights.txt"))) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
