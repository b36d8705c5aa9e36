package plyground.arena.play;

import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameRecord;
import plyground.core.Position;

/** A board with its referee and its players, where one thread plays games. */
public final class GameSlot<P extends Position<P>> implements AutoCloseable {
  private final Referee<P> referee;
  private final AgentPool<P> seats;

  GameSlot(Referee<P> referee, AgentPool<P> seats) {
    this.referee = referee;
    this.seats = seats;
  }

  public GameRecord<P> play(ScheduledGame fixture) {
    return referee.play(fixture, seats.first(fixture.first()), seats.second(fixture.second()));
  }

  @Override
  public void close() {
    seats.close();
  }
}
