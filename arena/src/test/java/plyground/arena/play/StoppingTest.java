package plyground.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.core.search.Stop;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.Scripted;

/** A run that is stopped does not wait for the games in flight, and counts none of them. */
@Timeout(60)
final class StoppingTest {
  private static final int WHOLE = 3;

  private final RandomTree game = new RandomTree(5, 12, 0);
  private final Stop stop = Stop.abandoning();
  private final CountDownLatch released = new CountDownLatch(1);
  private final CountDownLatch heard = new CountDownLatch(1);

  private ParallelRunner<Node> runner(Supplier<Agent<Node>> first, TimeControl control) {
    var players =
        List.of(
            new AgentFactory<>("first", first),
            new AgentFactory<>("second", () -> Scripted.first(game)));
    var plan = new Plan("tree", List.of("a", "b"), Form.MATCH, 100, 1, null, null, control, null);
    var schedule = plan.schedule();
    var tournament =
        new Tournament<>(plan, game, players, schedule, _ -> game.start(new SplitMix(1)));
    return new ParallelRunner<>(tournament, false, stop);
  }

  /** Plays its first games, then raises the signal and goes on by what it is told to do. */
  private Agent<Node> stopping(Agent<Node> afterwards) {
    var plain = Scripted.first(game);
    return new Agent<>() {
      private int games;

      @Override
      public void newGame(long seed) {
        games++;
      }

      @Override
      public int choose(Node position, Limit limit) throws AgentException {
        if (games <= WHOLE) {
          return plain.choose(position, limit);
        }
        if (!stop.raised()) {
          stop.raise();
        }
        return afterwards.choose(position, limit);
      }
    };
  }

  private List<GameRecord<Node>> played(Agent<Node> afterwards, TimeControl control) {
    var games = Collections.synchronizedList(new ArrayList<GameRecord<Node>>());
    runner(() -> stopping(afterwards), control).run(1, games::add);
    return games;
  }

  private static void assertWhole(List<GameRecord<Node>> games) {
    assertThat(games).hasSize(WHOLE).allSatisfy(each -> assertThat(each.fault()).isNull());
  }

  /** Thinks until it is told to stop. */
  private int endless(Node position, Limit limit) throws AgentException {
    while (!limit.stop().raised()) {
      Thread.onSpinWait();
    }
    heard.countDown();
    return Scripted.first(game).choose(position, limit);
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void whoHeedsTheSignalHearsIt(boolean timed) throws InterruptedException {
    var patient = new TimeControl(null, null, null, Duration.ofHours(1), null, null);
    assertWhole(played(this::endless, timed ? patient : TimeControl.NONE));
    assertThat(heard.await(20, TimeUnit.SECONDS)).isTrue();
  }

  /** Of a program that is told to stop there may come nothing but a fault. */
  @Test
  void whatFailsBecauseOfItIsNoFault() {
    Agent<Node> failing =
        (_, _) -> {
          throw new AgentException(Fault.TIME_OUT, "ended");
        };
    assertWhole(played(failing, TimeControl.NONE));
  }

  @Test
  void nobodyWaitsForOneWhoDoesNotHear() {
    Agent<Node> deaf =
        (position, limit) -> {
          boolean waiting = true;
          while (waiting) {
            try {
              released.await();
              waiting = false;
            } catch (InterruptedException unheard) {
              waiting = true;
            }
          }
          return Scripted.first(game).choose(position, limit);
        };
    try {
      // While it still sits there; games of its range that were whole are played another time.
      assertThat(played(deaf, TimeControl.NONE))
          .hasSizeBetween(1, WHOLE)
          .allSatisfy(each -> assertThat(each.fault()).isNull());
    } finally {
      released.countDown();
    }
  }
}
