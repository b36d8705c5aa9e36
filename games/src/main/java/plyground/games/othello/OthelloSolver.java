package plyground.games.othello;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/**
 * Proves the final disc difference of a position, and of every move if asked to. The moves that
 * look best come first, each is reported when it is done, and images of one position are solved
 * once.
 *
 * <p>Several threads share the moves, what is behind them and the table; what is found does not
 * depend on them, only the number of positions visited does. Of a limit the time and the stop
 * signal count: a proof that was cut short says nothing.
 */
final class OthelloSolver implements Search<OthelloPosition> {
  private static final int LEAST_BITS = 15;
  private static final int MOST_BITS = 24;
  private static final int BYTES_AN_ENTRY = 24;

  /** Below every value there is. */
  private static final int UNKNOWN = Integer.MIN_VALUE;

  private final Size size;
  private final int threads;
  private final boolean everyMove;
  private @Nullable SolvedTable table;

  /**
   * @param everyMove whether each move gets its exact value, or only the best one
   */
  OthelloSolver(Size size, int threads, boolean everyMove) {
    this.size = size;
    this.threads = threads;
    this.everyMove = everyMove;
  }

  @Override
  public Result search(OthelloPosition root, Limit limit, Trace trace) {
    var proof = new Proof(root, table(root.empties()), stop(limit), trace);
    return proof.run(threads);
  }

  private static BooleanSupplier stop(Limit limit) {
    var signal = limit.stop();
    if (limit.timeOpen()) {
      return signal::raised;
    }
    long deadline = System.nanoTime() + limit.time().toNanos();
    return () -> signal.raised() || System.nanoTime() - deadline >= 0;
  }

  /** Made when first needed, as large as the position deserves and the memory allows. */
  private SolvedTable table(int empties) {
    int bits = Math.clamp(empties - 7, LEAST_BITS, MOST_BITS);
    long memory = Runtime.getRuntime().maxMemory() / 3;
    while (bits > LEAST_BITS && (long) BYTES_AN_ENTRY << bits > memory) {
      bits--;
    }
    if (table == null || table.entries() < 1 << bits) {
      table = new SolvedTable(bits);
    }
    table.forget();
    return table;
  }

  /** A root move and the position it leads to, up to symmetry. */
  private record Task(int move, CanonicalStones.Pair image, int promise) {}

  /** One position in the course of being solved. */
  private final class Proof {
    private final OthelloPosition root;
    private final SolvedTable shared;
    private final BooleanSupplier stop;
    private final Trace trace;
    private final List<Task> tasks = new ArrayList<>();
    private final List<MoveValue> values = new ArrayList<>();
    private final Team team = new Team();
    private int taken;
    private int solved;
    private int best = UNKNOWN;
    private long nodes = 1;
    private boolean stopped;

    Proof(OthelloPosition root, SolvedTable shared, BooleanSupplier stop, Trace trace) {
      this.root = root;
      this.shared = shared;
      this.stop = stop;
      this.trace = trace;
      int[] moves = new int[size.cells()];
      int end = root.moves(moves, 0);
      var forecast = new MoveOrdering(size);
      for (int i = 0; i < end; i++) {
        var next = root.play(moves[i]);
        var image = CanonicalStones.canonical(next.own(), next.other());
        int promise = forecast.rate(next.own(), next.other(), moves[i] % OthelloPosition.PASS, 0);
        tasks.add(new Task(moves[i], image, promise));
      }
      tasks.sort(Comparator.comparingInt(task -> -task.promise));
    }

    Result run(int threads) {
      trace.enter(0, Trace.ROOT, -size.cells(), size.cells());
      var helpers = new ArrayList<Thread>();
      for (int i = 1; i < threads; i++) {
        helpers.add(Thread.ofPlatform().daemon().name("solver-" + i).start(this::help));
      }
      work(true);
      helpers.forEach(OthelloSolver::join);
      return result();
    }

    private void help() {
      work(everyMove);
    }

    /**
     * If only the best move is wanted, one thread takes the moves in order: each is compared with
     * those before, and what is found does not depend on how long the searches take.
     */
    private void work(boolean takesMoves) {
      var search = new ExactSearch(size, root.turn().empty, shared, stop, team);
      try {
        for (var task = takesMoves ? take() : null; task != null; task = take()) {
          solve(search, task);
        }
        search.help();
      } catch (ExactSearch.Stopped early) {
        stopped();
      }
      add(search.nodes());
    }

    private void solve(ExactSearch search, Task task) {
      int known = everyMove ? UNKNOWN : best();
      if (known == UNKNOWN || -value(search, task, -known - 1, -known) > known) {
        int low = Math.max(known, -size.cells());
        found(task, -value(search, task, -size.cells(), -low));
      }
      done();
    }

    private static int value(ExactSearch search, Task task, int alpha, int beta) {
      return search.value(task.image.own(), task.image.other(), alpha, beta);
    }

    private synchronized @Nullable Task take() {
      return stopped || taken == tasks.size() ? null : tasks.get(taken++);
    }

    private synchronized int best() {
      return best;
    }

    private synchronized void found(Task task, int value) {
      values.add(new MoveValue(task.move, value));
      best = Math.max(best, value);
      trace.child(0, task.move, value, best, best, size.cells());
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

    private synchronized void add(long positions) {
      nodes += positions;
    }

    private Result result() {
      if (stopped) {
        return new Result(tasks.getFirst().move, null, List.of(), 0, nodes, false);
      }
      trace.leave(0, best);
      values.sort(Comparator.comparingInt(MoveValue::move));
      int choice =
          values.stream().filter(each -> each.value() == best).findFirst().orElseThrow().move();
      return new Result(choice, (double) best, values, root.empties(), nodes, true);
    }
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
