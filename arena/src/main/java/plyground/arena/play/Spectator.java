package plyground.arena.play;

import plyground.arena.plan.ScheduledGame;
import plyground.core.Position;
import plyground.core.search.Result;

/** Looks at games while they are played, one after the other; one serves one thread. */
public interface Spectator<P extends Position<P>> extends AutoCloseable {
  /** A game begins; whatever was looked at before is over. */
  void begun(ScheduledGame game, P start);

  /** A move was made, nature's too. */
  void moved(P before, Result result);

  @Override
  default void close() {}
}
