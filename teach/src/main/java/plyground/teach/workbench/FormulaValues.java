package plyground.teach.workbench;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.search.Result.MoveValue;
import plyground.search.expression.Formula;

/**
 * What a formula says of positions of a game.
 *
 * @param open the game
 * @param formula what is asked
 */
public record FormulaValues<P extends Position<P>>(OpenGame<P> open, Formula<P> formula) {

  /** A feature's counts: of the side to move, and of the other. */
  public record Counted(String name, String words, boolean shared, int own, int opponent) {}

  /**
   * @throws plyground.core.InputException if it is no formula over the game's features
   */
  public static <P extends Position<P>> FormulaValues<P> of(OpenGame<P> open, String text) {
    return new FormulaValues<>(open, Formula.of(text, open.descriptor().features(open.game())));
  }

  /** To the side to move. */
  public int value(P position) {
    return formula.evaluate(position);
  }

  /** All features there. */
  public static <P extends Position<P>> List<Counted> features(OpenGame<P> open, P position) {
    var counted = new ArrayList<Counted>();
    for (var each : open.descriptor().features(open.game())) {
      int own = each.of(position, position.toMove());
      int opponent = each.of(position, position.toMove().other());
      counted.add(new Counted(each.name(), each.words(), each.shared(), own, opponent));
    }
    return counted;
  }

  /** What the position after each move is worth to who makes it. */
  public List<MoveValue> moves(P position) {
    if (position.over()) {
      return List.of();
    }
    return Arrays.stream(LegalMoves.of(open.game(), position))
        .mapToObj(move -> new MoveValue(move, after(position, position.play(move)) + 0.0))
        .toList();
  }

  private int after(P before, P after) {
    return after.toMove() == before.toMove() ? value(after) : -value(after);
  }
}
