package plyground.search.learned;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.core.InputException;
import plyground.core.SplitMix;
import plyground.core.Symmetry;
import plyground.core.learn.CellGrid;
import plyground.core.learn.FeatureLayout;
import plyground.core.learn.FeatureLayout.Target;
import plyground.core.learn.PatternShapes;
import plyground.core.learn.PositionFeatures;
import plyground.search.learned.CutStatistics.Line;
import plyground.search.learned.Provenance.CurvePoint;

/** Patterns, their weights and the file, against a slow twin on random boards. */
final class LearnedTest {
  private static final int SIDE = 5;
  private static final CellGrid GRID = CellGrid.of(SIDE, SIDE);

  /** What each cell holds, 0 for nothing. */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  private record Cells5(int[] holds) {}

  private record Features5(FeatureLayout layout) implements PositionFeatures<Cells5> {
    @Override
    public long plane(Cells5 position, int value) {
      long plane = 0;
      for (int cell = 0; cell < SIDE * SIDE; cell++) {
        plane |= position.holds[cell] == value ? 1L << cell : 0;
      }
      return plane;
    }

    @Override
    public int phase(Cells5 position) {
      return position.holds[0] == 0 ? 0 : 1;
    }

    @Override
    public void numbers(Cells5 position, int[] into) {
      into[0] = position.holds[1] - position.holds[2];
    }
  }

  private static Features5 features(int values) {
    var patterns = new ArrayList<int[]>(PatternShapes.lines(GRID, 3));
    patterns.add(PatternShapes.corner(GRID, 2, 3));
    patterns.addAll(PatternShapes.walks(GRID, 4, 5, 7));
    return new Features5(
        new FeatureLayout(
            "five",
            GRID,
            values,
            Symmetry.ofSquares(SIDE),
            2,
            List.of("first"),
            patterns,
            Target.SCORE));
  }

  private static LearnedWeights random(FeatureLayout layout, SplitMix random) {
    var set = new PatternSet(layout);
    var weights = new short[layout.phases()][set.weights() + 1];
    for (short[] phase : weights) {
      for (int i = 0; i < phase.length; i++) {
        boolean first = i >= set.weights() || set.canonical(i) == i;
        phase[i] = first ? (short) random.nextInt(-3000, 3000) : phase[set.canonical(i)];
      }
    }
    return new LearnedWeights(
        layout.name(),
        new WeightUnit(64, 16),
        layout.values(),
        layout.numbers(),
        set.kinds(),
        weights,
        new CutStatistics(List.of(new Line(1, 4, 2, 0.95, -3.5, 12.25))),
        new Provenance(
            "five:x=1",
            7,
            "plyground learn five",
            10,
            99,
            List.of(new CurvePoint(10, 0.6, true, 2.5))));
  }

  private static Cells5 board(int values, SplitMix random) {
    int[] holds = new int[SIDE * SIDE];
    for (int i = 0; i < holds.length; i++) {
      holds[i] = random.nextInt(values);
    }
    return new Cells5(holds);
  }

  /** The sum over all images, each pattern's contents read cell by cell. */
  private static int slow(Features5 features, LearnedWeights weights, Cells5 board) {
    var layout = features.layout();
    short[] phase = weights.weights()[features.phase(board)];
    int sum = 0;
    int base = 0;
    for (int[] cells : weights.patterns()) {
      var seen = new ArrayList<Set<Integer>>();
      var ways = new ArrayList<int[]>(layout.symmetries());
      int[] stay = new int[SIDE * SIDE];
      Arrays.setAll(stay, i -> i);
      ways.addFirst(stay);
      for (int[] way : ways) {
        var set = new TreeSet<Integer>();
        int number = 0;
        for (int i = cells.length - 1; i >= 0; i--) {
          set.add(way[cells[i]]);
          number = number * layout.values() + board.holds[way[cells[i]]];
        }
        if (!seen.contains(set)) {
          seen.add(set);
          sum += phase[base + number];
        }
      }
      base += (int) Math.round(Math.pow(layout.values(), cells.length));
    }
    int[] numbers = new int[1];
    features.numbers(board, numbers);
    return (sum + numbers[0] * phase[base]) / weights.unit().step();
  }

  @Test
  void evaluatesAsTheSlowTwinDoes() {
    for (int values = 2; values <= 4; values++) {
      var features = features(values);
      var random = new SplitMix(values);
      var weights = random(features.layout(), random);
      var evaluator = weights.evaluator(features);
      for (int i = 0; i < 300; i++) {
        var board = board(values, random);
        assertThat(evaluator.evaluate(board))
            .as("seed %d board %d", values, i)
            .isEqualTo(slow(features, weights, board));
      }
    }
  }

  @Test
  void imagesAreWorthTheSame() {
    var features = features(3);
    var random = new SplitMix(11);
    var evaluator = random(features.layout(), random).evaluator(features);
    for (int i = 0; i < 100; i++) {
      var board = board(3, random);
      board.holds[0] = board.holds[SIDE - 1] = board.holds[SIDE * (SIDE - 1)] = 1;
      board.holds[SIDE * SIDE - 1] = 1; // the phase is the corner's
      for (int cell : new int[] {1, 2, 3, 5, 9, 10, 14, 15, 19, 21, 22, 23}) {
        board.holds[cell] = 0; // the number is the edge's
      }
      int value = evaluator.evaluate(board);
      for (int[] way : features.layout().symmetries()) {
        int[] image = new int[SIDE * SIDE];
        for (int cell = 0; cell < image.length; cell++) {
          image[way[cell]] = board.holds[cell];
        }
        assertThat(evaluator.evaluate(new Cells5(image))).isEqualTo(value);
      }
    }
  }

  @Test
  void readsWhatItWrites(@TempDir Path folder) throws Exception {
    var layout = features(3).layout();
    var weights = random(layout, new SplitMix(5));
    var file = folder.resolve("five.weights");
    Files.write(file, WeightsFile.write(weights, layout));
    var back = WeightsFile.read(file, layout);
    assertThat(back.weights()).isDeepEqualTo(weights.weights());
    assertThat(back.provenance()).isEqualTo(weights.provenance());
    assertThat(back.cuts()).isEqualTo(weights.cuts());
    assertThat(back.unit()).isEqualTo(weights.unit());
    assertThat(back.numbers()).isEqualTo(weights.numbers());
    assertThat(Files.readString(file, StandardCharsets.ISO_8859_1))
        .startsWith("plyground weights 1\nfeatures five\ngame five:x=1\n");
  }

  @Test
  void refusesDamagedFilesInOneLine() {
    var layout = features(3).layout();
    byte[] good = WeightsFile.write(random(layout, new SplitMix(5)), layout);
    for (int at = 0; at < good.length; at += 97) {
      byte[] bad = good.clone();
      bad[at] ^= 4;
      assertThatThrownBy(() -> WeightsFile.read(bad, layout))
          .as("byte %d", at)
          .isInstanceOf(InputException.class)
          .hasMessageNotContaining("\n");
    }
    for (int length = 0; length < good.length; length += 211) {
      byte[] shorter = Arrays.copyOf(good, length);
      assertThatThrownBy(() -> WeightsFile.read(shorter, layout))
          .as("length %d", length)
          .isInstanceOf(InputException.class);
    }
  }

  @Test
  void refusesAnotherGame() {
    var layout = features(3).layout();
    byte[] bytes = WeightsFile.write(random(layout, new SplitMix(5)), layout);
    var other =
        new FeatureLayout(
            "six", GRID, 3, layout.symmetries(), 2, List.of("first"), List.of(), Target.SCORE);
    assertThatThrownBy(() -> WeightsFile.read(bytes, other))
        .isInstanceOf(InputException.class)
        .hasMessage("weights for five: expected weights for six");
  }

  @Test
  void refusesPatternsOffTheBoard() {
    var layout = features(3).layout();
    for (int[] cells : new int[][] {{}, {1, 1}, {25}, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10}}) {
      assertThatThrownBy(() -> new PatternSet(layout.withPatterns(List.of(cells))))
          .isInstanceOf(InputException.class);
    }
  }
}
