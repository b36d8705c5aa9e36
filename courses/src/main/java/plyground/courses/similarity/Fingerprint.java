package plyground.courses.similarity;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.courses.similarity.SourceTokens.SourceToken;

/**
 * Hashes of short runs of tokens, chosen by winnowing (Schleimer, Wilkerson and Aiken 2003): of
 * every {@value #WINDOW} runs in a row the least hash is kept, so that a common stretch of {@value
 * #SURE} tokens is always noticed.
 *
 * @param lines where each hash was first found
 */
record Fingerprint(Map<Long, Integer> lines) {
  private static final int RUN = 14;
  private static final int WINDOW = 10;
  static final int SURE = RUN + WINDOW - 1;
  private static final long BASE = 1_000_003;

  /**
   * @param supplied hashes of code that everybody was given
   */
  static Fingerprint of(List<SourceToken> tokens, Set<Long> supplied) {
    long[] hashes = hashes(tokens);
    Map<Long, Integer> lines = new HashMap<>();
    int last = -1;
    for (int from = 0;
        from < hashes.length && (from == 0 || from + WINDOW <= hashes.length);
        from++) {
      int least = least(hashes, from, Math.min(from + WINDOW, hashes.length));
      if (least != last && !supplied.contains(hashes[least])) {
        lines.putIfAbsent(hashes[least], tokens.get(least).line());
      }
      last = least;
    }
    return new Fingerprint(lines);
  }

  /** The hashes of all runs, not only of the chosen ones. */
  static Set<Long> all(List<SourceToken> tokens) {
    Set<Long> all = new HashSet<>();
    for (long hash : hashes(tokens)) {
      all.add(hash);
    }
    return all;
  }

  /** The last of the least ones, so that neighbouring windows agree. */
  private static int least(long[] hashes, int from, int to) {
    int least = from;
    for (int i = from; i < to; i++) {
      least = hashes[i] <= hashes[least] ? i : least;
    }
    return least;
  }

  private static long[] hashes(List<SourceToken> tokens) {
    long[] hashes = new long[Math.max(0, tokens.size() - RUN + 1)];
    for (int from = 0; from < hashes.length; from++) {
      long hash = 0;
      for (int i = from; i < from + RUN; i++) {
        hash = hash * BASE + tokens.get(i).text().hashCode();
      }
      hashes[from] = mixed(hash);
    }
    return hashes;
  }

  /** Near runs get far hashes, so that what is chosen does not depend on what is written. */
  private static long mixed(long hash) {
    long mixed = (hash ^ hash >>> 30) * 0xbf58476d1ce4e5b9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
    return mixed ^ mixed >>> 31;
  }

  Fingerprint plus(Fingerprint that) {
    Map<Long, Integer> both = new HashMap<>(lines);
    that.lines.forEach(both::putIfAbsent);
    return new Fingerprint(both);
  }

  Set<Long> hashes() {
    return lines.keySet();
  }
}
