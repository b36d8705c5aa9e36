package plyground.courses.waroflife;

import java.util.Set;
import java.util.regex.Pattern;
import plyground.courses.prolog.PrologFormula;

/** Formulas as a strategy of a file that stands on {@code war_of_life.pl}. */
public final class WarOfLifeFormula extends PrologFormula {
  public WarOfLifeFormula() {
    super(
        "war-of-life",
        "a strategy of one ply, as play/5 and a hand-in want it",
        Set.of("pieces", "mobility", "next", "later", "moves", "first"),
        "formula/strategy.pl",
        "formula.pl",
        Pattern.compile("([a-z]\\w*)\\.pl"));
  }
}
