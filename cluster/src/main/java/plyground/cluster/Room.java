package plyground.cluster;

import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.agents.Player;
import plyground.agents.Spec;
import plyground.arena.Event;
import plyground.arena.Plan;
import plyground.arena.Table;
import plyground.arena.Transcript;
import plyground.arena.store.PlanText;
import plyground.core.InputException;
import plyground.core.Position;

/**
 * Where the games of a plan are played in this process: opened once, with as many tables as there
 * were ever tasks at a time, which later tasks use again.
 */
final class Room<P extends Position<P>> {
  private static final Map<String, Room<?>> ROOMS = new ConcurrentHashMap<>();

  private final Event<P> event;
  private final Queue<Table<P>> tables = new ConcurrentLinkedQueue<>();

  private Room(Event<P> event) {
    this.event = event;
    Runtime.getRuntime().addShutdownHook(new Thread(() -> tables.forEach(Table::close)));
  }

  /**
   * @param folder where files may be put
   */
  static Room<?> of(Trunk trunk, Path folder) {
    return ROOMS.computeIfAbsent(trunk.id(), id -> open(trunk, folder.resolve("trunk-" + id)));
  }

  private static Room<?> open(Trunk trunk, Path folder) {
    try {
      var place = Files.createDirectories(folder.toAbsolutePath().normalize());
      trunk.unpack(place);
      var plan = PlanText.parse(trunk.plan());
      var open = Catalogue.load(Asker.NOBODY).open(Luggage.moved(plan.game(), trunk, place));
      return open(open, plan, trunk, place);
    } catch (IOException failure) {
      throw new InputException(
          "cannot unpack the agents' files on " + host() + ": " + failure.getMessage(), failure);
    }
  }

  private static <P extends Position<P>> Room<P> open(
      OpenGame<P> open, Plan plan, Trunk trunk, Path folder) {
    return new Room<>(Event.open(open, plan, name -> player(open, name, trunk, folder)));
  }

  private static <P extends Position<P>> Player<P> player(
      OpenGame<P> open, String name, Trunk trunk, Path folder) {
    String here = Luggage.moved(name, trunk, folder);
    String kind = Spec.parse(name).name();
    boolean outside =
        open.agents().stream().anyMatch(agent -> agent.name().equals(kind) && agent.outside());
    if (!outside) {
      return open.machine(here);
    }
    String host = host();
    return new Player<>(
        name,
        () ->
            new Abroad<>(
                () -> open.machine(here).create(),
                words -> Luggage.atHome(words, trunk, folder) + " (on " + host + ")"));
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
  Parcel play(int from, int to, long mostNanos, BooleanSupplier unwanted) {
    var waiting = tables.poll();
    var table = waiting == null ? event.table(true) : waiting;
    var games = new ArrayList<Transcript>(to - from);
    long begun = System.nanoTime();
    long spent = 0;
    for (int i = from; i < to && spent < mostNanos && !unwanted.getAsBoolean(); i++) {
      games.add(Transcript.of(event.game(), table.play(event.schedule().fixture(i))));
      spent = System.nanoTime() - begun;
    }
    // After a failure the table is not used again: nobody knows what is left on it.
    tables.add(table);
    return new Parcel(spent, games);
  }
}
