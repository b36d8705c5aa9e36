package plyground.arena.report;

import plyground.arena.standings.Standings;
import plyground.arena.standings.Tally;
import plyground.arena.stats.Evidence;
import plyground.core.Side;

/** Two players' standings in the view of the first of them, A. */
record MatchStandings(Standings standings) {
  String a() {
    return standings.names().get(0);
  }

  String b() {
    return standings.names().get(1);
  }

  int wins() {
    return standings.wins(0);
  }

  int draws() {
    return standings.draws(0);
  }

  int losses() {
    return standings.losses(0);
  }

  int games() {
    return standings.games();
  }

  double score() {
    return games() == 0 ? 0.5 : standings.score(0);
  }

  /** A's games in which it made the first move, or in which it did not. */
  Seat seat(boolean first) {
    var there = standings.cell(0, 1);
    var back = standings.cell(1, 0);
    return Seat.of(there, Side.FIRST, first ? Side.FIRST : Side.SECOND)
        .plus(Seat.of(back, Side.SECOND, first ? Side.SECOND : Side.FIRST));
  }

  /** Results of one side in games that one of them opened. */
  record Seat(int wins, int draws, int losses) {
    static Seat of(Tally tally, Side side, Side opener) {
      return new Seat(
          tally.wins(side, opener), tally.draws(opener), tally.wins(side.other(), opener));
    }

    Seat plus(Seat that) {
      return new Seat(wins + that.wins, draws + that.draws, losses + that.losses);
    }

    int games() {
      return wins + draws + losses;
    }
  }

  double meanLength() {
    var there = standings.cell(0, 1);
    var back = standings.cell(1, 0);
    return (there.meanLength() * there.games() + back.meanLength() * back.games())
        / Math.max(1, games());
  }

  Evidence evidence() {
    return standings.evidence(0, 1);
  }
}
