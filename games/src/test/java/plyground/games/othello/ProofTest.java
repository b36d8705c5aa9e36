package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.LegalMoves;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

final class ProofTest {
  /** Long enough for any machine; only a test that fails waits for it. */
  private static final Duration LONG = Duration.ofSeconds(20);

  private static final class Heard implements Trace {
    final ArrayList<Integer> moves = new ArrayList<>();
    final ArrayList<String> events = new ArrayList<>();
    int depth;
    int alpha;
    int beta;

    @Override
    public void iteration(int plies, int low, int high) {
      moves.clear();
      depth = plies;
      alpha = low;
      beta = high;
    }

    @Override
    public void child(int ply, int move, int value, int best, int low, int high) {
      moves.add(move);
      events.add("child %d %d %d %d %d %d".formatted(ply, move, value, best, low, high));
    }

    @Override
    public void enter(int ply, int move, int low, int high) {
      events.add("enter %d %d %d %d".formatted(ply, move, low, high));
    }

    @Override
    public void leave(int ply, int value) {
      events.add("leave %d %d".formatted(ply, value));
    }
  }

  /** Whoever waits is told where the value is looked for, and every move that is done. */
  @Test
  void theSearchForTheBestMoveTellsWhatItExpects() {
    for (var size : Size.values()) {
      for (long seed = 0; seed < 4; seed++) {
        var position = OthelloSolverTest.random(size, seed, 17);
        var heard = new Heard();
        var result = new OthelloSolver(1, false).search(position, Limit.NONE, heard);
        assertThat(result.value()).isStrictlyBetween((double) heard.alpha, (double) heard.beta);
        assertThat(heard.depth).isEqualTo(position.empties());
        assertThat(heard.moves)
            .as("%s, seed %d", size, seed)
            .hasSize(LegalMoves.of(new Othello(size), position).length)
            .contains(result.move());
      }
    }
  }

  private static Proof proof(OthelloPosition at, boolean everyMove, Trace trace) {
    return new Proof(at, everyMove, new SolvedTable(15), () -> false, trace);
  }

  private static int truth(OthelloPosition at, int move) {
    var next = at.play(move);
    var rule = at.turn().empty;
    return -PlainEndgame.alphaBeta(next.own(), next.other(), next.empty(), rule);
  }

  @ParameterizedTest
  @EnumSource
  void everyMoveHasItsValueAndTheFirstOfTheBestIsChosen(Size size) {
    for (long seed = 0; seed < 60; seed++) {
      var at = OthelloSolverTest.random(size, seed, (int) (seed % 10));
      if (at.over()) {
        continue;
      }
      var expected = new ArrayList<MoveValue>();
      for (int move : LegalMoves.of(new Othello(size), at)) {
        expected.add(new MoveValue(move, truth(at, move)));
      }
      double best = expected.stream().mapToDouble(MoveValue::value).max().orElseThrow();
      var first = expected.stream().filter(each -> each.value() == best).findFirst().orElseThrow();
      for (int threads = 1; threads <= 2; threads++) {
        var all = proof(at, true, Trace.NONE).run(threads);
        assertThat(all.moves()).as("%s, seed %d", size, seed).isEqualTo(expected);
        assertThat(all.move()).isEqualTo(first.move());
        assertThat(all.value()).isEqualTo(best);
        assertThat(all.depth()).isEqualTo(at.empties());
        assertThat(all.exact()).isTrue();
        var one = proof(at, false, Trace.NONE).run(threads);
        assertThat(one.value()).isEqualTo(best);
        assertThat(one.moves()).containsExactly(new MoveValue(one.move(), best));
        assertThat(expected).contains(one.moves().getFirst());
        assertThat(one.depth()).isEqualTo(at.empties());
        assertThat(one.exact()).isTrue();
      }
    }
  }

  /** Each with the best so far, which the next must beat. */
  @Test
  void everyMoveIsToldWhenItIsSolved() {
    var at = OthelloSolverTest.random(Size.SIX, 4, 9);
    var heard = new Heard();
    var result = proof(at, true, heard).run(1);
    var expected = new ArrayList<String>();
    expected.add("enter 0 -1 -36 36");
    int best = -100;
    for (int move : heard.moves) {
      int value = truth(at, move);
      best = Math.max(best, value);
      expected.add("child 0 %d %d %d %d 36".formatted(move, value, best, best));
    }
    expected.add("leave 0 " + best);
    assertThat(heard.events).isEqualTo(expected);
    assertThat(heard.moves).hasSize(result.moves().size());
  }

  @Test
  void aStoppedProofNamesTheMoveThatLooksBest() {
    var at = OthelloSolverTest.random(Size.EIGHT, 5, 18);
    for (boolean everyMove : new boolean[] {false, true}) {
      for (int threads = 1; threads <= 2; threads++) {
        var result =
            new Proof(at, everyMove, new SolvedTable(15), () -> true, Trace.NONE).run(threads);
        assertThat(result.exact()).isFalse();
        assertThat(result.value()).isNull();
        assertThat(result.depth()).isZero();
        assertThat(result.moves()).isEmpty();
        assertThat(result.nodes()).isPositive();
        assertThat(at.places() >>> result.move() & 1).isEqualTo(1);
      }
    }
  }

  private static @Nullable Throwable failure(Proof proof, int threads) throws InterruptedException {
    var failure = new AtomicReference<@Nullable Throwable>();
    var solving =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  try {
                    proof.run(threads);
                  } catch (IllegalStateException met) {
                    failure.set(met);
                  }
                });
    assertThat(solving.join(LONG)).as("has come to an end").isTrue();
    return failure.get();
  }

  private static boolean helps() {
    return Thread.currentThread().getName().startsWith("solver-");
  }

  /** Where a thread fails, in a trace or elsewhere, the others stop and the caller is told. */
  @Test
  void aFailureOfAnyThreadIsTheCallers() throws InterruptedException {
    for (boolean helper : new boolean[] {false, true}) {
      var at = OthelloSolverTest.random(Size.EIGHT, 2, 15);
      var failed = new AtomicBoolean();
      var met = new IllegalStateException("the trace is full");
      var trace =
          new Trace() {
            @Override
            public void child(int ply, int move, int value, int best, int alpha, int beta) {
              if (helps() == helper) {
                failed.set(true);
                throw met;
              }
            }
          };
      BooleanSupplier others =
          () -> {
            while (helps() != helper && !failed.get()) {
              LockSupport.parkNanos(100_000);
            }
            return false;
          };
      var proof = new Proof(at, true, new SolvedTable(15), others, trace);
      assertThat(failure(proof, 2)).isSameAs(met);
    }
  }

  @Test
  void aFailureWhileWarmingUpIsTheCallers() throws InterruptedException {
    var met = new IllegalStateException("the trace is full");
    var trace =
        new Trace() {
          @Override
          public void iteration(int depth, int alpha, int beta) {
            throw met;
          }
        };
    for (int empties = 15; empties <= 16; empties++) {
      var at = OthelloSolverTest.random(Size.SIX, 2, empties);
      assertThat(failure(proof(at, false, trace), 2)).isSameAs(met);
    }
  }

  @Test
  void whoIsInterruptedGetsTheAnswerAndKeepsTheMark() {
    var at = OthelloSolverTest.random(Size.EIGHT, 3, 12);
    var expected = proof(at, false, Trace.NONE).run(1);
    assertThat(Thread.interrupted()).isFalse();
    Thread.currentThread().interrupt();
    var result = proof(at, false, Trace.NONE).run(3);
    assertThat(Thread.interrupted()).isTrue();
    assertThat(result.value()).isEqualTo(expected.value());
  }
}
