package plyground.courses.labyrinth;

import java.util.List;
import plyground.console.BotTemplate;
import plyground.console.BotTemplateProvider;
import plyground.courses.prolog.PrologTemplate;

/** A heuristic to begin with. */
public final class LabyrinthTemplate implements BotTemplateProvider {
  @Override
  public List<BotTemplate> templates() {
    return List.of(
        PrologTemplate.of(getClass(), "labyrinth", "my_labyrinth.pl", "predicate=my_heuristic"));
  }
}
