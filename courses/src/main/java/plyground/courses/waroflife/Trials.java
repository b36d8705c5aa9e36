package plyground.courses.waroflife;

import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.GameSummary;
import plyground.arena.standings.DistinctCounter;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.SignTest;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.games.waroflife.WarOfLifePosition;

/** What {@code test_strategy} tells of many games of one pairing. */
public final class Trials {
  private int games;
  private final int[] wins = new int[2];
  private int exhausted;
  private long moves;
  private int longest;
  private int shortest = Integer.MAX_VALUE;
  private long nanos;
  private int opened;
  private final int[] openerWins = new int[2];
  private final DistinctCounter distinct = new DistinctCounter();

  public void add(GameSummary game) {
    add(game.outcome(), game.length(), game.nanos());
    distinct.add(game.print());
    opened += game.opener() == Side.FIRST ? 1 : 0;
    var winner = game.outcome().winner();
    if (winner != null) {
      openerWins[winner == game.opener() ? 0 : 1]++;
    }
  }

  /**
   * @param length single moves of either player
   * @param time nanoseconds both players took
   */
  public void add(Outcome outcome, int length, long time) {
    games++;
    var winner = outcome.winner();
    if (winner != null) {
      wins[winner.index()]++;
    }
    if (outcome.reason().equals(WarOfLifePosition.EXHAUST)) {
      exhausted++;
    } else {
      longest = Math.max(longest, length);
    }
    shortest = Math.min(shortest, length);
    moves += length;
    nanos += time;
  }

  /** How many of the games are different. */
  int distinct() {
    return distinct.count();
  }

  /** Who made the first move; null where that changed from game to game. */
  @Nullable Side opener() {
    return opened == games ? Side.FIRST : opened == 0 ? Side.SECOND : null;
  }

  /** Whether whoever made the first move wins more often. */
  SignTest playingFirst() {
    return SignTest.ofDistinct(openerWins[0], openerWins[1], games, distinct());
  }

  boolean enough() {
    return distinct() >= Evidence.FEWEST;
  }

  public int games() {
    return games;
  }

  public int wins(Side side) {
    return wins[side.index()];
  }

  /** Of every kind: died out together, stalemate, exhausted. */
  public int draws() {
    return games - wins[0] - wins[1];
  }

  /** Moves of the longest game that did not end by exhaustion, if there is one. */
  public OptionalInt longest() {
    return games == exhausted ? OptionalInt.empty() : OptionalInt.of(longest);
  }

  public int shortest() {
    return games == 0 ? 0 : shortest;
  }

  /** Exhausted games included. */
  public double meanLength() {
    return games == 0 ? 0 : (double) moves / games;
  }

  public double meanSeconds() {
    return games == 0 ? 0 : nanos / 1e9 / games;
  }
}
