package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;
import plyground.courses.prolog.Driver;

/** A Prolog file that is asked through its driver. */
public record PrologSubject(Driver driver, ResourceLimits allowance) implements Subject {
  public static Subject open(String game, Path file, List<String> what, ResourceLimits allowance) {
    return new PrologSubject(new Driver(game, file, what, allowance), allowance);
  }

  @Override
  public String ask(String question) throws AgentException {
    return driver.ask(question, allowance.move(), Stop.NEVER);
  }

  @Override
  public void close() {
    driver.close();
  }
}
