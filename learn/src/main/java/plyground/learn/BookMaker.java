package plyground.learn;

import static java.util.Comparator.comparingDouble;
import static java.util.stream.Collectors.toCollection;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.agents.book.BookFile;
import plyground.agents.book.Frontier;
import plyground.agents.book.SolvedBook;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Bounds;
import plyground.core.search.Limit;

/**
 * Makes a book: all that a game can come to within some plies of its start, up to symmetry. Only
 * those of the last ply are valued, by the game's solver or by an agent; what leads to them has the
 * value of the best of its moves. Or, of every ply, only what the solver takes long for.
 *
 * <p>Every valued position is appended to a log at once, so that an interrupted run loses at most
 * one a thread.
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
  private final int threads;
  private final Supplier<PositionJudge<P>> judges;
  private final SolvedBook<P> book;
  private double over;

  /** A book of solved positions, so many of them solved side by side. */
  public BookMaker(OpenGame<P> open, int threads, Path log, boolean resume) {
    this(open, threads, PositionJudge.solvers(open), true, log, resume);
  }

  /** A book of what an agent thinks, with the limits in its name. */
  public BookMaker(OpenGame<P> open, AgentFactory<P> agent, int threads, Path log, boolean resume) {
    this(open, threads, PositionJudge.agents(agent), false, log, resume);
  }

  /**
   * @param judges each for one thread
   * @param proved whether they prove their values
   * @param log where valued positions are kept
   * @param resume whether those that are there already count
   */
  private BookMaker(
      OpenGame<P> open,
      int threads,
      Supplier<PositionJudge<P>> judges,
      boolean proved,
      Path log,
      boolean resume) {
    this.open = open;
    this.threads = threads;
    this.judges = judges;
    this.log = log;
    book = new SolvedBook<>(open.game(), proved);
    if (resume) {
      read();
    } else {
      write("", StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
    }
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
   * Values only what the solver is expected to take longer for, but of every ply.
   *
   * @param seconds of one thread
   */
  public BookMaker<P> onlyOver(double seconds) {
    over = seconds;
    return this;
  }

  /** Takes over what another book has: one of fewer plies, or one that was stopped. */
  public void know(SolvedBook<P> earlier) {
    book.putAll(earlier);
  }

  /**
   * Solves what is asked for and not known yet.
   *
   * @return the book; of a run that was stopped as much as is known
   */
  public SolvedBook<P> make(int plies, Limit limit, Listener listener) throws AgentException {
    var levels = levels(plies);
    value(over > 0 ? slow(levels) : levels.getLast(), limit, listener);
    for (var level : levels.reversed().subList(1, levels.size())) {
      level.values().forEach(this::derive);
    }
    return book;
  }

  private void value(Map<String, P> positions, Limit limit, Listener listener)
      throws AgentException {
    long begun = System.nanoTime();
    var unknown = unknown(positions);
    var frontier = book.proved() ? new Frontier<>(book) : null;
    int all = positions.size();
    var done = new AtomicInteger(all - unknown.size());
    listener.solved(done.get(), all);
    Callable<Void> work =
        () -> {
          try (var judge = judges.get()) {
            for (var each = unknown.poll(); each != null; each = unknown.poll()) {
              var left = limit.after(System.nanoTime() - begun);
              var known = frontier == null ? Bounds.NONE : frontier.of(each.getValue());
              if (!value(each, known, judge, left)) {
                break;
              }
              synchronized (book) {
                listener.solved(done.incrementAndGet(), all);
              }
            }
          } finally {
            unknown.clear();
          }
          return null;
        };
    try (var pool = Executors.newFixedThreadPool(threads)) {
      for (var worker : pool.invokeAll(Collections.nCopies(threads, work))) {
        worker.get();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the book was interrupted", interrupted);
    } catch (ExecutionException failure) {
      switch (Objects.requireNonNull(failure.getCause())) {
        case AgentException fault -> throw fault;
        case RuntimeException fault -> throw fault;
        default -> throw new IllegalStateException("a position could not be valued", failure);
      }
    }
  }

  private Map<String, P> slow(List<Map<String, P>> levels) {
    var seconds = seconds();
    var slow = new LinkedHashMap<String, P>();
    for (var level : levels) {
      level.forEach(
          (key, position) -> {
            if (seconds.applyAsDouble(position) > over) {
              slow.put(key, position);
            }
          });
    }
    return slow;
  }

  private ToDoubleFunction<P> seconds() {
    var solver = open.descriptor().solver();
    return solver.isEmpty() ? _ -> 0 : solver.get().seconds();
  }

  /** What is not valued, first what takes longest: that is what a book is needed for most. */
  private Queue<Map.Entry<String, P>> unknown(Map<String, P> positions) {
    var valued = book.entries().keySet();
    var seconds = seconds();
    return positions.entrySet().stream()
        .filter(each -> !each.getValue().over() && !valued.contains(each.getKey()))
        .sorted(comparingDouble(each -> -seconds.applyAsDouble(each.getValue())))
        .collect(toCollection(ConcurrentLinkedQueue::new));
  }

  private boolean value(
      Map.Entry<String, P> named, Bounds known, PositionJudge<P> judge, Limit limit)
      throws AgentException {
    var position = named.getValue();
    boolean late = !limit.timeOpen() && limit.time().isZero();
    if (late || limit.stop().raised()) {
      return false;
    }
    var result = judge.judge(position, known, limit);
    if (book.proved() ? !result.exact() : limit.stop().raised()) {
      return false;
    }
    int value = (int) Math.round(Objects.requireNonNull(result.value()));
    synchronized (book) {
      book.put(position, value, result.move());
      var entry = Objects.requireNonNull(book.find(position));
      String line = BookFile.line(open.game(), named.getKey(), entry);
      write(line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    }
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
