package plyground.core.law;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Perft;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameProvider;

/**
 * The test of a game by its author: all laws, and what the author knows of it. It needs nothing but
 * Java; {@code new MyGameTest().passes(System.out)} prints what is wrong.
 */
public abstract class ContractTest<P extends Position<P>> {
  private static final int TREE = 10_000;
  private static final int PLAYOUTS = 20;

  private final Game<P> game;
  private final GameProvider<P> provider;
  private final List<String> wrong = new ArrayList<>();

  /** For the provider's game with its usual parameters. */
  protected ContractTest(GameProvider<P> provider) {
    this.provider = provider;
    var described = provider.descriptor();
    game = described.create(new Settings(described.parameters(), Map.of()));
  }

  /** What the author knows: calls of the methods below. */
  protected abstract void examples();

  /** How many lines of play there are of one move, of two, and so on. */
  protected final void perft(long... counts) {
    var start = game.start(new SplitMix(1));
    for (int i = 0; i < counts.length; i++) {
      expect("perft " + (i + 1), counts[i], new Perft<>(game).count(start, i + 1));
    }
  }

  /** The legal moves of a position, separated by spaces. */
  protected final void moves(String position, String expected) {
    String legal = String.join(" ", LegalMoves.words(game, game.position(position)));
    expect("moves of '" + position + "'", expected, legal);
  }

  /** The score of a finished game, in the first player's view. */
  protected final void score(String position, int expected) {
    var at = game.position(position);
    expect("over at '" + position + "'", true, at.over());
    if (at.over()) {
      expect("score of '" + position + "'", expected, at.outcome().score());
    }
  }

  private void expect(String what, Object expected, Object found) {
    if (!expected.equals(found)) {
      wrong.add(what + ": expected " + expected + ", but it is " + found);
    }
  }

  /** Everything that is wrong, a line each. */
  public final List<String> check() {
    wrong.clear();
    new Inspection<>(provider.descriptor(), game, 1)
        .run(TREE, PLAYOUTS)
        .breaches()
        .forEach(breach -> wrong.add(breach.line() + " (" + breach.law().words() + ")"));
    examples();
    return List.copyOf(wrong);
  }

  /** Prints what is wrong; whether all is well. */
  public final boolean passes(PrintStream out) {
    var found = check();
    found.forEach(out::println);
    out.println(game.name() + (found.isEmpty() ? ": all is well" : ": not well yet"));
    return found.isEmpty();
  }
}
