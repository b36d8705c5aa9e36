package plyground.web.live;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/** What somebody may ask for: so many at once, and one more every so often. */
public final class RequestBudget {
  private static final int REMEMBERED = 20_000;

  private final int most;
  private final long price;

  /** When the last of what somebody has asked for so far would have been due. */
  private final Map<String, Long> paidUntil =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > REMEMBERED;
        }
      };

  public RequestBudget(int most, Duration price) {
    this.most = most;
    this.price = price.toNanos();
  }

  /** How long somebody has to wait; nothing if it may be now, which is then counted. */
  public synchronized Duration debt(String who, boolean count) {
    long now = System.nanoTime();
    long paid = Math.max(now, paidUntil.getOrDefault(who, now)) + price;
    long debt = paid - now - most * price;
    if (debt <= 0 && count) {
      paidUntil.put(who, paid);
    }
    return Duration.ofNanos(Math.max(0, debt));
  }

  /**
   * Counts one more.
   *
   * @throws Refusal if that was one too many
   */
  public void count(String who, String complaint) {
    var debt = debt(who, true);
    if (debt.isPositive()) {
      throw Refusal.busy(complaint, debt);
    }
  }
}
