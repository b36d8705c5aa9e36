package plyground.search.expression;

/**
 * A formula as a tree. Values are whole numbers; each step's result is cut off at plus and minus
 * {@link #MOST}, division drops what is behind the point, and by 0 it gives 0. A comparison is 1 if
 * it holds and 0 if not.
 */
public sealed interface Expression {
  /** No step's result is farther from 0. */
  int MOST = 999_999_999;

  /** A whole number. */
  record Constant(int value) implements Expression {}

  /** A feature of the side to move, or of the other. */
  record Named(String feature, boolean opponent) implements Expression {}

  /** One operand. */
  record Unary(UnaryOperator operator, Expression operand) implements Expression {}

  /** Two operands. */
  record Binary(BinaryOperator operator, Expression left, Expression right) implements Expression {}

  /** One of two values; every value but 0 means yes. */
  record Choice(Expression condition, Expression yes, Expression no) implements Expression {}

  /** What is done to one value. */
  enum UnaryOperator {
    NEGATE,
    ABS;

    /** The result for a value within the bounds of formulas. */
    public int apply(int value) {
      return this == NEGATE ? -value : Math.abs(value);
    }
  }

  /** What is made of two values. */
  enum BinaryOperator {
    ADD,
    SUBTRACT,
    MULTIPLY,
    DIVIDE,
    MIN,
    MAX,
    LESS,
    LESS_OR_EQUAL,
    GREATER,
    GREATER_OR_EQUAL,
    EQUAL,
    DIFFERENT;

    /** The result, cut at the bounds of formulas; division by 0 gives 0. */
    public int apply(int left, int right) {
      return switch (this) {
        case ADD -> cut((long) left + right);
        case SUBTRACT -> cut((long) left - right);
        case MULTIPLY -> cut((long) left * right);
        case DIVIDE -> right == 0 ? 0 : left / right;
        case MIN -> Math.min(left, right);
        case MAX -> Math.max(left, right);
        case LESS -> left < right ? 1 : 0;
        case LESS_OR_EQUAL -> left <= right ? 1 : 0;
        case GREATER -> left > right ? 1 : 0;
        case GREATER_OR_EQUAL -> left >= right ? 1 : 0;
        case EQUAL -> left == right ? 1 : 0;
        case DIFFERENT -> left != right ? 1 : 0;
      };
    }
  }

  private static int cut(long value) {
    return Math.clamp(value, -MOST, MOST);
  }
}
