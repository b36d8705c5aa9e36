package plyground.courses.grading;

import java.nio.file.Path;
import java.util.List;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;
import plyground.courses.prolog.Driver;
import plyground.courses.prolog.Library;

/** A Prolog file that is asked through its driver; what solves the assignment is out of reach. */
public record PrologSubject(
    Driver driver, Path file, ResourceLimits allowance, LoadFailures failures) implements Subject {

  public static Subject open(
      String game, Path file, List<String> what, ResourceLimits allowance, LoadFailures failures) {
    var driver = new Driver(game, file, what, allowance, Library.SUPPLIED);
    return new PrologSubject(driver, file, allowance, failures);
  }

  @Override
  public String ask(String question) throws AgentException {
    var failed = failures.of(file);
    if (failed.isPresent()) {
      throw failed.get();
    }
    try {
      return driver.ask(question, allowance.move(), Stop.NEVER);
    } catch (AgentException fault) {
      if (driver.hung()) {
        failures.add(file, fault);
      }
      throw fault;
    }
  }

  @Override
  public void close() {
    driver.close();
  }
}
