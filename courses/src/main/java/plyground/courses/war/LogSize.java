package plyground.courses.war;

import java.io.Writer;
import java.util.Locale;
import java.util.random.RandomGenerator;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Trace;

/**
 * How large the log of a campaign's first search gets, found out before it is written.
 *
 * @param exact whether the positions were counted; otherwise their number is an estimate
 */
record LogSize(long nodes, long bytes, boolean exact) {
  /** From here on a log is large. */
  static final long LARGE = 100_000_000;

  /** So many positions tell how long a row is. */
  private static final int SAMPLE = 20_000;

  private static final int PROBES = 2_000;

  boolean large() {
    return bytes > LARGE;
  }

  /** Whether writing it takes longer than a moment. */
  boolean takesTime() {
    return bytes > LARGE / 10;
  }

  /** The size for people. */
  String words() {
    double gigabytes = bytes / 1e9;
    if (gigabytes >= 1_000) {
      return "more than 1,000 GB";
    }
    String about = exact ? "" : "about ";
    return gigabytes < 1
        ? String.format(Locale.ROOT, "%s%.0f MB", about, 1_000 * gigabytes)
        : String.format(Locale.ROOT, "%s%.1f GB", about, gigabytes);
  }

  static LogSize of(AssignmentGame campaign) {
    if (campaign.game().start().over()) {
      return new LogSize(0, 0, true);
    }
    var counted = new CountedWriter(Writer.nullWriter(), _ -> {});
    Result sample;
    try (var log = new SearchLog(campaign.game().start(), campaign.task(), counted)) {
      sample = search(campaign, campaign.depth(), SAMPLE, log);
    }
    double bytes = (double) counted.written() / sample.nodes();
    var whole = search(campaign, campaign.depth(), (long) (LARGE / bytes) + SAMPLE, Trace.NONE);
    long nodes = complete(whole) ? whole.nodes() : estimate(campaign, whole.nodes());
    return new LogSize(nodes, Math.round(nodes * bytes), complete(whole));
  }

  private static Result search(AssignmentGame campaign, int depth, long nodes, Trace trace) {
    var limit = Limit.depth(depth).withNodes(nodes);
    return campaign.union().search(campaign.game().start(), limit, trace);
  }

  private static boolean complete(Result result) {
    return result.depth() > 0;
  }

  /** Minimax visits the whole tree, alpha-beta a power of its size, taken from smaller depths. */
  private static long estimate(AssignmentGame campaign, long least) {
    double tree = treeSize(campaign, campaign.depth());
    double power = campaign.task() == Task.ALPHA_BETA ? power(campaign, least) : 1;
    return Math.max(least, Math.round(Math.pow(tree, power)));
  }

  private static double power(AssignmentGame campaign, long most) {
    double power = 1;
    for (int depth = 1; depth < campaign.depth(); depth++) {
      var searched = search(campaign, depth, most, Trace.NONE);
      if (!complete(searched)) {
        break;
      }
      power = Math.log((double) searched.nodes()) / Math.log(treeSize(campaign, depth));
    }
    return power;
  }

  /** Knuth, "Estimating the efficiency of backtrack programs", 1975: the mean of random probes. */
  private static double treeSize(AssignmentGame campaign, int depth) {
    var random = new SplitMix(1);
    double sum = 0;
    for (int probe = 0; probe < PROBES; probe++) {
      sum += probe(campaign, depth, random);
    }
    return sum / PROBES;
  }

  private static double probe(AssignmentGame campaign, int depth, RandomGenerator random) {
    int[] moves = new int[campaign.game().maxMoves()];
    var position = campaign.game().start();
    double width = 1;
    double size = 1;
    for (int ply = 0; ply < depth && !position.over(); ply++) {
      int count = position.moves(moves, 0);
      width *= count;
      size += width;
      position = position.play(moves[random.nextInt(count)]);
    }
    return size;
  }
}
