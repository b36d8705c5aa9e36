package plyground.search.expression;

import java.util.List;
import plyground.core.Evaluator;
import plyground.core.Position;
import plyground.core.WinsFirst;
import plyground.core.spi.FeatureDescriptor;
import plyground.search.expression.Expression.Binary;
import plyground.search.expression.Expression.Choice;
import plyground.search.expression.Expression.Constant;
import plyground.search.expression.Expression.Named;
import plyground.search.expression.Expression.Unary;

/** An evaluator that is a formula; its values stay below what a won game is worth. */
public final class Formula<P extends Position<P>> implements Evaluator<P> {
  /** No position's value is farther from 0. */
  public static final int MOST = WinsFirst.WIN - 1;

  private final Expression expression;
  private final Evaluator<P> made;

  private Formula(Expression expression, List<FeatureDescriptor<P>> features) {
    this.expression = expression;
    made = made(expression, features);
  }

  /**
   * The evaluator that a text describes.
   *
   * @throws plyground.core.InputException if it is no formula over these features
   */
  public static <P extends Position<P>> Formula<P> of(
      String text, List<FeatureDescriptor<P>> features) {
    var names = features.stream().<String>map(FeatureDescriptor::name).toList();
    return new Formula<>(ExpressionParser.parse(text, names), features);
  }

  /** What the text was read as. */
  public Expression expression() {
    return expression;
  }

  @Override
  public int evaluate(P position) {
    return Math.clamp(made.evaluate(position), -MOST, MOST);
  }

  @Override
  public int bound() {
    return WinsFirst.WIN;
  }

  /** A part as something to ask, so that names are looked up once. */
  private static <P extends Position<P>> Evaluator<P> made(
      Expression part, List<FeatureDescriptor<P>> features) {
    return switch (part) {
      case Constant(int value) -> _ -> value;
      case Named(String name, boolean opponent) -> named(name, opponent, features);
      case Unary(var operator, var operand) -> {
        var inner = made(operand, features);
        yield position -> operator.apply(inner.evaluate(position));
      }
      case Binary(var operator, var left, var right) -> {
        var one = made(left, features);
        var other = made(right, features);
        yield position -> operator.apply(one.evaluate(position), other.evaluate(position));
      }
      case Choice(var condition, var yes, var no) -> {
        var asked = made(condition, features);
        var one = made(yes, features);
        var other = made(no, features);
        yield position ->
            asked.evaluate(position) != 0 ? one.evaluate(position) : other.evaluate(position);
      }
    };
  }

  private static <P extends Position<P>> Evaluator<P> named(
      String name, boolean opponent, List<FeatureDescriptor<P>> features) {
    var feature =
        features.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    return opponent
        ? position -> feature.of(position, position.toMove().other())
        : position -> feature.of(position, position.toMove());
  }
}
