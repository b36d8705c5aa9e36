package plyground.web.tournament;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.play.Spectator;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Result;
import tools.jackson.core.JsonGenerator;

/** Where the games of a tournament are that are being played, some of them shown now and then. */
final class GamesInFlight<P extends Position<P>> {
  private static final Duration GLANCE = Duration.ofMillis(300);
  private static final int MOST_SHOWN = 4;

  private final Runnable changed;
  private final Map<Integer, Board<P>> boards = new TreeMap<>();
  private long toldAt;

  private record Board<P>(ScheduledGame game, P position) {}

  /**
   * @param changed told now and then that something was moved, not for every move
   */
  GamesInFlight(Runnable changed) {
    this.changed = changed;
  }

  /** Looks at the games of one thread. */
  Spectator<P> spectator() {
    return new Spectator<>() {
      private @Nullable ScheduledGame game;

      @Override
      public void begun(ScheduledGame next, P start) {
        game = next;
        at(next, start);
      }

      @Override
      public void moved(P before, Result result) {
        at(Objects.requireNonNull(game), before.play(result.move()));
      }
    };
  }

  private void at(ScheduledGame game, P position) {
    if (put(new Board<>(game, position))) {
      changed.run();
    }
  }

  private synchronized boolean put(Board<P> board) {
    boards.put(board.game().index(), board);
    boolean due = System.nanoTime() - toldAt > GLANCE.toNanos();
    toldAt = due ? System.nanoTime() : toldAt;
    return due;
  }

  synchronized void ended(ScheduledGame game) {
    boards.remove(game.index());
  }

  synchronized void write(JsonGenerator json, List<String> agents, Game<P> game) {
    json.writeArrayPropertyStart("live");
    boards.values().stream()
        .limit(MOST_SHOWN)
        .forEach(
            board -> {
              json.writeStartObject();
              json.writeNumberProperty("number", board.game().index());
              json.writeStringProperty("first", agents.get(board.game().first()));
              json.writeStringProperty("second", agents.get(board.game().second()));
              json.writeStringProperty("position", game.format(board.position()));
              json.writeEndObject();
            });
    json.writeEndArray();
  }
}
