package plyground.arena.report;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.arena.plan.Plan.Form;
import plyground.core.InputException;

/** A way to print a report. */
public enum Format {
  TEXT("txt"),
  MARKDOWN("md"),
  CSV("csv"),
  JSON("json"),
  HTML("html");

  private final String ending;

  Format(String ending) {
    this.ending = ending;
  }

  /** The format a file's name asks for. */
  public static Format of(Path file) {
    String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
    return Arrays.stream(values())
        .filter(format -> name.endsWith("." + format.ending))
        .findFirst()
        .orElseThrow(
            () ->
                new InputException(
                    "report '%s': expected a name that ends in %s".formatted(file, endings())));
  }

  private static String endings() {
    return Arrays.stream(values())
        .map(format -> "." + format.ending)
        .collect(Collectors.joining(", "));
  }

  /** The report without measured times where it can do without: the same for the same games. */
  public String print(Report report, Statistic statistic) {
    return print(report, statistic, false);
  }

  /**
   * The report in this format.
   *
   * @param times whether text and JSON tell, too, what moves took; CSV is then a table of the times
   */
  public String print(Report report, Statistic statistic, boolean times) {
    return switch (this) {
      case TEXT ->
          isMatch(report) && statistic == Statistic.WINS
              ? new MatchText(report).text()
              : new TextReport(report, statistic, times).text();
      case MARKDOWN -> new MarkdownReport(report, statistic).text();
      case CSV -> times ? new CsvReport(report).times() : new CsvReport(report).results();
      case JSON -> new JsonReport(report, times).text();
      case HTML -> new HtmlReport(report, statistic).text();
    };
  }

  private static boolean isMatch(Report report) {
    var form = report.plan().form();
    return form == Form.MATCH || form == Form.ONE_SIDED;
  }
}
