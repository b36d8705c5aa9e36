package plyground.courses.othello;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands of the Othello assignment. */
public final class OthelloCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("competition", CommandGroup.RUN_A_CLASS, CompetitionCommand::new),
        new Verb("shell", CommandGroup.COURSES, ShellCommand::new),
        new Verb("part-c", CommandGroup.COURSES, PartCCommand::new));
  }
}
