package plyground.learn;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plyground.agents.OpenGame;
import plyground.agents.book.BookFile;
import plyground.agents.book.SolvedBook;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Makes a book of solved positions: all that a game can come to within some plies of its start, up
 * to symmetry. Only those of the last ply are solved; what leads to them has the value of the best
 * of its moves.
 *
 * <p>Every solved position is appended to a log at once, so that an interrupted run loses at most
 * one.
 */
public final class BookMaker<P extends Position<P>> {
  /** Hears how far it is. */
  @FunctionalInterface
  public interface Listener {
    /** So many of all positions are solved. */
    void solved(int done, int all);
  }

  private final OpenGame<P> open;
  private final Path log;
  private final Search<P> solver;
  private final SolvedBook<P> book;

  /**
   * One that writes what it has solved into a log, from which it can go on.
   *
   * @param log where solved positions are kept
   * @param resume whether those that are there already count
   */
  public BookMaker(OpenGame<P> open, int threads, Path log, boolean resume) {
    this.open = open;
    this.log = log;
    var game = open.game();
    solver =
        open.descriptor()
            .solver()
            .orElseThrow(() -> new InputException("'" + game.name() + "' has no solver"))
            .maker()
            .make(game, threads, false);
    book = new SolvedBook<>(game);
    if (resume) {
      read();
    } else {
      write("", StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
    }
  }

  private void read() {
    try {
      for (var line : Files.exists(log) ? Files.readAllLines(log) : List.<String>of()) {
        BookFile.readLine(open.game(), line, book);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void write(String text, StandardOpenOption... how) {
    try {
      Files.writeString(log, text, how);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /**
   * Solves what the last ply has and the log has not.
   *
   * @return the book; of a run that was stopped as much as is known
   */
  public SolvedBook<P> make(int plies, Limit limit, Listener listener) {
    var levels = levels(plies);
    var last = levels.getLast();
    long begun = System.nanoTime();
    int done = 0;
    for (var each : last.entrySet()) {
      done++;
      if (!each.getValue().over() && book.find(each.getValue()) == null) {
        if (!solve(each.getKey(), each.getValue(), less(limit, System.nanoTime() - begun))) {
          break;
        }
      }
      listener.solved(done, last.size());
    }
    for (var level : levels.reversed().subList(1, levels.size())) {
      level.values().forEach(this::derive);
    }
    return book;
  }

  private static Limit less(Limit limit, long nanos) {
    if (limit.timeOpen()) {
      return limit;
    }
    var left = limit.time().minusNanos(nanos);
    return limit.withTime(left.isNegative() ? Duration.ZERO : left);
  }

  private boolean solve(String key, P position, Limit limit) {
    boolean late = !limit.timeOpen() && limit.time().isZero();
    if (late || limit.stop().raised()) {
      return false;
    }
    var result = solver.search(position, limit, Trace.NONE);
    if (!result.exact()) {
      return false;
    }
    int value = (int) Math.round(Objects.requireNonNull(result.value()));
    book.put(position, value, result.move());
    String line = BookFile.line(open.game(), key, Objects.requireNonNull(book.find(position)));
    write(line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    return true;
  }

  /** The value of the best move, if all of them are known. */
  private void derive(P position) {
    if (position.over()) {
      return;
    }
    int best = Integer.MIN_VALUE;
    int choice = -1;
    for (int move : LegalMoves.of(open.game(), position)) {
      var value = book.valueAfter(position, position.play(move));
      if (value == null) {
        return;
      }
      if (value > best) {
        best = value;
        choice = move;
      }
    }
    book.put(position, best, choice);
  }

  /** The positions after no ply, one ply and so on, one of each kind, in the order they are met. */
  private List<Map<String, P>> levels(int plies) {
    var start = open.game().start(() -> 0);
    var levels = new ArrayList<Map<String, P>>();
    levels.add(Map.of(book.key(start), start));
    for (int ply = 1; ply <= plies; ply++) {
      var next = new LinkedHashMap<String, P>();
      for (var position : levels.getLast().values()) {
        for (int move : LegalMoves.of(open.game(), position)) {
          var after = position.play(move);
          next.putIfAbsent(book.key(after), after);
        }
      }
      levels.add(next);
    }
    return levels;
  }
}
