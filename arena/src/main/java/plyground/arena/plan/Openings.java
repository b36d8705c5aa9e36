package plyground.arena.plan;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.Symmetry;

/**
 * Varied starts: the positions a few plies into a game, none twice and none the image of another.
 * All of them are as likely, however many ways lead there.
 */
public final class Openings<P extends Position<P>> {
  /** More than this many positions are not listed but drawn. */
  private static final int MANY = 50_000;

  /** So many draws in a row that bring nothing new mean that there is hardly anything new. */
  private static final int PATIENCE = 10_000;

  /** A game that is over after so many walks is over after all. */
  private static final int MOST_WALKS = 1_000;

  private final Game<P> game;
  private final List<Symmetry<P>> symmetries;

  /** Openings of which images of each other count as one. */
  public Openings(Game<P> game) {
    this(game, game.symmetries());
  }

  /**
   * The same by symmetries of the caller.
   *
   * @param symmetries under which two openings count as the same
   */
  public Openings(Game<P> game, List<Symmetry<P>> symmetries) {
    this.game = game;
    this.symmetries = symmetries;
  }

  /** Whether the game's own starts differ from seed to seed. */
  public static <P extends Position<P>> boolean startsVary(Game<P> game) {
    P one = game.start(new SplitMix(1));
    for (int seed = 2; seed <= 8; seed++) {
      if (!one.equals(game.start(new SplitMix(seed)))) {
        return true;
      }
    }
    return false;
  }

  /** A start of the game's own and so many random plies from it. */
  public static <P extends Position<P>> P walk(Game<P> game, int plies, long seed) {
    P start = game.start(new SplitMix(seed));
    var random = new SplitMix(SplitMix.mix(seed));
    for (int i = 0; i < MOST_WALKS; i++) {
      P position = walk(game, start, plies, random);
      if (!position.over()) {
        return position;
      }
    }
    throw over(plies);
  }

  private static InputException over(int plies) {
    return InputException.of("openings", plies, "every game is over by then");
  }

  /**
   * The starts of a schedule that needs so many: all different positions in the order of the moves
   * if they are needed all, else so many of them drawn by the seed. Fewer than asked for only where
   * there are no more.
   */
  public List<P> draw(P start, int plies, int wanted, long seed) {
    var all = after(start, plies, MANY);
    List<P> drawn =
        all.size() > MANY
            ? sample(start, plies, wanted, seed)
            : choose(unfinished(all), wanted, seed);
    if (drawn.isEmpty()) {
      throw over(plies);
    }
    return drawn;
  }

  /** All different unfinished positions after so many plies, in the order of the moves. */
  public List<P> after(P start, int plies) {
    return unfinished(after(start, plies, Integer.MAX_VALUE));
  }

  /**
   * The fewest plies, from 1, after which there are so many different positions; where there never
   * are, those after which there are most.
   *
   * @param most plies to look at
   */
  public int pliesFor(P start, int wanted, int most) {
    int best = 1;
    int largest = 0;
    for (int plies = 1; plies <= most; plies++) {
      int count = unfinished(after(start, plies, Math.min(MANY, wanted))).size();
      if (count > largest) {
        largest = count;
        best = plies;
      }
      if (count >= Math.min(MANY, wanted) || count == 0) {
        break;
      }
    }
    return best;
  }

  private Collection<P> after(P start, int plies, int most) {
    Map<Long, P> now = Map.of(least(start), start);
    for (int ply = 0; ply < plies && now.size() <= most; ply++) {
      var next = new LinkedHashMap<Long, P>();
      for (P position : now.values()) {
        for (int move : LegalMoves.of(game, position)) {
          P after = position.play(move);
          next.putIfAbsent(least(after), after);
        }
      }
      now = next;
    }
    return now.values();
  }

  /** The same for all images of a position. */
  private long least(P position) {
    long least = position.key();
    for (var symmetry : symmetries) {
      least = Math.min(least, symmetry.position(position).key());
    }
    return least;
  }

  private List<P> unfinished(Collection<P> positions) {
    return positions.stream().filter(position -> !position.over()).toList();
  }

  private List<P> choose(List<P> all, int wanted, long seed) {
    if (wanted >= all.size()) {
      return all;
    }
    return shuffled(all, seed).subList(0, wanted);
  }

  /** In an order that only the seed says. */
  public static <T> List<T> shuffled(List<T> all, long seed) {
    var shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, Random.from(new SplitMix(SplitMix.mix(seed))));
    return List.copyOf(shuffled);
  }

  private List<P> sample(P start, int plies, int wanted, long seed) {
    var random = new SplitMix(SplitMix.mix(seed));
    var seen = new HashSet<Long>();
    var drawn = new ArrayList<P>();
    for (int vain = 0; drawn.size() < wanted && vain < PATIENCE; vain++) {
      P position = walk(game, start, plies, random);
      if (!position.over() && seen.add(least(position))) {
        drawn.add(position);
        vain = 0;
      }
    }
    return List.copyOf(drawn);
  }

  private static <P extends Position<P>> P walk(Game<P> game, P start, int plies, SplitMix random) {
    P position = start;
    for (int ply = 0; ply < plies && !position.over(); ply++) {
      int[] moves = LegalMoves.of(game, position);
      int at =
          Nature.movesAt(position)
              ? Nature.pick(position, moves, moves.length, random)
              : random.nextInt(moves.length);
      position = position.play(moves[at]);
    }
    return position;
  }
}
