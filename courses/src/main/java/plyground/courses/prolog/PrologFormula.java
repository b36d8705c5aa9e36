package plyground.courses.prolog;

import java.util.Set;
import java.util.regex.Pattern;
import plyground.arena.record.ResourceText;
import plyground.core.InputException;
import plyground.search.expression.Formula;
import plyground.teach.workbench.FormulaSource;
import plyground.teach.workbench.FormulaText;
import plyground.teach.workbench.SourceFile;

/** Formulas as a Prolog file of a course, made of a file that has the game's features. */
public class PrologFormula implements FormulaSource {
  private final String game;
  private final String summary;
  private final Set<String> features;
  private final String file;
  private final String usual;
  private final Pattern name;

  /**
   * @param features those the file has
   * @param file a resource beside the class that extends this one
   * @param usual the written file's name if nobody says another
   * @param name which names there may be; its group is what all predicates begin with
   */
  protected PrologFormula(
      String game, String summary, Set<String> features, String file, String usual, Pattern name) {
    this.game = game;
    this.summary = summary;
    this.features = features;
    this.file = file;
    this.usual = usual;
    this.name = name;
  }

  @Override
  public String language() {
    return "prolog";
  }

  @Override
  public String summary() {
    return summary;
  }

  @Override
  public boolean knows(String kind) {
    return kind.equals(game);
  }

  @Override
  public SourceFile write(FormulaText formula, String fileName) {
    String called = fileName.isEmpty() ? usual : fileName;
    var fits = name.matcher(called);
    if (!fits.matches()) {
      throw new InputException("file '%s': expected a name such as %s".formatted(called, usual));
    }
    String text =
        ResourceText.of(getClass(), file)
            .replace("{{value}}", PrologGoals.clause(formula.expression(), features))
            .replace("{{arithmetic}}", PrologGoals.ARITHMETIC)
            .replace("{{bound}}", String.valueOf(Formula.MOST + 1))
            .replaceAll("\\bID(?=\\b|_)", fits.group(1))
            .replace("{{game}}", formula.game())
            .replace("{{formula}}", formula.text());
    return new SourceFile(called, text);
  }
}
