package plyground.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Bounds;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;

/**
 * One position in the course of being solved. The moves that look best come first, each is reported
 * when it is done, and images of one position are solved once.
 *
 * <p>What is found does not depend on the threads: the order of the moves is settled before the
 * others come, and whatever is decided later is decided by true values alone.
 */
final class Proof {
  /** Below every value there is. */
  private static final int UNKNOWN = Integer.MIN_VALUE;

  /** From here on it pays to find out first what the value may be, and with which moves. */
  private static final int WARM_UP_FROM = 16;

  /** How sure the quick passes are of their guesses, one after the other. */
  private static final double[] CAUTIONS = {1};

  /**
   * Where a proof is long a second, more careful pass is a small part of it, and spares the whole
   * proof with a wrong guess or a wrong first move.
   */
  private static final double[] CAUTIONS_OF_LONG_PROOFS = {1, 1.8};

  private static final int LONG_FROM_EIGHT = 21;

  private final OthelloPosition root;
  private final boolean everyMove;
  private final SolvedTable table;
  private final BooleanSupplier stop;
  private final Trace trace;
  private final int cells;
  private final List<RootMove> tasks;
  private final List<MoveValue> values = new ArrayList<>();
  private final Team team = new Team();
  private int guess;

  /** Whether the value is known, and most likely a move to it. */
  private boolean recalled;

  /** Below and from here on there is nothing to find out: the value is known to be between. */
  private int floor;

  private int roof;
  private int taken;
  private int solved;
  private int best = UNKNOWN;
  private long nodes = 1;
  private boolean stopped;

  /** What went wrong in the first thread in which something did; it ends the others. */
  private volatile @Nullable Throwable failure;

  Proof(
      OthelloPosition root,
      boolean everyMove,
      SolvedTable table,
      BooleanSupplier stop,
      Trace trace) {
    this.root = root;
    this.everyMove = everyMove;
    this.table = table;
    this.stop = stop;
    this.trace = trace;
    cells = root.size().cells();
    floor = -cells - 1;
    roof = cells + 1;
    var shallow =
        new ShallowSearch(root.size(), root.turn().empty, OrderingWeights.of(root.size()));
    tasks = RootMove.inOrder(root, shallow);
    nodes += shallow.takePositions();
    guess = tasks.getFirst().promise() / OrderingWeights.UNIT;
  }

  /** Looks for the best move's value only where it can be. */
  Proof within(Bounds known) {
    floor = Math.max(-cells, known.lower()) - 1;
    roof = Math.min(roof, known.upper());
    guess = Math.clamp(guess, floor, roof);
    return this;
  }

  /** Begins with what an earlier search of the same game has proved. */
  Proof recalling() {
    long facts = table.find(root.own(), root.other());
    if (facts == SolvedTable.NOTHING || !table.reliable(facts)) {
      return this;
    }
    int move = SolvedTable.move(facts);
    tasks.sort(Comparator.comparing(task -> task.move() != move));
    recalled = SolvedTable.lower(facts) == SolvedTable.upper(facts);
    return within(new Bounds(SolvedTable.lower(facts), SolvedTable.upper(facts)));
  }

  Result run(int threads) {
    trace.enter(0, Trace.ROOT, -cells, cells);
    if (root.empties() >= WARM_UP_FROM && (everyMove || !recalled)) {
      with(this::warmUp);
    }
    var helpers = new ArrayList<Thread>();
    for (int i = 1; i < threads; i++) {
      helpers.add(Thread.ofPlatform().daemon().name("solver-" + i).start(() -> with(this::help)));
    }
    with(everyMove ? this::help : this::solveBest);
    helpers.forEach(Proof::join);
    if (failure instanceof RuntimeException exception) {
      throw exception;
    }
    if (failure instanceof Error error) {
      throw error;
    }
    return result();
  }

  /** One thread's part. */
  private interface Part {
    void run(ExactSearch search);
  }

  private void with(Part part) {
    var search = new ExactSearch(root.size(), root.turn().empty, table, this::halted, team);
    try {
      part.run(search);
    } catch (ExactSearch.Stopped early) {
      stopped();
    } catch (RuntimeException | Error met) {
      failed(met);
    }
    add(search.nodes());
  }

  /** Quick passes that believe guesses, for the order of the moves and what to expect. */
  private void warmUp(ExactSearch search) {
    boolean isLong = root.size() == Size.EIGHT && root.empties() >= LONG_FROM_EIGHT;
    for (double caution : isLong ? CAUTIONS_OF_LONG_PROOFS : CAUTIONS) {
      table.nextPass(caution);
      guess = bestNear(search);
    }
    table.nextPass(SolvedTable.CERTAIN);
  }

  private void solveBest(ExactSearch search) {
    int value = stopped ? UNKNOWN : bestNear(search);
    if (value != UNKNOWN) {
      best = value;
      values.add(new MoveValue(tasks.getFirst().move(), value));
    }
    team.finish();
  }

  /**
   * The best move's value, sought near the guess; the move comes first then. Guesses may say that
   * it is higher than what other guesses say it is not: then one of the two will do.
   */
  private int bestNear(ExactSearch search) {
    int margin = ExactSearch.MARGIN;
    int alpha = Math.clamp(guess - margin, floor, roof - 1);
    int beta = Math.clamp(guess + margin, floor + 1, roof);
    boolean guesses = table.caution() > SolvedTable.CERTAIN;
    boolean lower = false;
    boolean higher = false;
    while (true) {
      trace.iteration(root.empties(), alpha, beta);
      int value = bestWithin(search, alpha, beta);
      margin *= 2;
      if (value <= alpha && alpha > floor && !(guesses && higher)) {
        lower = true;
        beta = alpha + 1;
        alpha = Math.max(alpha - margin, floor);
      } else if (value >= beta && beta < roof && !(guesses && lower)) {
        higher = true;
        alpha = beta - 1;
        beta = Math.min(beta + margin, roof);
      } else {
        return value;
      }
    }
  }

  /**
   * The best move's value if it is inside the window, otherwise the end of it that it is beyond.
   */
  private int bestWithin(ExactSearch search, int alpha, int beta) {
    int low = alpha;
    for (var task : List.copyOf(tasks)) {
      boolean first = task.equals(tasks.getFirst());
      int value = first ? beta : value(search, task, low, low + 1);
      if (value > low) {
        value = value(search, task, low, beta);
      }
      if (value > low) {
        tasks.remove(task);
        tasks.addFirst(task);
        low = value;
      }
      if (table.caution() == SolvedTable.CERTAIN) {
        trace.child(0, task.move(), value, low, low, beta);
      }
      if (low >= beta) {
        return beta;
      }
    }
    return low;
  }

  private static int value(ExactSearch search, RootMove task, int low, int high) {
    return Math.clamp(
        -search.value(task.image().own(), task.image().other(), -high, -low), low, high);
  }

  private void help(ExactSearch search) {
    for (var task = take(); task != null; task = take()) {
      int expected = -task.promise() / OrderingWeights.UNIT;
      found(task, -search.valueNear(task.image().own(), task.image().other(), expected));
      done();
    }
    search.help();
  }

  private synchronized @Nullable RootMove take() {
    return !everyMove || stopped || taken == tasks.size() ? null : tasks.get(taken++);
  }

  private synchronized void found(RootMove task, int value) {
    values.add(new MoveValue(task.move(), value));
    best = Math.max(best, value);
    trace.child(0, task.move(), value, best, best, cells);
  }

  private synchronized void done() {
    if (++solved == tasks.size()) {
      team.finish();
    }
  }

  private synchronized void stopped() {
    stopped = true;
    team.finish();
  }

  private boolean halted() {
    return failure != null || stop.getAsBoolean();
  }

  private synchronized void failed(Throwable met) {
    if (failure == null) {
      failure = met;
    }
    stopped();
  }

  private synchronized void add(long positions) {
    nodes += positions;
  }

  private Result result() {
    if (stopped) {
      return new Result(tasks.getFirst().move(), null, List.of(), 0, nodes, false);
    }
    trace.leave(0, best);
    values.sort(Comparator.comparingInt(MoveValue::move));
    int move =
        values.stream().filter(each -> each.value() == best).findFirst().orElseThrow().move();
    return new Result(move, (double) best, values, root.empties(), nodes, true);
  }

  private static void join(Thread helper) {
    boolean interrupted = false;
    while (helper.isAlive()) {
      try {
        helper.join();
      } catch (InterruptedException later) {
        interrupted = true;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
