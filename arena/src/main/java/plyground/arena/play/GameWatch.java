package plyground.arena.play;

import plyground.arena.plan.ScheduledGame;

/** Hears where the games in flight are, from several threads at once. */
@FunctionalInterface
public interface GameWatch<P> {
  /** A player of a game is asked for a move here. */
  void at(ScheduledGame game, P position);
}
