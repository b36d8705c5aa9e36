package plyground.search.expression;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import plyground.core.InputException;
import plyground.core.spec.Nearest;
import plyground.search.expression.Expression.Binary;
import plyground.search.expression.Expression.BinaryOperator;
import plyground.search.expression.Expression.Choice;
import plyground.search.expression.Expression.Constant;
import plyground.search.expression.Expression.Named;
import plyground.search.expression.Expression.Unary;
import plyground.search.expression.Expression.UnaryOperator;

/** Reads a formula; every complaint says at which character. */
public final class ExpressionParser {
  /** Formulas are at most so long, so deep and of so many parts. */
  static final int LONGEST = 2000;

  static final int DEEPEST = 40;
  static final int MOST_PARTS = 300;

  private static final String OPPONENT = "opponent.";
  private static final Map<String, Integer> FUNCTIONS =
      Map.of("min", 2, "max", 2, "abs", 1, "if", 3);

  /** How functions are called, and what they give. */
  public static final SortedMap<String, String> FUNCTIONS_IN_WORDS =
      Collections.unmodifiableSortedMap(
          new TreeMap<>(
              Map.of(
                  "abs(x)", "x without its sign",
                  "if(c, x, y)", "x where c is not 0, else y",
                  "max(x, y)", "the larger of two",
                  "min(x, y)", "the smaller of two")));

  /** Longer signs first: the first that fits is taken. */
  private static final List<Map.Entry<String, BinaryOperator>> COMPARISONS =
      List.of(
          Map.entry("<=", BinaryOperator.LESS_OR_EQUAL),
          Map.entry(">=", BinaryOperator.GREATER_OR_EQUAL),
          Map.entry("!=", BinaryOperator.DIFFERENT),
          Map.entry("==", BinaryOperator.EQUAL),
          Map.entry("<", BinaryOperator.LESS),
          Map.entry(">", BinaryOperator.GREATER),
          Map.entry("=", BinaryOperator.EQUAL));

  private final String text;
  private final Collection<String> features;
  private int at;
  private int depth;
  private int parts;

  private ExpressionParser(String text, Collection<String> features) {
    this.text = text;
    this.features = features;
  }

  /**
   * The formula as a tree.
   *
   * @param features the names it may use
   * @throws InputException if it is none
   */
  public static Expression parse(String text, Collection<String> features) {
    if (text.length() > LONGEST) {
      throw new InputException(
          "formula of %d characters: expected at most %d".formatted(text.length(), LONGEST));
    }
    var parser = new ExpressionParser(text, features);
    var whole = parser.comparison();
    parser.skipBlanks();
    if (parser.at < text.length()) {
      throw parser.wrong("expected an operator or the end");
    }
    return whole;
  }

  private Expression comparison() {
    if (++depth > DEEPEST) {
      throw wrong("nested more than " + DEEPEST + " deep");
    }
    var left = sum();
    for (var each : COMPARISONS) {
      if (found(each.getKey())) {
        left = part(new Binary(each.getValue(), left, sum()));
        break;
      }
    }
    depth--;
    return left;
  }

  private Expression sum() {
    var left = product();
    while (true) {
      if (found("+")) {
        left = part(new Binary(BinaryOperator.ADD, left, product()));
      } else if (found("-")) {
        left = part(new Binary(BinaryOperator.SUBTRACT, left, product()));
      } else {
        return left;
      }
    }
  }

  private Expression product() {
    var left = unary();
    while (true) {
      if (found("*")) {
        left = part(new Binary(BinaryOperator.MULTIPLY, left, unary()));
      } else if (found("/")) {
        left = part(new Binary(BinaryOperator.DIVIDE, left, unary()));
      } else {
        return left;
      }
    }
  }

  private Expression unary() {
    if (!found("-")) {
      return primary();
    }
    if (++depth > DEEPEST) {
      throw wrong("nested more than " + DEEPEST + " deep");
    }
    var negated = part(new Unary(UnaryOperator.NEGATE, unary()));
    depth--;
    return negated;
  }

  private Expression primary() {
    skipBlanks();
    if (found("(")) {
      var inner = comparison();
      expect(")");
      return inner;
    }
    if (at < text.length() && isDigit(text.charAt(at))) {
      return part(number());
    }
    int start = at;
    String name = name();
    if (name.isEmpty()) {
      throw wrong("expected a number, a name or (");
    }
    return found("(") ? call(name, start) : part(named(name, start));
  }

  private Constant number() {
    int start = at;
    while (at < text.length() && isDigit(text.charAt(at))) {
      at++;
    }
    if (at < text.length() && text.charAt(at) == '.') {
      throw wrong("only whole numbers; write x/2 or x*3/4 instead of x*0.5 or x*0.75");
    }
    String digits = text.substring(start, at);
    if (digits.length() > 9) {
      at = start;
      throw wrong("number " + digits + ": expected at most " + Expression.MOST);
    }
    return new Constant(Integer.parseInt(digits));
  }

  private Expression call(String name, int start) {
    Integer wanted = FUNCTIONS.get(name);
    if (wanted == null) {
      at = start;
      throw wrong("no function '" + name + "' (there are abs, if, max, min)");
    }
    var given = new ArrayList<Expression>();
    do {
      given.add(comparison());
    } while (found(","));
    expect(")");
    if (given.size() != wanted) {
      at = start;
      throw wrong("%s takes %d values, not %d".formatted(name, wanted, given.size()));
    }
    var first = given.getFirst();
    return part(
        switch (name) {
          case "abs" -> new Unary(UnaryOperator.ABS, first);
          case "min" -> new Binary(BinaryOperator.MIN, first, given.get(1));
          case "max" -> new Binary(BinaryOperator.MAX, first, given.get(1));
          default -> new Choice(first, given.get(1), given.get(2));
        });
  }

  private Named named(String name, int start) {
    boolean opponent = name.startsWith(OPPONENT);
    String feature = opponent ? name.substring(OPPONENT.length()) : name;
    if (!features.contains(feature)) {
      at = start;
      throw wrong("no feature '%s'; %s".formatted(feature, Nearest.hint(feature, features)));
    }
    return new Named(feature, opponent);
  }

  private String name() {
    int start = at;
    while (at < text.length() && isNamePart(text.charAt(at), at > start)) {
      at++;
    }
    return text.substring(start, at);
  }

  private static boolean isNamePart(char each, boolean later) {
    return (each >= 'a' && each <= 'z') || each == '_' || (later && (isDigit(each) || each == '.'));
  }

  private static boolean isDigit(char each) {
    return each >= '0' && each <= '9';
  }

  private <E extends Expression> E part(E made) {
    if (++parts > MOST_PARTS) {
      throw wrong("more than " + MOST_PARTS + " parts");
    }
    return made;
  }

  private boolean found(String sign) {
    skipBlanks();
    boolean here = text.startsWith(sign, at);
    at += here ? sign.length() : 0;
    return here;
  }

  private void expect(String sign) {
    if (!found(sign)) {
      throw wrong("expected " + sign);
    }
  }

  private void skipBlanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private InputException wrong(String complaint) {
    return new InputException("formula, character %d: %s".formatted(at + 1, complaint));
  }
}
