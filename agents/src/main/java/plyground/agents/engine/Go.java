package plyground.agents.engine;

import java.time.Duration;
import java.util.Arrays;
import java.util.Iterator;
import plyground.core.InputException;
import plyground.core.Side;
import plyground.core.search.Limit;

/**
 * What a {@code go} asks for.
 *
 * @param endless whether to wait for {@code stop} before answering
 */
record Go(Limit limit, boolean endless) {
  /** A game is taken to last this many more moves of ours. */
  private static final int MOVES_LEFT = 20;

  private static final Duration LONG = Duration.ofDays(1);

  static Go parse(String[] words, Side side) {
    var limit = Limit.NONE;
    boolean endless = false;
    long left = -1;
    long increment = 0;
    String own = side == Side.FIRST ? "p1" : "p2";
    var rest = Arrays.asList(words).subList(1, words.length).iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      switch (word) {
        case "infinite" -> endless = true;
        case "movetime" -> limit = limit.withTime(Duration.ofMillis(number(word, rest)));
        case "depth" -> limit = limit.withDepth((int) Math.min(positive(word, rest), 1 << 30));
        case "nodes" -> limit = limit.withNodes(positive(word, rest));
        case "p1time", "p2time", "p1inc", "p2inc" -> {
          long value = number(word, rest);
          left = word.equals(own + "time") ? value : left;
          increment = word.equals(own + "inc") ? value : increment;
        }
        default -> throw new InputException("go: '" + word + "' is not understood");
      }
    }
    if (left >= 0) {
      limit = limit.withTime(Duration.ofMillis(share(left, increment)));
    }
    return new Go(endless ? limit.withTime(LONG) : limit, endless);
  }

  /** What to spend of a clock: never so much that the next move has nothing. */
  private static long share(long left, long increment) {
    return Math.clamp(left / MOVES_LEFT + increment * 3 / 4, 1, Math.max(1, left / 2));
  }

  private static long positive(String name, Iterator<String> words) {
    return Math.max(1, number(name, words));
  }

  private static long number(String name, Iterator<String> words) {
    String text = words.hasNext() ? words.next() : "nothing";
    try {
      return Math.max(0, Long.parseLong(text));
    } catch (NumberFormatException wrong) {
      throw new InputException("go " + name + " " + text + ": expected a whole number", wrong);
    }
  }
}
