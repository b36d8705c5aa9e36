package plyground.games.gallery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.spi.GameDescriptor;
import plyground.games.gallery.DiceRace.Track;
import plyground.testkit.GameContract;
import plyground.testkit.ViewContract;

final class DiceRaceTest extends GameContract<DiceRace.Track> {
  @Override
  protected GameDescriptor<DiceRace.Track> descriptor() {
    return new DiceRace().descriptor();
  }

  @Override
  protected int playouts() {
    return 20;
  }

  @Nested
  final class Looks extends ViewContract<DiceRace.Track> {
    @Override
    protected GameDescriptor<DiceRace.Track> descriptor() {
      return new DiceRace().descriptor();
    }
  }

  /**
   * The race solved from its end, without a position: what the side about to throw wins on average,
   * by how far its runners and the other's are.
   */
  private static final class Table {
    private final int home;
    private final Map<Integer, Double> known = new HashMap<>();

    Table(int squares) {
      home = squares + 1;
    }

    double value(int back, int front, int otherBack, int otherFront) {
      if (otherBack == home) {
        return -1;
      }
      int key = ((back * 32 + front) * 32 + otherBack) * 32 + otherFront;
      Double before = known.get(key);
      if (before == null) {
        double sum = 0;
        for (int one = 1; one <= 3; one++) {
          for (int other = 1; other <= 3; other++) {
            sum += best(back, front, otherBack, otherFront, one + other);
          }
        }
        before = sum / 9;
        known.put(key, before);
      }
      return before;
    }

    private double best(int back, int front, int otherBack, int otherFront, int steps) {
      int moved = carried(back + steps, otherBack, otherFront);
      double best = -value(otherBack, otherFront, Math.min(moved, front), Math.max(moved, front));
      if (front < home) {
        int ahead = carried(front + steps, otherBack, otherFront);
        best = Math.max(best, -value(otherBack, otherFront, back, ahead));
      }
      return best;
    }

    private int carried(int square, int otherBack, int otherFront) {
      boolean beside = square < home && (square == otherBack || square == otherFront);
      return Math.min(home, beside ? square + 1 : square);
    }
  }

  /** The mean over nature's moves and the best of a side's, from the positions themselves. */
  private static double value(Game<Track> game, Track at, Map<Long, Double> known) {
    if (at.over()) {
      return at.outcome().score() * at.toMove().sign();
    }
    Double before = known.get(at.key());
    if (before != null) {
      return before;
    }
    double best = Double.NEGATIVE_INFINITY;
    double sum = 0;
    int cases = 0;
    for (int move : LegalMoves.of(game, at)) {
      var next = at.play(move);
      double value = value(game, next, known) * (next.toMove() == at.toMove() ? 1 : -1);
      best = Math.max(best, value);
      sum += at.chance() ? value * at.weight(move) : 0;
      cases += at.chance() ? at.weight(move) : 1;
    }
    double value = at.chance() ? sum / cases : best;
    known.put(at.key(), value);
    return value;
  }

  @Test
  void theRaceIsWorthWhatItsTableSays() {
    for (int squares = 1; squares <= 12; squares++) {
      var game = ExactValue.open(descriptor(), "dice-race:squares=" + squares);
      assertThat(value(game, game.start(new SplitMix(1)), new HashMap<>()))
          .as("%d squares", squares)
          .isCloseTo(new Table(squares).value(0, 0, 0, 0), within(1e-12));
    }
  }

  /** Four of two dice with three faces comes three times in nine. */
  @Test
  void theOddsAreThoseOfTwoDice() {
    var start = game().start(new SplitMix(1));
    assertThat(start.chance()).isTrue();
    assertThat(LegalMoves.words(game(), start)).containsExactly("2", "3", "4", "5", "6");
    assertThat(IntStream.rangeClosed(2, 6).map(start::weight)).containsExactly(1, 2, 3, 2, 1);
    assertThat(start.play(4).chance()).isFalse();
  }

  @Test
  void aRunnerBesideAnotherIsCarriedOn() {
    var game = game();
    var position = game.parse("r...r........./b...b......... blue 4");
    assertThat(game.format(position.play(game.parseMove(position, "a2"))))
        .isEqualTo("r...r........./....bb........ red");
  }
}
