package plyground.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.Scripted;

/** Players that hang, die, are late or cheat lose that game, and the next one is played. */
final class FaultsTest {
  private static final TimeControl PATIENT = control(Duration.ofMillis(150), null, null);

  private final RandomTree game = new RandomTree(5, 12, 0, false);

  private static TimeControl control(
      @Nullable Duration timeout, @Nullable Duration gameTime, @Nullable Long gameNodes) {
    return new TimeControl(null, null, null, timeout, gameTime, gameNodes);
  }

  private List<GameRecord<Node>> games(TimeControl control, Supplier<Agent<Node>> bad, int count) {
    var good = new AgentFactory<Node>("good", () -> Scripted.first(game));
    var plan =
        new Plan("x", List.of("bad", "good"), Form.MATCH, count, 1, null, null, control, null);
    var players = List.of(new AgentFactory<>("bad", bad), good);
    var tournament =
        new Tournament<>(
            plan,
            game,
            players,
            plan.schedule(),
            scheduled -> game.start(new SplitMix(plan.schedule().startSeed(scheduled.start()))));
    var games = new ArrayList<GameRecord<Node>>();
    new ParallelRunner<>(tournament, false).run(2, games::add);
    return games;
  }

  private static void allLostBy(List<GameRecord<Node>> games, Fault fault) {
    for (var game : games) {
      assertThat(game.fault()).isEqualTo(fault);
      assertThat(game.faulty()).isZero();
      assertThat(game.outcome().reason()).startsWith(fault + ": ");
    }
  }

  @Test
  void whoHangsLosesEveryGameAndHoldsUpNone() {
    allLostBy(games(PATIENT, Hanging::new, 6), Fault.TIME_OUT);
  }

  /** Deaf to interrupts and to the stop signal. */
  private static final class Hanging implements Agent<Node> {
    @Override
    public int choose(Node position, Limit limit) {
      while (true) {
        Thread.onSpinWait();
        if (Thread.interrupted()) {
          // Not interested, but the thread of a test must end some day.
          return sleepForAWhile();
        }
      }
    }

    private static int sleepForAWhile() {
      long until = System.nanoTime() + Duration.ofSeconds(2).toNanos();
      while (System.nanoTime() < until) {
        Thread.onSpinWait();
      }
      return 0;
    }
  }

  @Test
  void whoStopsWhenToldToIsKept() {
    var made = new ArrayList<String>();
    Supplier<Agent<Node>> late =
        () -> {
          made.add("one more");
          return new Agent<>() {
            @Override
            public int choose(Node position, Limit limit) {
              while (!limit.stop().raised()) {
                Thread.onSpinWait();
              }
              return 0;
            }
          };
        };
    allLostBy(games(PATIENT, late, 4), Fault.TIME_OUT);
    assertThat(made.size()).isLessThanOrEqualTo(4);
  }

  @Test
  void whoFailsBeforeTheFirstMoveLosesToo() {
    Supplier<Agent<Node>> unready =
        () ->
            new Agent<>() {
              @Override
              public void newGame(long seed) {
                throw new IllegalStateException("not today");
              }

              @Override
              public int choose(Node position, Limit limit) {
                return 0;
              }
            };
    allLostBy(games(TimeControl.NONE, unready, 4), Fault.CRASH);
    allLostBy(games(PATIENT, unready, 4), Fault.CRASH);
  }

  @Test
  void everyFaultIsToldApart() {
    allLostBy(games(PATIENT, Scripted::illegal, 4), Fault.ILLEGAL_MOVE);
    allLostBy(games(PATIENT, Scripted::failing, 4), Fault.CRASH);
    allLostBy(games(PATIENT, Scripted::dying, 4), Fault.CRASH);
    allLostBy(games(TimeControl.NONE, FaultsTest::overflowing, 4), Fault.CRASH);
  }

  private static Agent<Node> overflowing() {
    return Scripted.playing(
        _ -> {
          throw new StackOverflowError();
        });
  }

  /** The other has the same time, by the clock: it must be long enough for a busy machine. */
  @Test
  @Tag("slow")
  void whoUsesUpTheTimeForTheGameLoses() {
    var control = control(null, Duration.ofSeconds(1), null);
    allLostBy(games(control, () -> Scripted.late(game, 700), 2), Fault.TIME_OUT);
  }

  @Test
  void bothPlayersHearHowItEnded() {
    var heard = new ArrayList<String>();
    Supplier<Agent<Node>> listening =
        () ->
            new Agent<>() {
              @Override
              public int choose(Node position, Limit limit) {
                return LegalMoves.of(game, position)[0];
              }

              @Override
              public void gameOver(Node last, Outcome outcome) {
                synchronized (heard) {
                  heard.add(outcome.reason());
                }
                throw new IllegalStateException("a bad loser");
              }
            };
    var played = games(TimeControl.NONE, listening, 4);
    assertThat(heard)
        .containsExactlyInAnyOrderElementsOf(
            played.stream().map(each -> each.outcome().reason()).toList());
    assertThat(played).allMatch(each -> each.fault() == null);
  }

  @Test
  void nodesForAGameAreShared() {
    var seen = new ArrayList<Long>();
    Supplier<Agent<Node>> counting =
        () ->
            new Agent<>() {
              @Override
              public int choose(Node position, Limit limit) {
                throw new AssertionError("the referee must ask what it costs");
              }

              @Override
              public Result consider(Node position, Limit limit, Trace trace) {
                seen.add(limit.nodes());
                int move = LegalMoves.of(game, position)[0];
                return new Result(move, null, List.of(), 1, limit.nodes(), false);
              }
            };
    games(control(null, null, 1000L), counting, 1);
    assertThat(seen.getFirst()).isEqualTo(50);
    assertThat(seen).isSortedAccordingTo((a, b) -> Long.compare(b, a));
    assertThat(seen.stream().mapToLong(Long::longValue).sum()).isLessThan(1000);
  }
}
