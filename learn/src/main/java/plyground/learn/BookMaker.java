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
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Makes a book: all that a game can come to within some plies of its start, up to symmetry. Only
 * those of the last ply are valued, by the game's solver or by an agent; what leads to them has the
 * value of the best of its moves.
 *
 * <p>Every valued position is appended to a log at once, so that an interrupted run loses at most
 * one.
 */
public final class BookMaker<P extends Position<P>> {
  /** Hears how far it is. */
  @FunctionalInterface
  public interface Listener {
    /** So many of all positions are solved. */
    void solved(int done, int all);
  }

  /** Values a position on its own: the same whatever was asked before. */
  @FunctionalInterface
  public interface Judge<P extends Position<P>> {
    /** The best move and its value, for the side to move. */
    Result judge(P position, Limit limit) throws AgentException;
  }

  private final OpenGame<P> open;
  private final Path log;
  private final Judge<P> judge;
  private final SolvedBook<P> book;

  /** A book of solved positions. */
  public BookMaker(OpenGame<P> open, int threads, Path log, boolean resume) {
    this(open, solver(open, threads), true, log, resume);
  }

  /** A book of what an agent thinks, with the limits in its name. */
  public BookMaker(OpenGame<P> open, Agent<P> agent, Path log, boolean resume) {
    this(open, thinking(agent), false, log, resume);
  }

  /**
   * @param proved whether the judge proves its values
   * @param log where valued positions are kept
   * @param resume whether those that are there already count
   */
  private BookMaker(OpenGame<P> open, Judge<P> judge, boolean proved, Path log, boolean resume) {
    this.open = open;
    this.log = log;
    this.judge = judge;
    book = new SolvedBook<>(open.game(), proved);
    if (resume) {
      read();
    } else {
      write("", StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
    }
  }

  private static <P extends Position<P>> Judge<P> solver(OpenGame<P> open, int threads) {
    var game = open.game();
    Search<P> solver =
        open.descriptor()
            .solver()
            .orElseThrow(() -> new InputException("'" + game.name() + "' has no solver"))
            .maker()
            .make(game, threads, false);
    return (position, limit) -> solver.search(position, limit, Trace.NONE);
  }

  private static <P extends Position<P>> Judge<P> thinking(Agent<P> agent) {
    return (position, limit) -> {
      agent.newGame(0);
      return agent.consider(position, limit, Trace.NONE);
    };
  }

  /** A line without an end was being written when the run before was killed: it goes. */
  private void read() {
    try {
      String text = Files.exists(log) ? Files.readString(log) : "";
      String whole = text.substring(0, text.lastIndexOf('\n') + 1);
      int number = 0;
      for (var line : whole.lines().toList()) {
        readLine(line, ++number);
      }
      if (whole.length() < text.length()) {
        write(whole, StandardOpenOption.TRUNCATE_EXISTING);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void readLine(String line, int number) {
    try {
      BookFile.readLine(open.game(), line, book);
    } catch (InputException wrong) {
      throw wrong.at(log + ", line " + number);
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
  public SolvedBook<P> make(int plies, Limit limit, Listener listener) throws AgentException {
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

  private boolean solve(String key, P position, Limit limit) throws AgentException {
    boolean late = !limit.timeOpen() && limit.time().isZero();
    if (late || limit.stop().raised()) {
      return false;
    }
    var result = judge.judge(position, limit);
    if (book.proved() ? !result.exact() : limit.stop().raised()) {
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
