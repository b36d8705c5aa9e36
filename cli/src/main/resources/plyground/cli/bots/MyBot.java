import plyground.core.*;
import plyground.core.agent.*;
import plyground.core.search.*;

public record MyBot<P extends Position<P>>(Game<P> game) implements Agent<P> {
  public int choose(P position, Limit limit) {
    int best = -1, fewest = Integer.MAX_VALUE;
    for (int move : LegalMoves.of(game, position)) { // leaves the opponent few moves
      int left = LegalMoves.of(game, position.play(move)).length;
      if (left < fewest) { fewest = left; best = move; }
    }
    return best;
  }
}
