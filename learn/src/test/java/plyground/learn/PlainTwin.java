package plyground.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plyground.core.Position;
import plyground.core.learn.PositionFeatures;

/**
 * The learner of tic-tac-toe again, obviously right and slow: weights by the words they belong to.
 * Three in a row read alike from both ends, and the four edges share their weights.
 */
final class PlainTwin<P extends Position<P>> {
  private static final int[][] LINES = {
    {0, 1, 2}, {6, 7, 8}, {0, 3, 6}, {2, 5, 8}, {3, 4, 5}, {1, 4, 7}, {0, 4, 8}, {2, 4, 6}
  };
  private static final String[] KINDS = {
    "edge", "edge", "edge", "edge", "middle", "middle", "diagonal", "diagonal"
  };
  private static final double TURN = 1 / 8.0;

  private final PositionFeatures<P> features;
  private final Map<String, Double> weights = new HashMap<>();
  private final Map<String, Double> squares = new HashMap<>();

  PlainTwin(PositionFeatures<P> features) {
    this.features = features;
  }

  private List<String> words(P position) {
    long own = features.plane(position, 1);
    long other = features.plane(position, 2);
    int stones = Long.bitCount(own | other);
    var words = new ArrayList<String>();
    for (int line = 0; line < LINES.length; line++) {
      var text = new StringBuilder();
      for (int cell : LINES[line]) {
        text.append((own & 1L << cell) != 0 ? 'm' : (other & 1L << cell) != 0 ? 'o' : '.');
      }
      String there = text.toString();
      String back = text.reverse().toString();
      words.add(stones + KINDS[line] + (there.compareTo(back) < 0 ? there : back));
    }
    return words;
  }

  private static String turn(List<String> words) {
    return words.getFirst().charAt(0) + "turn";
  }

  double value(P position) {
    var words = words(position);
    double sum = TURN * weights.getOrDefault(turn(words), 0.0);
    for (String word : words) {
      sum += weights.getOrDefault(word, 0.0);
    }
    return sum;
  }

  void learn(P position, double target) {
    double miss = target - chance(value(position));
    var words = words(position);
    words.forEach(word -> step(word, miss));
    step(turn(words), miss * TURN);
  }

  private void step(String word, double slope) {
    double sum = squares.merge(word, slope * slope, Double::sum);
    weights.merge(word, 0.03 * slope / Math.sqrt(sum + 1), Double::sum);
  }

  /** The best of what follows, in the mover's view, unless the game may end there. */
  void assertThoughtOf(SelfPlay.Passed<P> passed) {
    int[] moves = new int[9];
    int count = passed.position().moves(moves, 0);
    double best = 0;
    for (int i = 0; i < count; i++) {
      P next = passed.position().play(moves[i]);
      if (next.over()) {
        return;
      }
      best = Math.max(best, 1 - chance(value(next)));
    }
    assertThat(passed.thought()).isCloseTo(best, within(0.01));
  }

  static double chance(double odds) {
    return 1 / (1 + Math.exp(-odds));
  }
}
