package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.FinalScore;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.testkit.SlowMinimax;

final class OthelloSolverTest {
  private final Othello game = new Othello(Size.SIX);

  private static Result solve(OthelloPosition position, int threads) {
    return new OthelloSolver(threads, true).search(position, Limit.NONE, Trace.NONE);
  }

  private String values(OthelloPosition at, Result result) {
    return result.moves().stream()
        .map(each -> game.formatMove(at, each.move()) + (int) each.value())
        .collect(Collectors.joining(" "));
  }

  static List<String> golden() {
    return Golden.lines("solved6x6.jsonl");
  }

  @ParameterizedTest
  @MethodSource("golden")
  void everyGoldenValue(String line) {
    var position = game.parse(Golden.board(line) + " " + Golden.field(line, "to_move"));
    var result = solve(position, 1);
    assertThat(result.value()).isEqualTo(Double.parseDouble(Golden.field(line, "value")));
    assertThat(result.exact()).isTrue();
    String expected =
        Golden.find(line, "\"move\":(\\[\\d,\\d]),\"value\":(-?\\d+)").stream()
            .map(match -> match.group(1) + match.group(2))
            .collect(Collectors.joining(" "));
    if (!expected.isEmpty()) {
      assertThat(values(position, result)).isEqualTo(expected);
    }
    String optimal = line.substring(line.indexOf("\"optimal_moves\""), line.indexOf("\"all_"));
    assertThat(optimal).contains(game.formatMove(position, result.move()));
    for (int threads = 1; threads <= 2; threads++) {
      var best = best(position, threads);
      assertThat(best.value()).isEqualTo(result.value());
      assertThat(optimal).contains(game.formatMove(position, best.move()));
      assertThat(result.moves()).containsAll(best.moves());
    }
  }

  private static Result best(OthelloPosition position, int threads) {
    return new OthelloSolver(threads, false).search(position, Limit.NONE, Trace.NONE);
  }

  static List<String> hard() {
    return Golden.lines("solved6x6_hard.jsonl").subList(0, 2);
  }

  /** Those with 24 empty squares; the others take from seconds to minutes. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("hard")
  void hardGoldenValues(String line) {
    var position = game.parse(Golden.board(line) + " " + Golden.field(line, "to_move"));
    assertThat(best(position, 2).value())
        .isEqualTo(Double.parseDouble(Golden.field(line, "value")));
  }

  /** A position after random moves with so many empty squares or, after passes, fewer. */
  static OthelloPosition random(Size size, long seed, int empties) {
    var random = new SplitMix(seed);
    int[] moves = new int[60];
    var position = OthelloPosition.start(size);
    while (position.empties() > empties && !position.over()) {
      position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
    }
    return position;
  }

  @ParameterizedTest
  @EnumSource
  void everyMoveHasTheValueOfPlainMinimax(Size size) {
    var rules = new Othello(size);
    for (long seed = 0; seed < 150; seed++) {
      var position = random(size, seed, (int) (seed % 9));
      if (position.over()) {
        continue;
      }
      var result = solve(position, 1 + (int) (seed % 2));
      assertThat(result.moves()).hasSize(LegalMoves.of(rules, position).length);
      for (var each : result.moves()) {
        var next = position.play(each.move());
        double expected = -SlowMinimax.value(rules, new FinalScore<>(), next, 40);
        assertThat(each.value()).as("seed %d, move %d", seed, each.move()).isEqualTo(expected);
      }
    }
  }

  /** Deep enough for the table, look-ups of replies and the forecast's own search. */
  @ParameterizedTest
  @ValueSource(ints = {11, 14})
  void aValueIsTheBestOfTheMovesBehindIt(int empties) {
    for (long seed = 0; seed < 6; seed++) {
      var position = random(Size.EIGHT, seed, empties);
      if (position.over()) {
        continue;
      }
      var result = solve(position, 1);
      for (var each : result.moves()) {
        var next = position.play(each.move());
        double expected = next.over() ? -next.margin() : 0 - solved(next);
        assertThat(each.value()).as("seed %d, move %d", seed, each.move()).isEqualTo(expected);
      }
    }
  }

  private static double solved(OthelloPosition position) {
    return Objects.requireNonNull(solve(position, 1).value());
  }

  @Test
  void threadsChangeNothing() {
    for (long seed = 0; seed < 5; seed++) {
      var position = random(Size.SIX, seed, 16);
      var alone = best(position, 1);
      assertThat(solve(position, 2).moves()).isEqualTo(solve(position, 1).moves());
      for (int threads = 2; threads <= 5; threads++) {
        var together = best(position, threads);
        assertThat(together.moves()).as("seed %d", seed).isEqualTo(alone.moves());
        assertThat(together.move()).as("seed %d", seed).isEqualTo(alone.move());
      }
    }
  }

  @Tag("slow")
  @Test
  void threadsStopTogether() throws InterruptedException {
    for (long seed = 0; seed < 2; seed++) {
      var stop = new Stop();
      var answer = new AtomicReference<Result>();
      var solver = new OthelloSolver(4, seed % 2 == 0);
      var limit = Limit.NONE.withStop(stop);
      var position = random(Size.EIGHT, seed, 40);
      var solving =
          Thread.ofPlatform().start(() -> answer.set(solver.search(position, limit, Trace.NONE)));
      assertThat(solving.join(Duration.ofMillis(100))).as("still at it").isFalse();
      stop.raise();
      assertThat(solving.join(Duration.ofSeconds(60))).as("has stopped").isTrue();
      assertThat(answer.get().exact()).isFalse();
    }
  }

  @Test
  void aSearchRepeatsItself() {
    var solver = new OthelloSolver(1, true);
    var position = random(Size.SIX, 3, 14);
    var first = solver.search(position, Limit.NONE, Trace.NONE);
    solver.newGame(0);
    assertThat(solver.search(position, Limit.NONE, Trace.NONE)).isEqualTo(first);
  }

  @Tag("slow")
  @Test
  void anUnfinishedProofClaimsNothing() {
    var stop = new Stop();
    stop.raise();
    var limit = Limit.NONE.withStop(stop);
    var result =
        new OthelloSolver(2, true).search(OthelloPosition.start(Size.EIGHT), limit, Trace.NONE);
    assertThat(result.exact()).isFalse();
    assertThat(result.value()).isNull();
    assertThat(result.moves()).isEmpty();
  }

  @Test
  void movesAreReportedWhenTheyAreDone() {
    var position = random(Size.SIX, 2, 12);
    var heard = new ArrayList<Integer>();
    new OthelloSolver(1, true)
        .search(
            position,
            Limit.NONE,
            new Trace() {
              @Override
              public void child(int ply, int move, int value, int best, int alpha, int beta) {
                heard.add(move);
              }
            });
    assertThat(heard)
        .containsExactlyInAnyOrderElementsOf(
            LegalMoves.words(game, position).stream()
                .map(word -> game.parseMove(position, word))
                .toList());
  }

  /** Turned a quarter, or mirrored, on an array. */
  private static long image(long stones, boolean mirrored) {
    long image = 0;
    for (int row = 0; row < 8; row++) {
      for (int column = 0; column < 8; column++) {
        int to = mirrored ? row * 8 + 7 - column : column * 8 + 7 - row;
        image |= (stones >>> (row * 8 + column) & 1) << to;
      }
    }
    return image;
  }

  @Test
  void allEightImagesAreOne() {
    var random = new SplitMix(5);
    for (int i = 0; i < 200; i++) {
      long own = random.nextLong();
      own &= random.nextLong(); // about a quarter of the squares
      long other = random.nextLong() & ~own;
      var canonical = CanonicalStones.canonical(own, other);
      boolean among = false;
      for (int turn = 0; turn < 8; turn++) {
        among |= canonical.equals(new CanonicalStones.Pair(own, other));
        own = image(own, turn == 3);
        other = image(other, turn == 3);
        assertThat(CanonicalStones.canonical(own, other))
            .as("turn %d of %d", turn, i)
            .isEqualTo(canonical);
      }
      assertThat(among).isTrue();
      assertThat(CanonicalStones.canonical(other, own)).isNotEqualTo(canonical);
    }
  }

  @Test
  void theEndgameIsSolvedAtOnce() {
    var endgame = new OthelloProvider().descriptor().solver().orElseThrow();
    for (int empties = 20; empties > 0; empties--) {
      var position = random(Size.EIGHT, 1, empties);
      assertThat(endgame.atOnce().test(position)).isEqualTo(position.empties() <= 14);
    }
  }

  @Test
  void imagesOfAPositionAreTheSame() {
    var start = OthelloPosition.start(Size.SIX);
    var images = new ArrayList<CanonicalStones.Pair>();
    for (int move : LegalMoves.of(game, start)) {
      var next = start.play(move);
      images.add(CanonicalStones.canonical(next.own(), next.other()));
    }
    assertThat(images).hasSize(4).containsOnly(images.getFirst());
    var other = game.position("testboard1");
    assertThat(CanonicalStones.canonical(other.own(), other.other()))
        .isNotEqualTo(images.getFirst());
  }
}
