package plyground.core.law;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;
import plyground.core.spi.GameDescriptor;

/**
 * Holds a game to all laws: on every position of a small tree, then on random games to their ends.
 * Whatever the game does, this comes back, or can be asked for what it has so far.
 */
public final class Inspection<P extends Position<P>> {
  private static final int STARTS = 10;
  private static final int WORDY = 500;
  private static final int MOST_REMEMBERED = 200_000;

  private final GameDescriptor<P> descriptor;
  private final Game<P> game;
  private final long seed;
  private final LawBook<P> book;
  private final AtomicLong positions = new AtomicLong();

  /** Of a game that the descriptor made; the same seed looks at the same positions. */
  public Inspection(GameDescriptor<P> descriptor, Game<P> game, long seed) {
    this.descriptor = descriptor;
    this.game = game;
    this.seed = seed;
    book = new LawBook<>(game);
  }

  /**
   * Looks, and comes back even if the game throws.
   *
   * @param tree how many moves of positions near the start to look at
   * @param playouts how many random games to play
   */
  public LawReport run(int tree, int playouts) {
    try {
      inspect(tree, playouts);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError | LinkageError failure) {
      book.unanswered(failure);
    }
    return report();
  }

  /** What is known if it has not come back: the question it waits for is a breach. */
  public LawReport late() {
    book.late();
    return report();
  }

  private LawReport report() {
    var found = new ArrayList<Breach>();
    for (var law : Law.values()) {
      book.of(law).ifPresent(found::add);
    }
    return new LawReport(List.copyOf(found), positions.get());
  }

  private void inspect(int tree, int playouts) {
    starts();
    book.asking(null, "view()");
    var each = new Everything();
    var start = game.start(new SplitMix(seed));
    new TextLaws<>(game, book).checkNonsense(start);
    tree(start, tree, each);
    for (int i = 0; i < playouts && book.of(Law.ENDS).isEmpty(); i++) {
      playout(SplitMix.derive(seed, i), each);
    }
  }

  private void starts() {
    book.asking(null, "start()");
    var spec = Spec.parse(game.name());
    boolean named = spec.name().equals(descriptor.name());
    book.require(named, Law.STARTS, null, "the game calls itself '" + game.name() + "'");
    if (!named) {
      return;
    }
    var again = descriptor.create(new Settings(descriptor.parameters(), spec.parameters()));
    for (long i = 0; i < STARTS; i++) {
      P one = game.start(new SplitMix(i));
      book.require(
          one.equals(game.start(new SplitMix(i))),
          Law.STARTS,
          null,
          "two starts of seed " + i + " differ");
      book.require(
          one.equals(again.start(new SplitMix(i))) && again.maxMoves() == game.maxMoves(),
          Law.STARTS,
          null,
          "the name '" + game.name() + "' opens another game");
    }
  }

  /** Breadth first, each position once. */
  private void tree(P start, int most, Everything each) {
    var waiting = new ArrayDeque<P>();
    var met = new HashSet<P>();
    waiting.add(start);
    met.add(start);
    for (int looked = 0; !waiting.isEmpty() && looked < most; looked++) {
      P position = waiting.remove();
      for (int move : each.check(position)) {
        looked++;
        P next = position.play(move);
        if (met.size() < most && met.add(next)) {
          waiting.add(next);
        }
      }
    }
  }

  private void playout(long from, Everything each) {
    var random = new SplitMix(from);
    P position = game.start(random);
    for (int ply = 0; ply < Law.LONGEST_GAME; ply++) {
      int[] moves = each.check(position);
      if (ply < WORDY) {
        each.texts.checkBroken(position, random);
      }
      if (moves.length == 0) {
        return;
      }
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    book.asking(position, "over()");
    book.breach(Law.ENDS, null, "a random game has come to " + Law.LONGEST_GAME + " moves");
  }

  /** All laws of a position. */
  private final class Everything {
    private final PositionLaws<P> rules = new PositionLaws<>(game, book);
    private final SymmetryLaws<P> symmetries = new SymmetryLaws<>(game, book);
    private final TextLaws<P> texts = new TextLaws<>(game, book);
    private final ViewLaws<P> looks = new ViewLaws<>(descriptor.view(game), book);
    private final Set<P> met = new HashSet<>();
    private final List<EvaluatorLaws<P>> values = new ArrayList<>();

    Everything() {
      for (var each : descriptor.evaluators()) {
        try {
          Evaluator<P> plain = each.maker().make(game, new Settings(each.parameters(), Map.of()));
          values.add(new EvaluatorLaws<>(each, plain, book));
        } catch (InputException incomplete) {
          // One that wants a setting, such as a file of weights, is left out.
        }
      }
    }

    /** Gives the moves; a position that was looked at before is asked for its rules alone. */
    int[] check(P position) {
      positions.incrementAndGet();
      int[] moves = rules.check(position);
      if (met.size() < MOST_REMEMBERED && !met.add(position)) {
        return moves;
      }
      if (lawful(Law.MAX_MOVES)) {
        symmetries.check(position);
        looks.check(position, moves);
      }
      values.forEach(each -> each.check(position));
      return moves;
    }

    /** Where moves do not fit their buffer, what asks for them fails for that reason alone. */
    private boolean lawful(Law law) {
      return book.of(law).isEmpty();
    }
  }
}
