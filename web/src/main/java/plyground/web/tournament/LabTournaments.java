package plyground.web.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import plyground.arena.plan.Plan;
import plyground.arena.play.Tournament;
import plyground.arena.report.Format;
import plyground.arena.store.RequestedRuns;
import plyground.arena.store.Run;
import plyground.arena.store.StoreException;
import plyground.arena.store.StoredTournament;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.Refusal;
import plyground.web.live.Visitor;

/**
 * The tournaments of the lab. They are played one after another, on half of the processors, so that
 * boards stay quick; each can be stopped and goes on later, also after a restart.
 */
public final class LabTournaments implements AutoCloseable {
  private final AccessPolicy access;
  private final TournamentForm form;
  private final TournamentStore store;
  private final TournamentQueue queue;
  private final Consumer<String> log;
  private final String software;
  private final Function<Plan, String> command;
  private final LongAdder games = new LongAdder();
  private final Map<Integer, LabTournament<?>> known = new TreeMap<>();

  /**
   * @param store opens the store, when it is first needed
   * @param command what plays a plan again
   * @param log told of what does not go on
   */
  public LabTournaments(
      AccessPolicy access,
      TournamentStore store,
      int threads,
      String software,
      Function<Plan, String> command,
      Consumer<String> log) {
    this.access = access;
    this.store = store;
    this.log = log;
    form = new TournamentForm(access);
    queue = new TournamentQueue(Math.max(1, threads / 2), this::ended);
    this.software = software;
    this.command = command;
  }

  /** How many games have been played since the lab was opened. */
  public long games() {
    return games.sum();
  }

  /** How many tournaments wait for their turn. */
  public int waiting() {
    return queue.waiting();
  }

  /** Whether one is being played. */
  public boolean playing() {
    return queue.playing();
  }

  /** Goes on with what was being played, or waited for that, when the lab was closed. */
  public void resume() {
    if (store.kept()) {
      Thread.ofPlatform().daemon().name("lab-resume").start(this::resumeAll);
    }
  }

  private void resumeAll() {
    for (int id : requests().queued()) {
      try {
        enqueue(restart(id));
      } catch (InputException | Refusal refused) {
        log.accept("tournament " + id + " does not go on by itself: " + refused.getMessage());
      }
    }
  }

  private RequestedRuns requests() {
    return store.get().requestedRuns();
  }

  public String list(Visitor visitor) {
    var kept = store.get();
    return Out.text(
        json -> {
          json.writeStartArray();
          var played = kept.playedByRun();
          var makers = requests().makers();
          for (var run : kept.runs()) {
            json.writeStartObject();
            json.writeNumberProperty("id", run.id());
            TournamentText.plan(run, json);
            json.writeNumberProperty("played", played.getOrDefault(run.id(), 0));
            var here = known(run.id());
            json.writeBooleanProperty("running", here.map(LabTournament::running).orElse(false));
            json.writeBooleanProperty("waiting", here.map(LabTournament::waiting).orElse(false));
            json.writeBooleanProperty(
                "mine", isOf(visitor, Optional.ofNullable(makers.get(run.id()))));
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private static boolean isOf(Visitor visitor, Optional<String> maker) {
    return !visitor.session().isEmpty() && maker.filter(visitor.session()::equals).isPresent();
  }

  private Optional<LabTournament<?>> known(int id) {
    synchronized (known) {
      return Optional.ofNullable(known.get(id));
    }
  }

  /** Makes one, which is played when those before it are done. */
  public String create(Body body, Visitor visitor) {
    queue.refuseIfFull(visitor.client());
    var tournament = remember(form.read(body));
    int before = tournament.played();
    requests().request(tournament.run(), visitor.session());
    tournament.startFor(visitor.client());
    enqueue(tournament);
    return tournament.text(before);
  }

  private void enqueue(LabTournament<?> tournament) {
    if (tournament.finished()) {
      requests().dequeue(tournament.run());
    } else {
      requests().enqueue(tournament.run());
      queue.add(tournament);
    }
  }

  /**
   * What is known of a tournament. Openings are drawn and games are read before anybody is kept
   * waiting; of two who do so at once the first counts.
   */
  private <P extends Position<P>> LabTournament<?> remember(Tournament<P> opened) {
    var stored = StoredTournament.open(store.get(), opened, software);
    int id = stored.run().id();
    var old = known(id).orElse(null);
    if (old != null && !old.idle()) {
      return old;
    }
    long version = old == null ? 0 : old.version() + 1;
    var made =
        new LabTournament<>(store.get(), stored, command.apply(opened.plan()), version, games);
    synchronized (known) {
      var now = known.get(id);
      if (now != null && now != old) {
        return now;
      }
      known.put(id, made);
      return made;
    }
  }

  private Run run(int id) {
    return pastGames().run(id);
  }

  private LabTournament<?> get(int id) {
    return known(id).orElseGet(() -> open(run(id)));
  }

  private LabTournament<?> open(Run run) {
    return remember(Tournament.open(access.open(run.plan().game()), run.plan()));
  }

  public String text(int id) {
    return get(id).text();
  }

  public long await(int id, long seen, Duration most) throws InterruptedException {
    return get(id).await(seen, most);
  }

  /** Goes on with one. */
  public String start(int id, Visitor visitor) {
    queue.refuseIfFull(visitor.client());
    var tournament = restart(id);
    tournament.startFor(visitor.client());
    enqueue(tournament);
    return tournament.text();
  }

  private LabTournament<?> restart(int id) {
    return remember(form.check(run(id).plan()));
  }

  public String stop(int id) {
    var tournament = get(id);
    requests().dequeue(tournament.run());
    queue.remove(tournament);
    return tournament.text();
  }

  /** Removes one with all of its games, for who made it. */
  public void delete(int id, Visitor visitor) {
    var run = run(id);
    if (!isOf(visitor, requests().maker(run))) {
      throw Refusal.forbidden("a tournament is removed by the browser that made it, no other");
    }
    synchronized (known) {
      var here = known.get(id);
      if ((here != null && (here.running() || here.waiting())) || !store.get().delete(run)) {
        throw Refusal.conflict("tournament " + id + " is being played; stop it first");
      }
      known.remove(id);
    }
  }

  public String report(int id, Format format) {
    return get(id).report(format);
  }

  /** The games they have played. */
  public TournamentGames pastGames() {
    return new TournamentGames(access, store);
  }

  /** The format of that name. */
  public static Format format(String name) {
    var names = List.of("html", "text", "markdown", "csv", "json");
    if (!names.contains(name)) {
      throw new InputException("format '" + name + "': expected " + String.join(", ", names));
    }
    return Format.valueOf(name.toUpperCase(Locale.ROOT));
  }

  /** Nobody is to go on with it by itself; if the store does not hear of it, the next lab will. */
  private void ended(LabTournament<?> tournament) {
    try {
      requests().dequeue(tournament.run());
    } catch (StoreException refused) {
      log.accept(refused.message());
    }
  }

  @Override
  public void close() {
    queue.close();
  }
}
