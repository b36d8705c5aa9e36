package plyground.search;

import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;

/** Any legal move, each as likely as the others. */
public final class RandomMove<P extends Position<P>> implements Search<P> {
  private final SplitMix random = new SplitMix(0);
  private final int[] moves;

  /** For one game. */
  public RandomMove(Game<P> game) {
    moves = new int[game.maxMoves()];
  }

  @Override
  public void newGame(long seed) {
    random.reseed(seed);
  }

  @Override
  public Result search(P root, Limit limit, Trace trace) {
    return Result.of(choose(root));
  }

  /** The move alone, for games played by the million. */
  public int choose(P root) {
    return moves[random.nextInt(root.moves(moves, 0))];
  }
}
