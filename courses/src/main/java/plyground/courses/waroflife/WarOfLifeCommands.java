package plyground.courses.waroflife;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands of the War of Life assignment. */
public final class WarOfLifeCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("crank", CommandGroup.COURSES, CrankCommand::new),
        new Verb("test-strategy", CommandGroup.COURSES, TestStrategyCommand::new),
        new Verb("worksheet", CommandGroup.COURSES, WorksheetCommand::new),
        new Verb("war-of-life", CommandGroup.COURSES, WarOfLifeCommand::line));
  }
}
