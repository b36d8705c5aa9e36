package plyground.arena.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.Scripted;

/** A range that takes long is delivered in parts, and games are heard of while they are played. */
final class PartsTest {
  private static final long LONG_MILLIS = 300;

  private final RandomTree game = new RandomTree(3, 6, 0);

  /** Leases all games at once, then again what did not come back. */
  private static final class Ranges implements GameQueue<GameRecord<Node>> {
    final Deque<GameRange> open = new ArrayDeque<>(List.of(new GameRange(0, 4)));
    final List<Integer> delivered = new ArrayList<>();
    final boolean parts;

    Ranges(boolean parts) {
      this.parts = parts;
    }

    @Override
    public @Nullable GameRange lease(double pace) {
      return open.poll();
    }

    @Override
    public void deliver(GameRange range, List<GameRecord<Node>> games) {
      delivered.add(games.size());
      if (games.size() < range.size()) {
        open.add(new GameRange(range.from() + games.size(), range.to()));
      }
    }

    @Override
    public boolean takesParts() {
      return parts;
    }

    @Override
    public void stop() {
      open.clear();
    }
  }

  private static final class Seen implements Spectator<Node> {
    final List<Integer> begun = new ArrayList<>();
    int moves;
    boolean closed;

    @Override
    public void begun(ScheduledGame game, Node start) {
      begun.add(game.index());
    }

    @Override
    public void moved(Node before, Result result) {
      moves++;
    }

    @Override
    public void close() {
      closed = true;
    }
  }

  private ParallelRunner<Node> runner(@Nullable Supplier<Spectator<Node>> spectators) {
    var first = Scripted.first(game);
    // Slow in its first game alone.
    var plain = Scripted.first(game);
    Agent<Node> slow =
        new Agent<>() {
          private boolean waited;

          @Override
          public int choose(Node position, Limit limit) throws AgentException {
            if (!waited) {
              waited = true;
              LockSupport.parkNanos(LONG_MILLIS * 1_000_000);
            }
            return plain.choose(position, limit);
          }
        };
    var players =
        List.of(new AgentFactory<>("slow", () -> slow), new AgentFactory<>("quick", () -> first));
    var plan =
        new Plan("tree", List.of("a", "b"), Form.MATCH, 4, 1, null, null, TimeControl.NONE, null);
    var tournament =
        new Tournament<>(plan, game, players, plan.schedule(), _ -> game.start(new SplitMix(1)));
    return new ParallelRunner<>(tournament, false, Stop.NEVER, spectators);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void whatIsPlayedOfALongRangeIsDelivered(boolean parts) {
    var ranges = new Ranges(parts);
    runner(null).run(1, ranges);
    assertThat(ranges.delivered.stream().mapToInt(each -> each).sum()).isEqualTo(4);
    assertThat(ranges.delivered.getFirst()).isEqualTo(parts ? 1 : 4);
  }

  @Test
  void whereGamesAreIsHeard() {
    var seen = new Seen();
    runner(() -> seen).run(1, new Ranges(false));
    assertThat(seen.begun).containsExactly(0, 1, 2, 3);
    assertThat(seen.moves).isGreaterThanOrEqualTo(seen.begun.size());
    assertThat(seen.closed).isTrue();
  }
}
