package plyground.courses.othello;

import java.util.Set;
import java.util.regex.Pattern;
import plyground.courses.prolog.PrologFormula;

/** Formulas as a file {@code heuristic_ID.pl} for the competition. */
public final class OthelloFormula extends PrologFormula {
  public OthelloFormula() {
    super(
        "othello",
        "a heuristic_ID.pl with ID_h/2, as the competition wants it",
        Set.of(
            "discs",
            "mobility",
            "corners",
            "corner_moves",
            "edges",
            "stable",
            "frontier",
            "empties",
            "phase",
            "moves",
            "first"),
        "formula/heuristic.pl",
        "heuristic_formula.pl",
        Pattern.compile("heuristic_([a-z]\\w*)\\.pl"));
  }
}
