package plyground.cluster;

import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** What goes wrong on a cluster, in one line; Spark says it in a hundred. */
final class SparkErrors {
  /** Spark names the worker of a failed task so: {@code (TID 4) (10.0.0.7 executor 1)}. */
  private static final Pattern WORKER = Pattern.compile("\\(TID \\d+\\) \\((\\S+) executor");

  private static final Pattern OURS = Pattern.compile("InputException: ([^\\n]+)");
  private static final int LONGEST = 200;

  private SparkErrors() {}

  static InputException of(Master master, Throwable failure) {
    String all =
        Stream.iterate(failure, each -> each != null, Throwable::getCause)
            .map(Throwable::toString)
            .reduce("", (before, next) -> before + "\n" + next);
    return master.refusal(line(all)).causedBy(failure);
  }

  private static String line(String all) {
    var worker = WORKER.matcher(all);
    String host = worker.find() ? worker.group(1) : "a worker";
    if (all.contains("UnsupportedClassVersionError")) {
      return "the Java on " + host + " is too old; expected JDK 25 on every worker";
    }
    if (all.contains("InvalidClassException") || all.contains("serialVersionUID")) {
      return "Spark on " + host + " is of another version; " + expected();
    }
    var ours = OURS.matcher(all);
    if (ours.find()) {
      return ours.group(1) + " (on " + host + ")";
    }
    if (all.contains("SparkContext was shut down") || all.contains("stopped SparkContext")) {
      return "the cluster gave the run up; the logs of its master and workers say why";
    }
    return brief(all);
  }

  static String expected() {
    return "expected Spark " + org.apache.spark.package$.MODULE$.SPARK_VERSION();
  }

  /** The first words. */
  static String brief(@Nullable String text) {
    String line =
        String.valueOf(text)
            .lines()
            .filter(each -> !each.isBlank())
            .findFirst()
            .orElse("no reason");
    return line.length() > LONGEST ? line.substring(0, LONGEST) + "..." : line;
  }
}
