package plyground.arena.play;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GamePrints;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/** Where one thread plays scheduled games, one at a time, with agents of its own. */
public final class GameSlot<P extends Position<P>> implements AutoCloseable {
  private final Function<ScheduledGame, P> starts;
  private final GameLoop<P> loop;
  private final AgentPool<P> agents;
  private final GamePrints<P> prints;
  private final @Nullable Spectator<P> spectator;

  GameSlot(
      Function<ScheduledGame, P> starts,
      GameLoop<P> loop,
      AgentPool<P> agents,
      GamePrints<P> prints,
      @Nullable Spectator<P> spectator) {
    this.starts = starts;
    this.loop = loop;
    this.agents = agents;
    this.prints = prints;
    this.spectator = spectator;
  }

  /** Plays one game of the schedule. */
  public GameRecord<P> play(ScheduledGame game) {
    var first = agents.first(game.first());
    var second = agents.second(game.second(), game.first());
    var start = starts.apply(game);
    if (spectator != null) {
      spectator.begun(game, start);
    }
    var played = loop.play(start, first, second, game.seed());
    var failure = played.failure();
    return new GameRecord<>(
        game,
        played.start(),
        played.moves(),
        played.outcome(),
        failure == null ? null : failure.fault(),
        played.nanos(),
        played.costs(),
        played.late(),
        prints.of(played.start(), played.moves()));
  }

  @Override
  public void close() {
    agents.close();
    if (spectator != null) {
      spectator.close();
    }
  }
}
