package plyground.console;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.arena.record.GameSummary;
import plyground.arena.record.Manifest;
import plyground.arena.record.OutputFile;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.arena.store.RemoteExecutor;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.InputException;
import plyground.core.Position;

/** Plays a tournament and hands its games on in schedule order; shows how far it has come. */
final class Runner<P extends Position<P>> {
  private final Tournament<P> tournament;
  private final int threads;
  private final @Nullable Path records;
  private final Streams streams;
  private final Function<Plan, Manifest> manifest;
  private boolean ended;

  /**
   * @param manifest says who plays a plan, and with what
   */
  Runner(
      Tournament<P> tournament,
      int threads,
      @Nullable Path records,
      Streams streams,
      Function<Plan, Manifest> manifest) {
    this.tournament = tournament;
    this.threads = threads;
    this.records = records;
    this.streams = streams;
    this.manifest = manifest;
  }

  /**
   * @param detailed whether to note what every move took
   */
  void inMemory(boolean resume, boolean detailed, Predicate<GameSummary> results) {
    refuseResume(resume);
    writing(
        writer -> {
          try (var live = LiveTable.open(tournament.plan(), streams)) {
            new ParallelRunner<>(tournament, detailed)
                .run(
                    threads,
                    record -> {
                      writer.accept(record);
                      live.accept(record);
                      return results.test(record);
                    });
          }
        });
  }

  private static void refuseResume(boolean resume) {
    if (resume) {
      throw new InputException("--resume needs --store, which holds what was played");
    }
  }

  /** Writes each game that it is given to the records, if there are to be any. */
  private void writing(Consumer<Consumer<GameRecord<P>>> playing) {
    if (records == null) {
      playing.accept(_ -> {});
      return;
    }
    try (var file = new OutputFile(records)) {
      try (var writer = new RecordWriter(tournament.game(), names(), file.writer())) {
        playing.accept(record -> writer.accept(Transcript.of(tournament.game(), record)));
      }
      file.commit();
    }
  }

  void stored(String address, boolean resume, Predicate<GameSummary> results) {
    stored(address, resume, results, null);
  }

  /** On many machines; they are reached before the store is touched. */
  void onCluster(
      String address, @Nullable String store, boolean resume, Predicate<GameSummary> results) {
    if (store == null) {
      refuseResume(resume);
    }
    try (var executor = RemoteExecutor.connect(address, tournament.plan(), this::tell)) {
      if (store != null) {
        stored(store, resume, results, executor);
      } else {
        try (var scratch = new ScratchStore()) {
          stored(scratch.address(), false, results, executor);
        }
      }
    }
  }

  private void stored(
      String address,
      boolean resume,
      Predicate<GameSummary> results,
      @Nullable RemoteExecutor executor) {
    try (var store = Store.open(address)) {
      if (!resume) {
        refuseAgain(store);
      }
      var stored = StoredTournament.open(store, begun(store), Version.text());
      store.manifests().add(stored.run(), manifest.apply(tournament.plan()));
      play(store, stored, executor);
      if (records == null) {
        store.read(stored.run(), 0, results);
      } else {
        export(store, stored, records, results);
      }
    }
  }

  /** The tournament as the store has it: a run of version 0.1 goes on by the rules of then. */
  private Tournament<P> begun(Store store) {
    var first = tournament.plan().asFirst();
    boolean old = store.find(tournament.plan()).isEmpty() && store.find(first).isPresent();
    return old ? tournament.withPlan(first) : tournament;
  }

  private void refuseAgain(Store store) {
    var before = store.find(begun(store).plan());
    if (before.isPresent()) {
      throw new InputException(
          "store '%s' holds this run already, %s of %s; --resume goes on with it"
              .formatted(
                  store.name(),
                  Words.count(store.played(before.get())),
                  Words.plural(before.get().size(), "game")));
    }
  }

  private void play(Store store, StoredTournament<P> stored, @Nullable RemoteExecutor executor) {
    Thread farewell = null;
    try (var live =
        LiveTable.open(tournament.plan(), streams, executor == null ? null : executor::status)) {
      if (live.shown()) {
        store.readAll(stored.run(), live);
      }
      farewell = farewell(live, store);
      if (executor == null) {
        stored.play(threads, live);
      } else {
        stored.play(executor, live, live.shown() ? _ -> {} : this::tell);
      }
    } catch (InputException failure) {
      throw ScratchStore.holds(store.name())
          ? failure
          : failure.followedBy("; what was played is safe, --resume goes on with it");
    } finally {
      forget(farewell);
    }
  }

  /** News on the way; nothing is said after the farewell. */
  private synchronized void tell(String news) {
    if (!ended) {
      streams.say(news);
    }
  }

  /** What is said when the process is told to end. */
  private Thread farewell(LiveTable live, Store store) {
    var hook =
        new Thread(
            () -> {
              live.freeze();
              sayHowToGoOn(store);
            });
    Runtime.getRuntime().addShutdownHook(hook);
    return hook;
  }

  private static void forget(@Nullable Thread farewell) {
    if (farewell == null) {
      return;
    }
    try {
      Runtime.getRuntime().removeShutdownHook(farewell);
    } catch (IllegalStateException goingDown) {
      // It has the last word: what fails now does so because others are ending, too.
      while (true) {
        LockSupport.park();
      }
    }
  }

  private synchronized void sayHowToGoOn(Store store) {
    ended = true;
    streams.say(
        ScratchStore.holds(store.name())
            ? "stopped; nothing is kept without --store"
            : "stopped; the games played are in '%s', --resume goes on with them"
                .formatted(store.name()));
  }

  private void export(
      Store store, StoredTournament<P> stored, Path to, Predicate<GameSummary> results) {
    try (var file = new OutputFile(to)) {
      try (var writer = new RecordWriter(tournament.game(), names(), file.writer())) {
        store.transcripts(
            stored.run(),
            game -> {
              writer.accept(game);
              return results.test(game);
            });
      }
      file.commit();
    }
  }

  private List<String> names() {
    return tournament.players().stream().<String>map(AgentFactory::name).toList();
  }
}
