package plyground.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.plugin.Plugins;
import plyground.arena.plan.Plan;
import plyground.arena.play.GameSlot;
import plyground.arena.play.Tournament;
import plyground.arena.record.Transcript;
import plyground.arena.store.PlanText;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Spec;

/**
 * Where the games of a plan are played in this process: opened once, with as many slots as there
 * were ever tasks at a time, which later tasks use again.
 */
final class WorkerRuntime<P extends Position<P>> {
  private static final Map<String, WorkerRuntime<?>> RUNTIMES = new ConcurrentHashMap<>();

  private final Tournament<P> tournament;
  private final Queue<GameSlot<P>> slots = new ConcurrentLinkedQueue<>();

  private WorkerRuntime(Tournament<P> tournament) {
    this.tournament = tournament;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> slots.forEach(GameSlot::close)));
  }

  /**
   * @param folder where files may be put
   */
  static WorkerRuntime<?> of(JobPayload payload, Path folder) {
    return RUNTIMES.computeIfAbsent(
        payload.id(), id -> open(payload, folder.resolve("payload-" + id)));
  }

  private static WorkerRuntime<?> open(JobPayload payload, Path folder) {
    try {
      var place = Files.createDirectories(folder.toAbsolutePath().normalize());
      payload.unpack(place);
      if (!payload.plugin().isEmpty()) {
        Plugins.install(List.of(place.resolve(payload.plugin())), null);
      }
      var plan = PlanText.parse(payload.plan());
      var open =
          Catalogue.load(MoveInput.NOBODY).open(FileCollector.moved(plan.game(), payload, place));
      return open(open, plan, payload, place);
    } catch (IOException failure) {
      throw new InputException(
          "cannot unpack the agents' files on " + host() + ": " + failure.getMessage(), failure);
    }
  }

  private static <P extends Position<P>> WorkerRuntime<P> open(
      OpenGame<P> open, Plan plan, JobPayload payload, Path folder) {
    var players = plan.agents().stream().map(name -> player(open, name, payload, folder)).toList();
    return new WorkerRuntime<>(Tournament.of(open, plan, players));
  }

  private static <P extends Position<P>> AgentFactory<P> player(
      OpenGame<P> open, String name, JobPayload payload, Path folder) {
    String here = FileCollector.moved(name, payload, folder);
    String kind = Spec.parse(name).name();
    boolean outside =
        open.agents().stream().anyMatch(agent -> agent.name().equals(kind) && agent.outside());
    if (!outside) {
      return open.machine(here);
    }
    String host = host();
    return new AgentFactory<>(
        name,
        () ->
            new RemoteAgent<>(
                () -> open.machine(here).create(),
                words -> FileCollector.atHome(words, payload, folder) + " (on " + host + ")"));
  }

  static String host() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException nameless) {
      return InetAddress.getLoopbackAddress().getHostName();
    }
  }

  /**
   * Plays games one after the other, at least one, until all are played or the time is up.
   *
   * @param unwanted tells when nobody waits for them any more
   */
  ResultBatch play(int from, int to, long mostNanos, BooleanSupplier unwanted) {
    var waiting = slots.poll();
    var slot = waiting == null ? tournament.slot(true) : waiting;
    var games = new ArrayList<Transcript>(to - from);
    long begun = System.nanoTime();
    long spent = 0;
    for (int i = from; i < to && spent < mostNanos && !unwanted.getAsBoolean(); i++) {
      games.add(Transcript.of(tournament.game(), slot.play(tournament.schedule().game(i))));
      spent = System.nanoTime() - begun;
    }
    // After a failure the slot is not used again: nobody knows what is left on it.
    slots.add(slot);
    return new ResultBatch(spent, games);
  }
}
