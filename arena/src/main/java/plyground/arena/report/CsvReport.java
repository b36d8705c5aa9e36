package plyground.arena.report;

import java.util.Locale;
import java.util.function.BiFunction;
import plyground.arena.standings.Standings;
import plyground.core.Side;

/** A row for every ordered pairing, for spreadsheets; what was measured is a table of its own. */
final class CsvReport {
  private final Report report;
  private final Standings standings;

  CsvReport(Report report) {
    this.report = report;
    standings = report.standings();
  }

  /** What follows from the games, so that the same games are the same bytes. */
  String results() {
    return table(
        "games,first_wins,second_wins,draws,faults,first_wins_share,low,high,mean_length,shortest,"
            + "longest",
        this::result);
  }

  /** What the clock said, which is another thing every time. */
  String times() {
    return table(
        "games,mean_millis",
        (first, second) -> {
          var tally = standings.cell(first, second);
          return String.format(Locale.ROOT, "%d,%.6f", tally.games(), tally.meanMillis());
        });
  }

  private String table(String columns, BiFunction<Integer, Integer, String> values) {
    var out = new StringBuilder("first,second,").append(columns).append('\n');
    for (int first = 0; first < standings.players(); first++) {
      for (int second = 0; second < standings.players(); second++) {
        if (standings.cell(first, second).games() > 0) {
          out.append(Escape.csv(standings.names().get(first))).append(',');
          out.append(Escape.csv(standings.names().get(second))).append(',');
          out.append(values.apply(first, second)).append('\n');
        }
      }
    }
    return out.toString();
  }

  private String result(int first, int second) {
    var tally = standings.cell(first, second);
    var interval = report.winsInterval(first, second);
    return String.format(
        Locale.ROOT,
        "%d,%d,%d,%d,%d,%.6f,%s,%s,%.4f,%d,%d",
        tally.games(),
        tally.wins(Side.FIRST),
        tally.wins(Side.SECOND),
        tally.draws(),
        tally.faults(),
        (double) tally.wins(Side.FIRST) / tally.games(),
        interval == null ? "" : number(interval.low()),
        interval == null ? "" : number(interval.high()),
        tally.meanLength(),
        tally.shortest(),
        tally.longest());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.6f", value);
  }
}
