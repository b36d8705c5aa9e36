package plyground.arena.play;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GamePrints;
import plyground.arena.record.GameRecord;
import plyground.core.Position;
import plyground.core.agent.Agent;

/** Where one thread plays scheduled games, one at a time, with agents of its own. */
public final class GameSlot<P extends Position<P>> implements AutoCloseable {
  private final Function<ScheduledGame, P> starts;
  private final GameLoop<P> loop;
  private final AgentPool<P> agents;
  private final GamePrints<P> prints;
  private @Nullable GameWatch<P> watch;

  GameSlot(
      Function<ScheduledGame, P> starts,
      GameLoop<P> loop,
      AgentPool<P> agents,
      GamePrints<P> prints) {
    this.starts = starts;
    this.loop = loop;
    this.agents = agents;
    this.prints = prints;
  }

  /** Tells of the games that are played here from now on. */
  void watchedBy(@Nullable GameWatch<P> listener) {
    watch = listener;
  }

  private Agent<P> watched(Agent<P> player, ScheduledGame game) {
    var told = watch;
    return told == null ? player : new WatchedAgent<>(player, at -> told.at(game, at));
  }

  public GameRecord<P> play(ScheduledGame game) {
    var first = watched(agents.first(game.first()), game);
    var second = watched(agents.second(game.second(), game.first()), game);
    var played = loop.play(starts.apply(game), first, second, game.seed());
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
  }
}
