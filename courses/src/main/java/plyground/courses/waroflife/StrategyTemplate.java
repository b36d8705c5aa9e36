package plyground.courses.waroflife;

import java.util.List;
import plyground.console.BotTemplate;
import plyground.console.BotTemplateProvider;
import plyground.courses.prolog.PrologTemplate;

/** A strategy to begin with. */
public final class StrategyTemplate implements BotTemplateProvider {
  @Override
  public List<BotTemplate> templates() {
    return List.of(
        PrologTemplate.of(getClass(), "war-of-life", "my_wol.pl", "predicate=my_strategy"));
  }
}
