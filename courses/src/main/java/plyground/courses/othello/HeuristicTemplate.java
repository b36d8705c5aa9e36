package plyground.courses.othello;

import java.util.List;
import plyground.console.BotTemplate;
import plyground.console.BotTemplateProvider;
import plyground.courses.prolog.PrologTemplate;

/** A heuristic for the competition to begin with. */
public final class HeuristicTemplate implements BotTemplateProvider {
  @Override
  public List<BotTemplate> templates() {
    return List.of(PrologTemplate.of(getClass(), "othello", "heuristic_mine.pl", "depth=2"));
  }
}
