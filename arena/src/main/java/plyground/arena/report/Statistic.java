package plyground.arena.report;

import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import plyground.arena.stats.Elo;
import plyground.arena.stats.Interval;

/** What the cells of a cross table say about their row and column. */
public enum Statistic {
  WINS("Wins of the row, which moves first, in percent", true),
  SCORE("Score of the row over both seats, in percent", false),
  ELO("Elo difference of the row over both seats", false),
  SUPERIORITY("Likelihood that the row is the better player, in percent", false);

  private final String title;
  private final boolean seated;

  Statistic(String title, boolean seated) {
    this.title = title;
    this.seated = seated;
  }

  /** The heading of its column. */
  public String title() {
    return title;
  }

  /** Whether there is anything to say. */
  boolean known(Report report, int row, int column) {
    if (seated) {
      return report.opened(row, column).games() > 0;
    }
    return row != column
        && (this == SUPERIORITY
            ? report.comparable(row, column) || report.evidence(row, column).enough()
            : this == ELO
                ? report.evidence(row, column).enough()
                : report.pairs(row, column).pairs() > 0);
  }

  /** From 0, bad for the row, to 1. */
  double share(Report report, int row, int column) {
    return switch (this) {
      case WINS -> {
        var opened = report.opened(row, column);
        yield (double) opened.wins() / opened.games();
      }
      case SCORE, ELO -> report.evidence(row, column).score();
      case SUPERIORITY ->
          report.comparable(row, column)
              ? report.ratings().superiority(row, column)
              : report.evidence(row, column).superiority();
    };
  }

  /** The same; NaN where there is nothing to say. */
  double shade(Report report, int row, int column) {
    return known(report, row, column) ? share(report, row, column) : Double.NaN;
  }

  String text(Report report, int row, int column) {
    double share = share(report, row, column);
    return switch (this) {
      case ELO -> elo(Elo.difference(share));
      case SUPERIORITY -> Phrases.likelihood(share);
      case WINS, SCORE -> percent(share, 1);
    };
  }

  /** Where the truth is 95 times of 100; empty where that means nothing or is not known. */
  String interval(Report report, int row, int column, int digits) {
    var interval = interval(report, row, column);
    if (interval == null) {
      return "";
    }
    return this == ELO
        ? elo(Elo.difference(interval.low())) + ".." + elo(Elo.difference(interval.high()))
        : percent(interval.low(), digits) + "-" + percent(interval.high(), digits);
  }

  /** Whether there is one of any two. */
  boolean anyInterval(Report report) {
    int players = report.standings().players();
    return IntStream.range(0, players * players)
        .anyMatch(
            cell ->
                known(report, cell / players, cell % players)
                    && interval(report, cell / players, cell % players) != null);
  }

  private @Nullable Interval interval(Report report, int row, int column) {
    return switch (this) {
      case WINS -> report.opened(row, column).interval();
      case SCORE, ELO -> {
        var evidence = report.evidence(row, column);
        yield evidence.enough() ? evidence.interval() : null;
      }
      case SUPERIORITY -> null;
    };
  }

  private static String percent(double share, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", 100 * share);
  }

  static String elo(double difference) {
    return Double.isInfinite(difference)
        ? difference > 0 ? "inf" : "-inf"
        : String.format(Locale.ROOT, "%+d", Math.round(difference));
  }
}
