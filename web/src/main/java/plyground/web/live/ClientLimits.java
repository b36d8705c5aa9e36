package plyground.web.live;

import java.time.Duration;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * How much of the lab one client may have, and all of them together. A client is an address; its
 * names are in {@link Visitor}.
 */
public final class ClientLimits {
  /** New matches: so many at once, and one more every so often. */
  private static final int MATCHES_AT_ONCE = 60;

  private static final Duration ANOTHER_MATCH = Duration.ofSeconds(2);

  /** Matches in memory and in the store, of all clients. */
  static final int ALL_IN_MEMORY = 5_000;

  public static final int ALL_KEPT = 100_000;

  /** Streams of events that are open. */
  public static final int LISTENERS = 50;

  private static final int ALL_LISTENERS = 2_000;

  /** Searches that wait, of one kind. */
  private static final int SEARCHES = 20;

  private static final int ALL_SEARCHES = 1_000;

  /** Tournaments that are played or wait to be. */
  public static final int TOURNAMENTS = 5;

  public static final int ALL_TOURNAMENTS = 50;

  /** Connections that are open. */
  public static final int CONNECTIONS = 100;

  /** Within which a request has to be here, and an event gone. */
  private static final Duration SLOWEST = Duration.ofSeconds(10);

  private static final int CLIENTS_REMEMBERED = 10_000;

  private final Duration slowest;

  /** When the last of the matches that a client has made so far would have been due. */
  private final Map<String, Long> matchesPaidUntil =
      new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
          return size() > CLIENTS_REMEMBERED;
        }
      };

  private final Map<String, Integer> listeners = new HashMap<>();
  private int allListeners;

  public ClientLimits() {
    this(SLOWEST);
  }

  /** With another patience. */
  public ClientLimits(Duration slowest) {
    this.slowest = slowest;
  }

  /** Within which a request has to be here, and an event gone. */
  public Duration slowest() {
    return slowest;
  }

  /**
   * Counts a new match.
   *
   * @param now in nanoseconds, of any beginning
   * @throws Refusal if that was one too many
   */
  void countMatch(String client, long now) {
    synchronized (matchesPaidUntil) {
      long price = ANOTHER_MATCH.toNanos();
      long paid = Math.max(now, matchesPaidUntil.getOrDefault(client, now)) + price;
      long debt = paid - now - MATCHES_AT_ONCE * price;
      if (debt > 0) {
        throw Refusal.busy(
            "you began " + MATCHES_AT_ONCE + " games in a short time; one more in a moment",
            Duration.ofNanos(debt));
      }
      matchesPaidUntil.put(client, paid);
    }
  }

  /** A listener's place, until it is closed. */
  public interface Place extends AutoCloseable {
    @Override
    void close();
  }

  /**
   * @throws Refusal if there is none
   */
  public Place listen(String client) {
    synchronized (listeners) {
      if (allListeners >= ALL_LISTENERS) {
        throw Refusal.busy("too many are listening; try again later", SLOWEST);
      }
      if (listeners.getOrDefault(client, 0) >= LISTENERS) {
        throw Refusal.busy(
            "you are listening " + LISTENERS + " times already; close some pages", SLOWEST);
      }
      allListeners++;
      listeners.merge(client, 1, Integer::sum);
    }
    return () -> leave(client);
  }

  private void leave(String client) {
    synchronized (listeners) {
      allListeners--;
      listeners.computeIfPresent(client, (_, many) -> many == 1 ? null : many - 1);
    }
  }

  /**
   * @param all who wait
   * @param own of the client who asks
   * @throws Refusal if another would be too many
   */
  static void refuseSearch(int all, int own) {
    if (all >= ALL_SEARCHES) {
      throw Refusal.busy("too many searches are waiting; try again in a moment");
    }
    if (own >= SEARCHES) {
      throw Refusal.busy(SEARCHES + " of your searches are waiting already; try again in a moment");
    }
  }
}
