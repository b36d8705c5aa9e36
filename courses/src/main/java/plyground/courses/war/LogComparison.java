package plyground.courses.war;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.search.Limit;
import plyground.core.search.Trace;
import plyground.courses.war.LogPlace.Kind;

/**
 * Somebody's log beside the right one, which is never held: our search runs, and every row it would
 * write is compared with the next line of the file, until one differs.
 */
final class LogComparison implements Trace {
  /**
   * The first place where a log is wrong.
   *
   * @param line its number in the file, from 1
   * @param text what stands there; null if the file has ended
   * @param before the row above it; null if that is the header
   * @param childValue of the child that has just come back, in the Union's view
   */
  record Wrong(
      long line,
      @Nullable String text,
      Optional<LogRow> row,
      LogRow right,
      String rightText,
      LogPlace place,
      @Nullable LogRow before,
      double childValue,
      Optional<LogRow> next) {}

  /** A line that says the right thing in another form. */
  record Slip(long line, String text, String right) {}

  /** Unwinds the search. */
  private static final class Found extends RuntimeException {
    private static final long serialVersionUID = 1;

    Found() {
      super(null, null, false, false);
    }
  }

  private final AssignmentGame campaign;
  private final BufferedReader theirs;
  private final StringBuilderWriter rows = new StringBuilderWriter();
  private final SearchLog log;
  private final List<Integer> path = new ArrayList<>();

  /** The numbers of the nodes on the path, the root's first. */
  private final List<Long> entered = new ArrayList<>();

  private long line;
  private long nodes;
  private long slips;
  private @Nullable LogPlace pending;
  private double pendingChild = Double.NaN;
  private @Nullable LogRow before;
  private @Nullable Wrong wrong;
  private @Nullable Slip slip;

  LogComparison(AssignmentGame campaign, BufferedReader theirs) {
    this.campaign = campaign;
    this.theirs = theirs;
    log = new SearchLog(campaign.game().start(), campaign.task(), rows);
  }

  /** Reads as far as the log is right. */
  void run() {
    try {
      log.send();
      header(rows.take());
      if (!campaign.game().start().over()) {
        campaign.union().search(campaign.game().start(), Limit.depth(campaign.depth()), this);
      }
      finishRow();
    } catch (Found stopped) {
      // What was found is kept.
    }
  }

  Optional<Wrong> wrong() {
    return Optional.ofNullable(wrong);
  }

  /** The first line in another form, if nothing else is wrong before it. */
  Optional<Slip> slip() {
    return Optional.ofNullable(slip);
  }

  long slips() {
    return slips;
  }

  /** What the file has after everything that should be in it. */
  Optional<Slip> surplus() {
    var more = nextLine();
    return more == null ? Optional.empty() : Optional.of(new Slip(line, more, ""));
  }

  private void header(String right) {
    var text = nextLine();
    if (text == null || !text.equals(right)) {
      note(text == null ? "" : text, right);
    }
  }

  private void note(String text, String right) {
    slips++;
    slip = slip == null ? new Slip(line, text, right) : slip;
  }

  private @Nullable String nextLine() {
    try {
      line++;
      var text = theirs.readLine();
      while (text != null && text.isBlank()) {
        line++;
        text = theirs.readLine();
      }
      return text;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    arrive(ply, move);
    log.enter(ply, move, alpha, beta);
    if (campaign.task() != Task.GREEDY) {
      begin(Kind.ENTERED, nodes, -1, Double.NaN);
    }
    entered.add(nodes++);
  }

  @Override
  public void leaf(int ply, int move, int value) {
    arrive(ply, move);
    log.leaf(ply, move, value);
    begin(Kind.LEAF, nodes, -1, Double.NaN);
    nodes++;
    path.removeLast();
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    if (campaign.task() == Task.GREEDY) {
      log.child(ply, move, value, best, alpha, beta);
      return;
    }
    finishRow();
    log.child(ply, move, value, best, alpha, beta);
    var mover = ply % 2 == 0 ? campaign.game().start().toMove() : Side.SECOND;
    begin(Kind.CHILD_BACK, entered.getLast(), move, (double) value * mover.sign());
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    log.cut(ply, best, alpha, beta, skipped, reason);
  }

  @Override
  public void leave(int ply, int value) {
    entered.removeLast();
    if (ply > 0) {
      path.removeLast();
    }
  }

  private void arrive(int ply, int move) {
    finishRow();
    if (ply > 0) {
      path.add(move);
    }
  }

  private void begin(Kind kind, long node, int child, double childValue) {
    pending = new LogPlace(List.copyOf(path), node, kind, child);
    pendingChild = childValue;
  }

  /** A row is complete when the next one begins. */
  private void finishRow() {
    if (pending == null) {
      return;
    }
    log.send();
    String right = rows.take();
    compare(right, pending);
    pending = null;
  }

  private void compare(String right, LogPlace place) {
    var expected = LogRow.read(right, campaign.task()).orElseThrow();
    var text = nextLine();
    var row = text == null ? Optional.<LogRow>empty() : LogRow.read(text, campaign.task());
    if (row.isPresent() && row.get().same(expected)) {
      if (!right.equals(text)) {
        note(String.valueOf(text), right);
      }
      before = expected;
      return;
    }
    long at = line;
    var after = nextLine();
    var next = after == null ? Optional.<LogRow>empty() : LogRow.read(after, campaign.task());
    wrong = new Wrong(at, text, row, expected, right, place, before, pendingChild, next);
    throw new Found();
  }
}
