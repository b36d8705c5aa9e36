package plyground.teach.workbench;

import plyground.agents.OpenGame;
import plyground.core.Position;
import plyground.search.expression.Expression;
import plyground.search.expression.Formula;

/**
 * A formula as somebody wrote it for a game, and what was read.
 *
 * @param text in one line
 * @param game the game's whole name
 * @param kind the game's name without parameters
 */
public record FormulaText(String text, Expression expression, String game, String kind) {

  /**
   * @throws plyground.core.InputException if it is no formula over the game's features
   */
  public static <P extends Position<P>> FormulaText of(OpenGame<P> open, String text) {
    var expression = Formula.of(text, open.descriptor().features(open.game())).expression();
    var line = new StringBuilder();
    text.strip()
        .chars()
        .map(each -> Character.isWhitespace(each) ? ' ' : each)
        .forEach(each -> line.append((char) each));
    return new FormulaText(
        line.toString(), expression, open.game().name(), open.descriptor().name());
  }
}
