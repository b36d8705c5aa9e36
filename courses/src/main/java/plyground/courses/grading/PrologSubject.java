package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Stop;
import plyground.courses.prolog.Driver;
import plyground.courses.prolog.Library;

/**
 * A Prolog file that is asked through its driver; what solves the assignment is out of reach. What
 * of it cannot be read is left out, as Prolog does.
 */
public record PrologSubject(Driver driver, Path file, ResourceLimits limits, LoadFailures failures)
    implements Subject {

  public static Subject open(
      String game, Path file, List<String> what, ResourceLimits limits, LoadFailures failures) {
    var words = new ArrayList<>(what);
    words.add("syntax=lenient");
    var driver = new Driver(game, file, words, limits, Library.SUPPLIED);
    return new PrologSubject(driver, file, limits, failures);
  }

  @Override
  public String ask(String question) throws AgentException {
    var failed = failures.of(file);
    if (failed.isPresent()) {
      throw failed.get();
    }
    try {
      return driver.ask(question, failures.patience(file, limits.move()), Stop.NEVER);
    } catch (AgentException fault) {
      if (fault.fault() == Fault.TIME_OUT) {
        failures.late(file);
      }
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
