package plyground.league.ladder;

import java.time.Duration;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Result;
import plyground.league.ladder.LiveBoards.LiveBoard;

/**
 * Tells of one game after the other while they are played, not more often than people can look: a
 * game of milliseconds costs nothing more than one that nobody sees. Serves one thread.
 */
public final class GameBroadcast<P extends Position<P>> {
  /** Between two boards. */
  private static final Duration BREATH = Duration.ofMillis(400);

  private final Game<P> game;
  private final String worker;
  private final String kind;
  private final Consumer<LiveBoard> viewers;
  private final StringJoiner none = new StringJoiner(" ");
  private String first = "";
  private String second = "";
  private String start = "";
  private StringJoiner moves = none;
  private StringJoiner opinions = none;
  private long shown = System.nanoTime() - BREATH.toNanos();

  GameBroadcast(Game<P> game, String worker, String kind, Consumer<LiveBoard> viewers) {
    this.game = game;
    this.worker = worker;
    this.kind = kind;
    this.viewers = viewers;
  }

  /** Another game begins. */
  public void begin(String firstBot, String secondBot, P from) {
    first = firstBot;
    second = secondBot;
    start = game.format(from);
    moves = new StringJoiner(" ");
    opinions = new StringJoiner(" ");
    show();
  }

  /** A move was made. */
  public void moved(P before, Result result) {
    moves.add(game.formatMove(before, result.move()));
    opinions.add(opinion(result.value()));
    show();
  }

  private static String opinion(@Nullable Double value) {
    return value == null || !Double.isFinite(value)
        ? "-"
        : String.format(Locale.ROOT, "%.4g", value + 0.0);
  }

  /** What both thought of their moves so far. */
  String opinions() {
    return opinions.toString();
  }

  private void show() {
    long now = System.nanoTime();
    if (now - shown >= BREATH.toNanos()) {
      shown = now;
      viewers.accept(
          new LiveBoard(
              worker, kind, first, second, start, moves.toString(), opinions.toString(), 0));
    }
  }
}
