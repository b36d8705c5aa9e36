package plyground.arena.standings;

import java.util.HashMap;
import java.util.Map;

/**
 * Watches one pairing for games that only repeat themselves: players without chance play the same
 * from the same start, so what comes after all starts were used comes again in the same order.
 * Games that chance repeats do not keep such an order.
 */
final class RepeatWatch {
  /** So many in the same order are no chance. */
  private static final int IN_ORDER = 5;

  /** With so many different ones it does not matter any more. */
  private static final int ENOUGH = 2_000;

  private final Map<Long, Integer> last = new HashMap<>();
  private int index;
  private int lag;
  private int inOrder;

  void add(long print) {
    if (settled()) {
      return;
    }
    Integer before = last.put(print, index);
    int now = before == null ? 0 : index - before;
    inOrder = now == 0 ? 0 : now == lag ? inOrder + 1 : 1;
    lag = now;
    index++;
  }

  /** Whether the games come in the same order again. */
  boolean repeating() {
    return inOrder >= IN_ORDER;
  }

  /** Whether nothing more is to be learned. */
  boolean settled() {
    return repeating() || last.size() >= ENOUGH;
  }
}
