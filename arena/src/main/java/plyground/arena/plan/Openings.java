package plyground.arena.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;

/** Varied starts: the positions a few plies into a game, no position twice. */
public final class Openings {
  /** More than this many positions are not listed but drawn. */
  private static final int MANY = 50_000;

  /** So many draws in a row that bring nothing new mean that there is hardly anything new. */
  private static final int PATIENCE = 10_000;

  private Openings() {}

  /**
   * The starts of a schedule that needs so many: all different positions in the order of the moves
   * if they are needed all, else so many of them drawn by the seed. Fewer than asked for only where
   * there are no more.
   */
  public static <P extends Position<P>> List<P> draw(
      Game<P> game, P start, int plies, int wanted, long seed) {
    var all = after(game, start, plies, MANY);
    List<P> drawn =
        all.size() > MANY
            ? sample(game, start, plies, wanted, seed)
            : choose(unfinished(all), wanted, seed);
    if (drawn.isEmpty()) {
      throw InputException.of("openings", plies, "every game is over by then");
    }
    return drawn;
  }

  /** All different unfinished positions after so many plies, in the order of the moves. */
  public static <P extends Position<P>> List<P> after(Game<P> game, P start, int plies) {
    return unfinished(after(game, start, plies, Integer.MAX_VALUE));
  }

  private static <P extends Position<P>> Set<P> after(Game<P> game, P start, int plies, int most) {
    Set<P> now = new LinkedHashSet<>(List.of(start));
    for (int ply = 0; ply < plies && now.size() <= most; ply++) {
      var next = new LinkedHashSet<P>();
      for (P position : now) {
        for (int move : LegalMoves.of(game, position)) {
          next.add(position.play(move));
        }
      }
      now = next;
    }
    return now;
  }

  private static <P extends Position<P>> List<P> unfinished(Set<P> positions) {
    return positions.stream().filter(position -> !position.over()).toList();
  }

  private static <P extends Position<P>> List<P> choose(List<P> all, int wanted, long seed) {
    if (wanted >= all.size()) {
      return all;
    }
    var shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, Random.from(new SplitMix(SplitMix.mix(seed))));
    return List.copyOf(shuffled.subList(0, wanted));
  }

  private static <P extends Position<P>> List<P> sample(
      Game<P> game, P start, int plies, int wanted, long seed) {
    var random = new SplitMix(SplitMix.mix(seed));
    var drawn = new LinkedHashSet<P>();
    for (int vain = 0; drawn.size() < wanted && vain < PATIENCE; vain++) {
      P position = walk(game, start, plies, random);
      if (!position.over() && drawn.add(position)) {
        vain = 0;
      }
    }
    return List.copyOf(drawn);
  }

  private static <P extends Position<P>> P walk(Game<P> game, P start, int plies, SplitMix random) {
    P position = start;
    for (int ply = 0; ply < plies && !position.over(); ply++) {
      int[] moves = LegalMoves.of(game, position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    return position;
  }
}
