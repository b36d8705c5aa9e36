package plyground.arena.store;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.arena.play.GameQueue;
import plyground.arena.play.GameRange;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Spectator;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.arena.record.GameSummary;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Standings;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Stop;

/**
 * A tournament whose games are in a store: it can be stopped at any time and goes on from there.
 */
public final class StoredTournament<P extends Position<P>> {
  private final Store store;
  private final Tournament<P> tournament;
  private final Run run;

  /** The games that count, in order, as far as they are there; only where some may be the last. */
  private final Standings inOrder;

  private final Stop abandon = Stop.abandoning();
  private volatile boolean enough;
  private volatile boolean stopped;
  private volatile @Nullable LeasedQueue leases;

  private StoredTournament(Store store, Tournament<P> tournament, Run run) {
    this.store = store;
    this.tournament = tournament;
    this.run = run;
    inOrder = new Standings(tournament.plan(), tournament.schedule());
  }

  /** Finds the tournament's run in the store, or begins it. */
  public static <P extends Position<P>> StoredTournament<P> open(
      Store store, Tournament<P> tournament, String software) {
    return new StoredTournament<>(store, tournament, store.begin(tournament.plan(), software));
  }

  /** The run in the store. */
  public Run run() {
    return run;
  }

  /** The rules. */
  public Game<P> game() {
    return tournament.game();
  }

  /**
   * Plays what is not there yet, together with other processes that do the same.
   *
   * @param live hears every game that is played here, in no order, from several threads at once
   */
  public void play(int threads, Consumer<? super GameRecord<P>> live) {
    play(threads, live, null);
  }

  /**
   * The same, where somebody looks on.
   *
   * @param spectators makes one for each thread; null for none
   */
  public void play(
      int threads,
      Consumer<? super GameRecord<P>> live,
      @Nullable Supplier<Spectator<P>> spectators) {
    Function<GameRecord<P>, Transcript> text = game -> Transcript.of(tournament.game(), game);
    var runner = new ParallelRunner<>(tournament, true, abandon, spectators);
    play(BlockSize.THREAD, text, live, queue -> runner.run(threads, queue));
  }

  /**
   * The same, by machines elsewhere.
   *
   * @param news hears what happens to them
   */
  public void play(
      RemoteExecutor executor, Consumer<? super GameSummary> live, Consumer<String> news) {
    var sizes = BlockSize.machine(executor.size());
    play(sizes, Function.identity(), live, queue -> executor.play(queue, news));
  }

  private <G extends GameSummary> void play(
      BlockSize sizes,
      Function<G, Transcript> text,
      Consumer<? super G> live,
      Consumer<GameQueue<G>> players) {
    if (stopped || decided()) {
      return;
    }
    try (var own = store.openQueue(run, sizes, this::known)) {
      leases = own;
      if (!stopped) {
        players.accept(new ToldQueue<>(own, text, live));
      }
    } finally {
      leases = null;
    }
  }

  /** How many games can be played by now. */
  private int known() {
    if (tournament.plan().until() != null && decided()) {
      leaseNoMore();
    }
    return tournament.schedule().known();
  }

  /** How many games are in the store, as far as is known here. */
  public int played() {
    var own = leases;
    return own == null ? store.played(run) : own.played();
  }

  /** Ends the playing within a second: games in flight are abandoned, and played another time. */
  public void stop() {
    abandon.raise();
    leaseNoMore();
  }

  private void leaseNoMore() {
    stopped = true;
    var own = leases;
    if (own != null) {
      own.stop();
    }
  }

  /** Reads on where the last reading ended; true if no more games are needed. */
  private synchronized boolean decided() {
    if (!enough && inOrder.mayEndEarly()) {
      store.read(run, inOrder.games(), this::counts);
    }
    return enough;
  }

  /** Whether all games that count are in the store. */
  public boolean finished() {
    return decided() || played() >= run.size();
  }

  private boolean counts(GameSummary game) {
    enough = !inOrder.addUntilDecided(game);
    return !enough;
  }

  /**
   * Tells of the games while they go to the store.
   *
   * @param <G> what a game is delivered as
   */
  private final class ToldQueue<G extends GameSummary> implements GameQueue<G> {
    private final LeasedQueue leases;
    private final Function<G, Transcript> text;
    private final Consumer<? super G> live;

    ToldQueue(LeasedQueue leases, Function<G, Transcript> text, Consumer<? super G> live) {
      this.leases = leases;
      this.text = text;
      this.live = live;
    }

    @Override
    public @Nullable GameRange lease(double pace) throws InterruptedException {
      return leases.lease(pace);
    }

    @Override
    public void deliver(GameRange range, List<G> games) {
      leases.deliver(range, games.stream().map(text).toList());
      games.forEach(live);
      if (decided()) {
        leases.stop();
      }
    }

    @Override
    public boolean takesParts() {
      return true;
    }

    @Override
    public void stop() {
      leases.stop();
    }
  }
}
