package plyground.arena.report;

import java.util.Locale;
import plyground.arena.standings.Standings;
import plyground.core.Side;

/** A row for every ordered pairing, for spreadsheets. */
final class CsvReport {
  private final Report report;
  private final Standings standings;

  CsvReport(Report report) {
    this.report = report;
    standings = report.standings();
  }

  String text() {
    var out =
        new StringBuilder(
            "first,second,games,first_wins,second_wins,draws,faults,first_wins_share,low,high,"
                + "mean_length,shortest,longest,mean_millis\n");
    for (int first = 0; first < standings.players(); first++) {
      for (int second = 0; second < standings.players(); second++) {
        if (standings.cell(first, second).games() > 0) {
          out.append(row(first, second));
        }
      }
    }
    return out.toString();
  }

  private String row(int first, int second) {
    var tally = standings.cell(first, second);
    var interval = report.winsInterval(first, second);
    return String.format(
        Locale.ROOT,
        "%s,%s,%d,%d,%d,%d,%d,%.6f,%s,%s,%.4f,%d,%d,%.6f%n",
        quoted(standings.names().get(first)),
        quoted(standings.names().get(second)),
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
        tally.longest(),
        tally.meanMillis());
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.6f", value);
  }

  private static String quoted(String name) {
    return name.matches("[^\",\n]*") ? name : '"' + name.replace("\"", "\"\"") + '"';
  }
}
