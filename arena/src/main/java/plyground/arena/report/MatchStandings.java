package plyground.arena.report;

import plyground.arena.standings.Standings;
import plyground.arena.stats.Bootstrap;
import plyground.arena.stats.Interval;
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

  int wins(Side seat) {
    return seat == Side.FIRST
        ? standings.cell(0, 1).wins(Side.FIRST)
        : standings.cell(1, 0).wins(Side.SECOND);
  }

  double meanLength() {
    var there = standings.cell(0, 1);
    var back = standings.cell(1, 0);
    return (there.meanLength() * there.games() + back.meanLength() * back.games())
        / Math.max(1, games());
  }

  /** Over pairs where there are some; else over games, which then stand for themselves. */
  Interval interval() {
    var pairs = standings.pairs(0, 1);
    return pairs.pairs() > 0
        ? Bootstrap.score(pairs, standings.plan().seed())
        : Interval.wilson(score() * games(), games());
  }
}
