package plyground.arena.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import plyground.arena.record.GameSummary;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * The results of all pairings, start by start: all games from one start share its luck, so a start
 * with all its games is what is observed.
 */
public final class StartResults {
  private final int players;
  private final Map<Integer, Unit> units = new HashMap<>();

  /** All games from one start. The arrays are not to be changed. */
  static final class Unit {
    /** Half points of a player against another, by {@code player * players + opponent}. */
    private final byte[] halfPoints;

    private final byte[] games;
    private long print;

    private Unit(int players) {
      halfPoints = new byte[players * players];
      games = new byte[players * players];
    }

    double points(int cell) {
      return halfPoints[cell] / 2.0;
    }

    int games(int cell) {
      return games[cell];
    }
  }

  public StartResults(int players) {
    this.players = players;
  }

  public void add(GameSummary game) {
    var scheduled = game.scheduled();
    var unit = units.computeIfAbsent(scheduled.start(), _ -> new Unit(players));
    int there = scheduled.first() * players + scheduled.second();
    int back = scheduled.second() * players + scheduled.first();
    int result = game.outcome().resultFor(Side.FIRST);
    unit.halfPoints[there] += (byte) (1 + result);
    unit.halfPoints[back] += (byte) (1 - result);
    unit.games[there]++;
    unit.games[back]++;
    // A sum does not ask in which order games end.
    unit.print += SplitMix.mix(game.print() ^ SplitMix.mix(there));
  }

  public int players() {
    return players;
  }

  /** How many starts were played. */
  public int starts() {
    return units.size();
  }

  /**
   * The starts whose games differ from those of every earlier one, in order: the same games once
   * more say nothing new.
   */
  List<Unit> distinct() {
    var seen = new HashSet<Long>();
    var distinct = new ArrayList<Unit>();
    units.keySet().stream()
        .sorted()
        .map(units::get)
        .filter(unit -> seen.add(unit.print))
        .forEach(distinct::add);
    return distinct;
  }
}
