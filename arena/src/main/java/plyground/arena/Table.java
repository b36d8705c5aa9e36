package plyground.arena;

import plyground.core.Position;

/** A board with its referee and its players, where one thread plays games. */
public final class Table<P extends Position<P>> implements AutoCloseable {
  private final Referee<P> referee;
  private final Seats<P> seats;

  Table(Referee<P> referee, Seats<P> seats) {
    this.referee = referee;
    this.seats = seats;
  }

  public GameRecord<P> play(Fixture fixture) {
    return referee.play(fixture, seats.first(fixture.first()), seats.second(fixture.second()));
  }

  @Override
  public void close() {
    seats.close();
  }
}
