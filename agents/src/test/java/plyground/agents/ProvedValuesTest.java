package plyground.agents;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Trace;

/** What is known for certain. */
final class ProvedValuesTest {
  /** One best move behind the shipped book: its value is known, a move to it is not. */
  private static final String BEHIND = "....../....../..12../..22../1211../221.1. 1";

  private static OpenGame<?> open(String game) {
    return Catalogue.load(MoveInput.NOBODY).open(game);
  }

  @Test
  void theBookSparesTheSolverWorkBehindIt() {
    theBookSparesTheSolverWorkBehindIt(open("othello"));
  }

  private static <P extends Position<P>> void theBookSparesTheSolverWorkBehindIt(OpenGame<P> open) {
    var position = open.game().parse(BEHIND);
    var solver = open.descriptor().solver().orElseThrow();
    var alone = solver.maker().make(open.game(), 1, false);
    var proved = alone.search(position, Limit.NONE, Trace.NONE);
    var best = open.provedValues(1).orElseThrow().best(position, Limit.NONE);
    assertThat(best.exact()).isTrue();
    assertThat(best.value()).isEqualTo(proved.value());
    assertThat(best.nodes()).isLessThan(proved.nodes() / 5);
  }

  @Test
  void theBookTakesNoTime() {
    theBookTakesNoTime(open("othello"));
  }

  private static <P extends Position<P>> void theBookTakesNoTime(OpenGame<P> open) {
    var proved = open.provedValues(1).orElseThrow();
    var start = open.game().start(() -> 0);
    assertThat(proved.seconds(start)).isZero();
    assertThat(proved.best(start, Limit.time(Duration.ZERO)).value()).isEqualTo(-4);
    assertThat(proved.seconds(open.game().parse(BEHIND))).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          othello                    | 22
          othello:size=8             | 50
          war:map=random,size=10     |  2
          connect-four               | 32
          dots-and-boxes             | 16
          """)
  void everyMoveIsWorthWhatTheSolverSays(String game, int plies) {
    for (long seed = 0; seed < 5; seed++) {
      everyMoveIsWorthWhatTheSolverSays(open(game), plies, seed);
    }
  }

  private static <P extends Position<P>> void everyMoveIsWorthWhatTheSolverSays(
      OpenGame<P> open, int plies, long seed) {
    var position = walk(open, plies, new Random(seed));
    if (position.over()) {
      return;
    }
    var truth =
        open.descriptor()
            .solver()
            .orElseThrow()
            .make(open.game())
            .search(position, Limit.NONE, Trace.NONE);
    var proved = open.provedValues(1).orElseThrow();
    var best = proved.best(position, Limit.NONE);
    var all = proved.withOthers(position, best, Limit.NONE);
    assertThat(all.value()).as("seed %d", seed).isEqualTo(truth.value());
    assertThat(all.moves())
        .as("seed %d", seed)
        .containsExactlyInAnyOrderElementsOf(truth.moves())
        .hasSize(LegalMoves.of(open.game(), position).length);
  }

  private static <P extends Position<P>> P walk(OpenGame<P> open, int plies, Random random) {
    var position = open.game().start(random);
    for (int ply = 0; ply < plies && !position.over(); ply++) {
      int[] moves = LegalMoves.of(open.game(), position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    return position;
  }
}
