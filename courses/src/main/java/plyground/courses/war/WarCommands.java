package plyground.courses.war;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands of the war assignment. */
public final class WarCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("war", CommandGroup.COURSES, WarCommand::new),
        new Verb("compare-searches", CommandGroup.COURSES, CompareSearchesCommand::new));
  }
}
