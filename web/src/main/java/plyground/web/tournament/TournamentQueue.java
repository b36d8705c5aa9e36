package plyground.web.tournament;

import java.util.ArrayDeque;
import java.util.Queue;
import org.jspecify.annotations.Nullable;
import plyground.web.live.Refusal;

/** Tournaments are played one after another, in the order they were asked for. */
final class TournamentQueue implements AutoCloseable {
  private static final int MOST_WAITING = 50;

  private final int threads;
  private final Queue<LabTournament<?>> waiting = new ArrayDeque<>();
  private @Nullable LabTournament<?> playing;

  /**
   * @param threads a tournament is played on
   */
  TournamentQueue(int threads) {
    this.threads = threads;
  }

  /**
   * @throws Refusal if nobody else can wait
   */
  synchronized void refuseIfFull() {
    if (waiting.size() >= MOST_WAITING) {
      throw Refusal.conflict(MOST_WAITING + " tournaments are waiting already");
    }
  }

  /** Plays it now or when its turn comes. */
  synchronized void add(LabTournament<?> tournament) {
    if (tournament.running() || tournament.waiting() || tournament.finished()) {
      return;
    }
    refuseIfFull();
    waiting.add(tournament);
    tournament.waiting(true);
    next();
  }

  private synchronized void next() {
    if (playing == null && !waiting.isEmpty()) {
      playing = waiting.remove();
      playing.start(threads, this::ended);
    }
  }

  private synchronized void ended() {
    playing = null;
    next();
  }

  /** Ends it after the games in flight, or lets it wait no longer. */
  synchronized void remove(LabTournament<?> tournament) {
    if (waiting.remove(tournament)) {
      tournament.waiting(false);
    } else {
      tournament.stop();
    }
  }

  @Override
  public synchronized void close() {
    waiting.clear();
    if (playing != null) {
      playing.stop();
    }
  }
}
