package plyground.web.metrics;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.DoubleAdder;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * How many requests were answered, how, and how fast. Requests are told apart by the route they
 * took, never by their path: paths hold the names of matches and invitations, and have no end.
 */
public final class RequestMetrics {
  private static final double[] BOUNDS = {
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30
  };
  private static final String TOTAL = "http_requests_total";
  private static final String SECONDS = "http_request_seconds";

  private record Kind(String route, String method, String status) implements Comparable<Kind> {
    @Override
    public int compareTo(Kind other) {
      return (route + ' ' + method + ' ' + status)
          .compareTo(other.route + ' ' + other.method + ' ' + other.status);
    }
  }

  /** A count for every bound and one for what lies beyond. */
  private static final class Times {
    private final LongAdder[] counts =
        Stream.generate(LongAdder::new).limit(BOUNDS.length + 1L).toArray(LongAdder[]::new);
    private final DoubleAdder sum = new DoubleAdder();

    void add(double seconds) {
      int at = 0;
      while (at < BOUNDS.length && seconds > BOUNDS[at]) {
        at++;
      }
      counts[at].increment();
      sum.add(seconds);
    }
  }

  private final Map<Kind, LongAdder> totals = new ConcurrentSkipListMap<>();
  private final Map<String, Times> times = new ConcurrentSkipListMap<>();

  /**
   * Counts an answer.
   *
   * @param timed whether it was sent at once; streams last as long as somebody listens
   */
  public void answered(String method, String route, int status, double seconds, boolean timed) {
    var kind = new Kind(route, method, String.valueOf(status));
    totals.computeIfAbsent(kind, _ -> new LongAdder()).increment();
    if (timed) {
      times.computeIfAbsent(route, _ -> new Times()).add(seconds);
    }
  }

  public void write(MetricsText to) {
    to.head(TOTAL, "counter", "Requests answered.");
    totals.forEach(
        (kind, total) -> {
          var labels = new TreeMap<String, String>();
          labels.put("method", kind.method);
          labels.put("route", kind.route);
          labels.put("status", kind.status);
          to.sample(TOTAL, labels, (double) total.sum());
        });
    to.head(SECONDS, "histogram", "Time to answer a request; streams of events are not in it.");
    times.forEach((route, each) -> write(to, route, each));
  }

  private static void write(MetricsText to, String route, Times each) {
    long count = 0;
    for (int i = 0; i <= BOUNDS.length; i++) {
      count += each.counts[i].sum();
      String bound = i < BOUNDS.length ? MetricsText.number(BOUNDS[i]) : "+Inf";
      to.sample(
          SECONDS + "_bucket", new TreeMap<>(Map.of("route", route, "le", bound)), (double) count);
    }
    to.sample(SECONDS + "_sum", Map.of("route", route), each.sum.sum());
    to.sample(SECONDS + "_count", Map.of("route", route), (double) count);
  }
}
