package plyground.cli.grade;

import java.nio.file.Path;
import java.util.List;
import plyground.agents.process.Allowance;
import plyground.agents.prolog.Driver;
import plyground.core.AgentException;
import plyground.core.Stop;

/** A Prolog file that is asked through its driver. */
record PrologSubject(Driver driver, Allowance allowance) implements Subject {
  static Subject open(String game, Path file, List<String> what, Allowance allowance) {
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
