package plyground.courses.prolog;

import java.util.List;
import plyground.console.CommandGroup;
import plyground.console.CommandProvider;
import plyground.console.Verb;

/** The command of the assignments that are written in Prolog. */
public final class PrologCommands implements CommandProvider {
  @Override
  public List<Verb> verbs() {
    return List.of(new Verb("prolog", CommandGroup.COURSES, PrologCommand::new));
  }
}
