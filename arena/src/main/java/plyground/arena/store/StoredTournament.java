package plyground.arena.store;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameQueue;
import plyground.arena.play.GameRange;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.arena.record.GameSummary;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Standings;
import plyground.core.Position;

/** An event whose games are in a store: it can be stopped at any time and goes on from there. */
public final class StoredTournament<P extends Position<P>> {
  private final Store store;
  private final Tournament<P> event;
  private final Run run;

  /** The games that count, in order, as far as they are there; only where a test may end them. */
  private final Standings inOrder;

  private volatile boolean enough;
  private volatile @Nullable LeasedQueue<P> claims;

  private StoredTournament(Store store, Tournament<P> event, Run run) {
    this.store = store;
    this.event = event;
    this.run = run;
    inOrder = new Standings(event.plan());
  }

  /** Finds the event's run in the store, or begins it. */
  public static <P extends Position<P>> StoredTournament<P> open(
      Store store, Tournament<P> event, String software) {
    return new StoredTournament<>(store, event, store.begin(event.plan(), software));
  }

  public Run run() {
    return run;
  }

  /**
   * Plays what is not there yet, together with other processes that do the same.
   *
   * @param live hears every game that is played here, in no order, from several threads at once
   */
  public void play(int threads, Consumer<? super GameRecord<P>> live) {
    if (decided()) {
      return;
    }
    try (var own = store.claims(run, event)) {
      claims = own;
      if (!enough) {
        new ParallelRunner<>(event, true).run(threads, new Listening(own, live));
      }
    } finally {
      claims = null;
    }
  }

  /**
   * The same, by machines elsewhere.
   *
   * @param news hears what happens to them
   */
  public void play(RemoteExecutor crew, Consumer<? super GameSummary> live, Consumer<String> news) {
    if (decided()) {
      return;
    }
    try (var own = store.claims(run, event, BlockSize.machine(crew.size()))) {
      claims = own;
      if (!enough) {
        crew.play(new Telling(own, live), news);
      }
    } finally {
      claims = null;
    }
  }

  /** How many games are in the store, as far as is known here. */
  public int played() {
    var own = claims;
    return own == null ? store.played(run) : own.played();
  }

  /** Ends the playing after the games in flight. */
  public void stop() {
    enough = true;
    var own = claims;
    if (own != null) {
      own.stop();
    }
  }

  /** Reads on where the last reading ended; true if the plan's test knows enough. */
  private synchronized boolean decided() {
    if (event.plan().sprt() == null || enough) {
      return enough;
    }
    store.read(run, inOrder.games(), this::counts);
    return enough;
  }

  private boolean counts(GameSummary game) {
    enough = !inOrder.addUntilDecided(game);
    return !enough;
  }

  private void stopIfDecided(LeasedQueue<P> own) {
    if (event.plan().sprt() != null && decided()) {
      own.stop();
    }
  }

  /** Tells of the games that came from elsewhere while they go to the store. */
  private final class Telling implements TranscriptQueue {
    private final LeasedQueue<P> own;
    private final Consumer<? super GameSummary> live;

    Telling(LeasedQueue<P> own, Consumer<? super GameSummary> live) {
      this.own = own;
      this.live = live;
    }

    @Override
    public @Nullable GameRange take(double pace) throws InterruptedException {
      return own.take(pace);
    }

    @Override
    public void keep(GameRange block, List<Transcript> games) {
      own.keep(block, games);
      games.forEach(live);
      stopIfDecided(own);
    }

    @Override
    public void stop() {
      own.stop();
    }
  }

  /** Tells of the games while they go to the store. */
  private final class Listening implements GameQueue<P> {
    private final LeasedQueue<P> own;
    private final Consumer<? super GameRecord<P>> live;

    Listening(LeasedQueue<P> own, Consumer<? super GameRecord<P>> live) {
      this.own = own;
      this.live = live;
    }

    @Override
    public @Nullable GameRange take(double pace) throws InterruptedException {
      return own.take(pace);
    }

    @Override
    public void done(GameRange block, List<GameRecord<P>> games) {
      own.done(block, games);
      games.forEach(live);
      stopIfDecided(own);
    }

    @Override
    public void fail() {
      own.fail();
    }
  }
}
