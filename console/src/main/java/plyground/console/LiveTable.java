package plyground.console;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.record.GameSummary;
import plyground.arena.report.StrengthText;
import plyground.arena.standings.Standings;

/** Standings that change while the games go on, with a bar, the rate and the time left. */
final class LiveTable implements Consumer<GameSummary>, AutoCloseable {
  private static final int BAR = 24;
  private static final int WIDTH = 79;
  private static final int MOST_ROWS = 12;

  private final @Nullable PrintWriter out;
  private final @Nullable Supplier<String> machines;
  private final Standings standings;
  private final int total;
  private final long begun = System.nanoTime();
  private final @Nullable Repainter painter;
  private int before = -1;
  private int lines;
  private boolean frozen;

  private LiveTable(Plan plan, @Nullable PrintWriter out, @Nullable Supplier<String> machines) {
    this.out = out;
    this.machines = machines;
    standings = new Standings(plan);
    total = plan.schedule().size();
    painter = out == null ? null : new Repainter(this::draw);
  }

  /** Shown on standard error, and only where somebody sees it. */
  static LiveTable open(Plan plan, Streams streams) {
    return open(plan, streams, null);
  }

  /**
   * @param machines says who plays, where that is not this process
   */
  static LiveTable open(Plan plan, Streams streams, @Nullable Supplier<String> machines) {
    return new LiveTable(plan, streams.terminal() ? streams.err() : null, machines);
  }

  boolean shown() {
    return out != null;
  }

  @Override
  public void accept(GameSummary game) {
    if (out != null) {
      synchronized (this) {
        standings.add(game);
      }
    }
  }

  private synchronized void draw() {
    if (frozen) {
      return;
    }
    var text = new StringBuilder(erase());
    lines = 0;
    line(text, progress());
    if (machines != null) {
      line(text, machines.get());
    }
    if (standings.games() > 0) {
      standings.ranking().stream().limit(MOST_ROWS).forEach(player -> line(text, row(player)));
      if (match()) {
        new StrengthText(standings).live().lines().forEach(each -> line(text, each));
      }
    }
    if (out != null) {
      out.print(text);
      out.flush();
    }
  }

  /** Back to where the last drawing began, and everything below it gone. */
  private String erase() {
    return lines == 0 ? "" : "\033[" + lines + "F\033[J";
  }

  private void line(StringBuilder text, String line) {
    // A line that wraps would be two when it is erased.
    text.append(line, 0, Math.min(WIDTH, line.length())).append('\n');
    lines++;
  }

  private boolean match() {
    var form = standings.plan().form();
    return form == Form.MATCH || form == Form.ONE_SIDED;
  }

  private String progress() {
    int done = standings.games();
    if (before < 0) {
      before = done;
    }
    double seconds = (System.nanoTime() - begun) / 1e9;
    double rate = (done - before) / seconds;
    String words =
        String.format(
            Locale.ROOT,
            " %s of %s%s",
            Words.count(done),
            Words.plural(total, "game"),
            rate == 0 ? "" : ", %s, %s".formatted(Words.pace(rate), left((total - done) / rate)));
    return bar(done, Math.clamp(WIDTH - words.length(), 0, BAR)) + words;
  }

  private String bar(int done, int width) {
    int full = (int) ((long) width * done / total);
    return "#".repeat(full) + ".".repeat(width - full);
  }

  /** The time left, for people. */
  static String left(double seconds) {
    long whole = Math.round(seconds);
    return whole < 60
        ? whole + " s left"
        : whole < 3600
            ? whole / 60 + " min " + whole % 60 + " s left"
            : whole / 3600 + " h " + whole % 3600 / 60 + " min left";
  }

  private String row(int player) {
    return String.format(
        Locale.ROOT,
        "%4d  %-40.40s %7d %7d %7d %7.1f%%",
        player + 1,
        standings.names().get(player),
        standings.wins(player),
        standings.draws(player),
        standings.losses(player),
        100 * standings.score(player));
  }

  /** Leaves the table as it is, for what comes below it to stay. */
  synchronized void freeze() {
    frozen = true;
    if (out != null) {
      out.println();
    }
  }

  @Override
  public void close() {
    if (painter == null || out == null) {
      return;
    }
    painter.stop();
    synchronized (this) {
      if (!frozen) {
        out.print(erase());
        out.flush();
      }
      lines = 0;
    }
  }
}
