package plyground.courses.labyrinth;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The commands of the Prolog project. */
public final class LabyrinthCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(
        new Verb("labyrinth", CommandGroup.COURSES, LabyrinthCommand::new),
        new Verb("paper", CommandGroup.COURSES, PaperCommand::new));
  }
}
