package plyground.arena;

import java.util.Arrays;
import java.util.function.LongFunction;
import plyground.core.Agent;
import plyground.core.AgentException;
import plyground.core.Game;
import plyground.core.Limit;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;

/**
 * Plays games by the rules: a player that fails or makes an illegal move loses on the spot. One
 * referee serves one thread.
 */
public final class Referee<P extends Position<P>> {
  private final LongFunction<P> starts;
  private final Limit limit;
  private final int[] legal;
  private int[] played = new int[256];

  /**
   * @param starts gives the start position of a seed
   * @param limit for every move, where a player has none of its own
   */
  public Referee(Game<P> game, LongFunction<P> starts, Limit limit) {
    this.starts = starts;
    this.limit = limit;
    legal = new int[game.maxMoves()];
  }

  public GameRecord<P> play(Fixture fixture, Agent<P> first, Agent<P> second) {
    P start = starts.apply(fixture.startSeed());
    long begun = System.nanoTime();
    P position = start;
    int count = 0;
    Outcome outcome;
    boolean fault = false;
    first.newGame(SplitMix.derive(fixture.seed(), 1));
    second.newGame(SplitMix.derive(fixture.seed(), 2));
    while (true) {
      int end = position.moves(legal, 0);
      if (end == 0) {
        outcome = position.outcome();
        break;
      }
      var side = position.toMove();
      int move;
      try {
        move = (side == Side.FIRST ? first : second).choose(position, limit);
      } catch (AgentException | RuntimeException failure) {
        outcome = forfeit(side, "fault: " + failure.getMessage());
        fault = true;
        break;
      }
      if (!contains(end, move)) {
        outcome = forfeit(side, "illegal move " + move);
        fault = true;
        break;
      }
      if (count == played.length) {
        played = Arrays.copyOf(played, 2 * count);
      }
      played[count++] = move;
      position = position.play(move);
    }
    long nanos = System.nanoTime() - begun;
    return new GameRecord<>(fixture, start, Arrays.copyOf(played, count), outcome, fault, nanos);
  }

  private boolean contains(int end, int move) {
    for (int i = 0; i < end; i++) {
      if (legal[i] == move) {
        return true;
      }
    }
    return false;
  }

  private static Outcome forfeit(Side loser, String reason) {
    return Outcome.win(loser.other(), 0, reason);
  }
}
