package plyground.courses.prolog;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import plyground.core.InputException;
import plyground.search.expression.Expression;
import plyground.search.expression.Expression.Binary;
import plyground.search.expression.Expression.Choice;
import plyground.search.expression.Expression.Constant;
import plyground.search.expression.Expression.Named;
import plyground.search.expression.Expression.Unary;
import plyground.search.expression.Expression.UnaryOperator;
import plyground.search.expression.Formula;

/**
 * A formula as a Prolog clause: one goal a step, every feature asked for once. {@code ID} stands
 * for the name that all predicates begin with.
 */
final class PrologGoals {
  /** The arithmetic of formulas: sums are cut off, division by 0 gives 0, truth is 1. */
  static final String ARITHMETIC =
      """
      ID_cut(Sum, Val) :- Val is max(-%1$d, min(%1$d, Sum)).

      ID_divided(_, 0, Val) :- !, Val = 0.
      ID_divided(Number, By, Val) :- Val is Number // By.

      ID_truth(Comparison, Val) :- ( call(Comparison) -> Val = 1 ; Val = 0 ).

      ID_choice(Condition, Yes, No, Val) :- ( Condition =\\= 0 -> Val = Yes ; Val = No ).\
      """
          .formatted(Expression.MOST);

  private final Set<String> known;
  private final List<String> goals = new ArrayList<>();
  private final Map<Named, String> features = new LinkedHashMap<>();
  private int variables;

  private PrologGoals(Set<String> known) {
    this.known = known;
  }

  /**
   * The clause {@code ID_value(+Own, +Position, -Val)}.
   *
   * @param known the features there are in Prolog
   * @throws InputException if the formula uses another
   */
  static String clause(Expression formula, Set<String> known) {
    var writer = new PrologGoals(known);
    String whole = writer.value(formula);
    boolean asks = !writer.features.isEmpty();
    var body = new ArrayList<String>();
    if (writer.features.keySet().stream().anyMatch(Named::opponent)) {
      body.add("ID_other(Own, Other)");
    }
    if (asks) {
      body.add("ID_board(Position, Board)");
    }
    body.addAll(writer.goals);
    body.add("Val is max(-%1$d, min(%1$d, %2$s))".formatted(Formula.MOST, whole));
    String head = asks ? "ID_value(Own, Position, Val)" : "ID_value(_, _, Val)";
    return head + " :-\n    " + String.join(",\n    ", body) + ".";
  }

  /** Adds a goal in which {@code $} is what it finds out; gives the variable for that. */
  private String step(String goal) {
    String variable = "V" + ++variables;
    goals.add(goal.replace("$", variable));
    return variable;
  }

  private String value(Expression part) {
    return switch (part) {
      case Constant(int number) -> String.valueOf(number);
      case Named named -> feature(named);
      case Unary(var operator, var operand) ->
          step(
              "$ is %s(%s)".formatted(operator == UnaryOperator.ABS ? "abs" : "-", value(operand)));
      case Binary binary -> binary(binary);
      case Choice(var condition, var yes, var no) ->
          step("ID_choice(%s, %s, %s, $)".formatted(value(condition), value(yes), value(no)));
    };
  }

  private String feature(Named named) {
    if (!known.contains(named.feature())) {
      throw new InputException(
          "prolog: a position there does not say '%s'; it says %s"
              .formatted(named.feature(), String.join(", ", known.stream().sorted().toList())));
    }
    String found = features.get(named);
    if (found == null) {
      String side = named.opponent() ? "Other" : "Own";
      found = step("ID_feature(%s, %s, Own, Board, $)".formatted(named.feature(), side));
      features.put(named, found);
    }
    return found;
  }

  private String binary(Binary part) {
    String form =
        switch (part.operator()) {
          case ADD -> "ID_cut(%s + %s, $)";
          case SUBTRACT -> "ID_cut(%s - %s, $)";
          case MULTIPLY -> "ID_cut(%s * %s, $)";
          case DIVIDE -> "ID_divided(%s, %s, $)";
          case MIN -> "$ is min(%s, %s)";
          case MAX -> "$ is max(%s, %s)";
          case LESS -> "ID_truth(%s < %s, $)";
          case LESS_OR_EQUAL -> "ID_truth(%s =< %s, $)";
          case GREATER -> "ID_truth(%s > %s, $)";
          case GREATER_OR_EQUAL -> "ID_truth(%s >= %s, $)";
          case EQUAL -> "ID_truth(%s =:= %s, $)";
          case DIFFERENT -> "ID_truth(%s =\\= %s, $)";
        };
    return step(form.formatted(value(part.left()), value(part.right())));
  }
}
