package plyground.teach.workbench;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
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
 * A formula as a Java class: an evaluator that compiles with Plyground's jar and plays as a bot.
 */
final class JavaFormula implements FormulaSource {
  private static final String USUAL = "MyFormula.java";
  private static final Pattern FILE = Pattern.compile("([A-Za-z_]\\w*)\\.java");

  @Override
  public String language() {
    return "java";
  }

  @Override
  public String summary() {
    return "a Java class that compiles with Plyground's jar and plays as a bot";
  }

  @Override
  public boolean knows(String kind) {
    return true;
  }

  @Override
  public SourceFile write(FormulaText formula, String fileName) {
    String file = fileName.isEmpty() ? USUAL : fileName;
    var fits = FILE.matcher(file);
    if (!fits.matches() || SourceVersion.isKeyword(fits.group(1))) {
      throw new InputException(
          "file '%s': expected a name such as %s, which names the class".formatted(file, USUAL));
    }
    var names = new TreeSet<String>();
    collect(formula.expression(), names);
    String text =
        TEXT.replace("{{formula}}", formula.text())
            .replace("{{game}}", formula.game().replace('\\', '/')) // no \\u in a comment
            .replace("{{class}}", fits.group(1))
            .replace("{{fields}}", lines(names, "  private final FeatureDescriptor<P> %1$s;\n"))
            .replace("{{named}}", lines(names, "    %1$s = named(features, \"%2$s\");\n"))
            .replace("{{value}}", value(formula.expression()))
            .replace("{{most}}", String.valueOf(Formula.MOST))
            .replace("{{bound}}", String.valueOf(Formula.MOST + 1))
            .replace("{{cut}}", String.valueOf(Expression.MOST));
    return new SourceFile(file, text);
  }

  private static void collect(Expression part, Set<String> into) {
    switch (part) {
      case Constant _ -> {}
      case Named(String name, boolean _) -> into.add(name);
      case Unary(var _, var operand) -> collect(operand, into);
      case Binary(var _, var left, var right) -> {
        collect(left, into);
        collect(right, into);
      }
      case Choice(var condition, var yes, var no) -> {
        collect(condition, into);
        collect(yes, into);
        collect(no, into);
      }
    }
  }

  private static String lines(Set<String> names, String form) {
    return names.stream()
        .map(name -> form.formatted(field(name), name))
        .collect(Collectors.joining());
  }

  private static String field(String name) {
    return SourceVersion.isKeyword(name) ? name + "_" : name;
  }

  private static String value(Expression part) {
    return switch (part) {
      case Constant(int number) -> String.valueOf(number);
      case Named(String name, boolean opponent) ->
          "%s.of(position, %s)".formatted(field(name), opponent ? "other" : "own");
      case Unary(var operator, var operand) ->
          operator == UnaryOperator.ABS
              ? "Math.abs(" + value(operand) + ")"
              : "-(" + value(operand) + ")";
      case Binary binary -> value(binary);
      case Choice(var condition, var yes, var no) ->
          "(%s != 0 ? %s : %s)".formatted(value(condition), value(yes), value(no));
    };
  }

  private static String value(Binary binary) {
    String form =
        switch (binary.operator()) {
          case ADD -> "cut((long) %s + %s)";
          case SUBTRACT -> "cut((long) %s - %s)";
          case MULTIPLY -> "cut((long) %s * %s)";
          case DIVIDE -> "divided(%s, %s)";
          case MIN -> "Math.min(%s, %s)";
          case MAX -> "Math.max(%s, %s)";
          case LESS -> "(%s < %s ? 1 : 0)";
          case LESS_OR_EQUAL -> "(%s <= %s ? 1 : 0)";
          case GREATER -> "(%s > %s ? 1 : 0)";
          case GREATER_OR_EQUAL -> "(%s >= %s ? 1 : 0)";
          case EQUAL -> "(%s == %s ? 1 : 0)";
          case DIFFERENT -> "(%s != %s ? 1 : 0)";
        };
    return form.formatted(value(binary.left()), value(binary.right()));
  }

  private static final String TEXT =
      """
      // An evaluator written in Plyground's workbench. The formula, for {{game}}:
      //   {{formula}}
      // To let it play:
      //   javac -cp plyground.jar -d my-formula {{class}}.java
      //   plyground match {{game}} \\
      //     'java:jar=my-formula,class={{class}},search="alphabeta:depth=3"' greedy --games 20

      import java.util.List;
      import plyground.agents.Catalogue;
      import plyground.agents.MoveInput;
      import plyground.agents.OpenGame;
      import plyground.core.Evaluator;
      import plyground.core.Game;
      import plyground.core.Position;
      import plyground.core.Side;
      import plyground.core.spi.FeatureDescriptor;

      /** What a position is worth to the side to move; no step's result is farther from 0 than {{cut}}. */
      public final class {{class}}<P extends Position<P>> implements Evaluator<P> {
      {{fields}}
        public {{class}}(Game<P> game) {
          @SuppressWarnings("unchecked") // the same game, opened by its name
          var open = (OpenGame<P>) Catalogue.load(MoveInput.NOBODY).open(game.name());
          var features = open.descriptor().features(game);
      {{named}}  }

        @Override
        public int evaluate(P position) {
          Side own = position.toMove();
          Side other = own.other();
          return Math.clamp(
              {{value}},
              -{{most}},
              {{most}});
        }

        @Override
        public int bound() {
          return {{bound}};
        }

        private static int cut(long value) {
          return Math.clamp(value, -{{cut}}, {{cut}});
        }

        private static int divided(int value, int by) {
          return by == 0 ? 0 : value / by;
        }

        private static <P> FeatureDescriptor<P> named(List<FeatureDescriptor<P>> all, String name) {
          return all.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        }
      }
      """;
}
