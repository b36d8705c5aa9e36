package plyground.web.tournament;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.web.live.ClientLimits;
import plyground.web.live.Refusal;
import plyground.web.live.Waiting;

/** Tournaments are played one after another, in the order they were asked for. */
final class TournamentQueue implements AutoCloseable {
  private static final Duration A_WHILE = Duration.ofMinutes(1);

  /** For games in flight and what is still to be written. */
  private static final Duration LAST_GAMES = Duration.ofSeconds(5);

  private final int threads;
  private final Consumer<LabTournament<?>> ended;
  private final Queue<LabTournament<?>> waiting = new ArrayDeque<>();
  private @Nullable LabTournament<?> playing;
  private boolean closed;

  /**
   * @param threads a tournament is played on
   * @param ended told of each that is not played any more, unless that is because all is closed
   */
  TournamentQueue(int threads, Consumer<LabTournament<?>> ended) {
    this.threads = threads;
    this.ended = ended;
  }

  /**
   * @throws Refusal if no other can wait, or none of that client's
   */
  synchronized void refuseIfFull(String client) {
    long own = waiting.stream().filter(each -> each.isFor(client)).count();
    own += playing != null && playing.isFor(client) ? 1 : 0;
    if (own >= ClientLimits.TOURNAMENTS) {
      throw Refusal.busy(own + " of your tournaments are played or waiting already", A_WHILE);
    }
    if (waiting.size() >= ClientLimits.ALL_TOURNAMENTS) {
      throw Refusal.busy(waiting.size() + " tournaments are waiting already", A_WHILE);
    }
  }

  synchronized int waiting() {
    return waiting.size();
  }

  synchronized boolean playing() {
    return playing != null;
  }

  /** Plays it now or when its turn comes. */
  synchronized void add(LabTournament<?> tournament) {
    if (!closed && tournament.idle()) {
      waiting.add(tournament);
      tournament.waiting(true);
      next();
    }
  }

  private synchronized void next() {
    if (playing == null && !waiting.isEmpty()) {
      playing = waiting.remove();
      playing.start(threads, this::ended);
    }
  }

  private void ended(LabTournament<?> tournament) {
    if (!isClosed()) {
      ended.accept(tournament);
    }
    synchronized (this) {
      playing = null;
      next();
      notifyAll();
    }
  }

  private synchronized boolean isClosed() {
    return closed;
  }

  /** Ends it within a second, or lets it wait no longer. */
  synchronized void remove(LabTournament<?> tournament) {
    if (waiting.remove(tournament)) {
      tournament.waiting(false);
    } else {
      tournament.stop();
    }
  }

  /**
   * Returns when nobody plays any more: the store is closed next, and whoever had not signed out
   * there would be taken for alive by the next lab.
   */
  @Override
  public synchronized void close() {
    closed = true;
    waiting.clear();
    if (playing != null) {
      playing.stop();
    }
    try {
      Waiting.until(() -> playing == null, this, LAST_GAMES);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }
}
