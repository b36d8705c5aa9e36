package plyground.teach.workbench;

import java.util.ArrayList;
import java.util.List;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Positions of random games, from early to late, in which somebody is to move. */
public final class SampledPositions {
  private static final int LONGEST = 400;

  private SampledPositions() {}

  /** So many of them; the same seed gives the same. */
  public static <P extends Position<P>> List<P> of(Game<P> game, long seed, int count) {
    var chosen = new ArrayList<P>();
    for (int i = 0; i < count; i++) {
      var met = game(game, new SplitMix(seed * count + i));
      chosen.add(met.get((met.size() - 1) * (2 * i + 1) / (2 * count)));
    }
    return chosen;
  }

  private static <P extends Position<P>> List<P> game(Game<P> game, SplitMix random) {
    var met = new ArrayList<P>();
    P at = game.start(random);
    for (int ply = 0; ply < LONGEST && !at.over(); ply++) {
      if (!Nature.movesAt(at)) {
        met.add(at);
      }
      int[] moves = LegalMoves.of(game, at);
      at = at.play(moves[random.nextInt(moves.length)]);
    }
    return met;
  }
}
