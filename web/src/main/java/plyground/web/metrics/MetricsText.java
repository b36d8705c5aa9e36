package plyground.web.metrics;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes Prometheus's text format, version 0.0.4: three kinds of lines, which need no library.
 * Every name is written once, with all of its samples below it.
 */
public final class MetricsText {
  public static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";
  private static final String PREFIX = "plyground_";

  private final StringBuilder text = new StringBuilder();

  /** Something that goes up and down. */
  public MetricsText gauge(String name, String help, double value) {
    head(name, "gauge", help);
    return sample(name, Map.of(), value);
  }

  /** Something that only grows. */
  public MetricsText counter(String name, String help, double value) {
    head(name, "counter", help);
    return sample(name, Map.of(), value);
  }

  public MetricsText head(String name, String type, String help) {
    text.append("# HELP ").append(PREFIX).append(name).append(' ').append(help).append('\n');
    text.append("# TYPE ").append(PREFIX).append(name).append(' ').append(type).append('\n');
    return this;
  }

  public MetricsText sample(String name, Map<String, String> labels, double value) {
    text.append(PREFIX).append(name);
    if (!labels.isEmpty()) {
      text.append(
          labels.entrySet().stream()
              .map(each -> each.getKey() + "=\"" + escaped(each.getValue()) + "\"")
              .collect(Collectors.joining(",", "{", "}")));
    }
    text.append(' ').append(number(value)).append('\n');
    return this;
  }

  private static String escaped(String value) {
    return value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n");
  }

  static String number(double value) {
    boolean whole = value == Math.rint(value) && Math.abs(value) < 1e15;
    return whole ? String.valueOf((long) value) : String.valueOf(value);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
