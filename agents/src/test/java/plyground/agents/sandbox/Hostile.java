package plyground.agents.sandbox;

import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import plyground.core.agent.AgentException;
import plyground.core.search.Stop;

/** Starts programs that mean harm, and hears what they could do. */
final class Hostile {
  static final Duration PATIENCE = Duration.ofSeconds(20);

  private Hostile() {}

  static ResourceLimits allowing(boolean sandbox) {
    return allowing(sandbox, 8);
  }

  /**
   * @param file megabytes in a file
   */
  static ResourceLimits allowing(boolean sandbox, int file) {
    var usual = ResourceLimits.DEFAULT;
    return new ResourceLimits(
        usual.startup(), usual.move(), usual.margin(), 128, 12, file, 1 << 16, 1 << 18, sandbox, 0);
  }

  static void assumeBubblewrap() {
    assumeThat(Sandbox.here())
        .as("bubblewrap is missing or forbidden")
        .isEqualTo(Sandbox.BUBBLEWRAP);
  }

  /** All lines a program writes until it ends. */
  static List<String> said(Program program, ResourceLimits limits) throws AgentException {
    return said(program, limits, Sandbox.of(limits));
  }

  static List<String> said(Program program, ResourceLimits limits, Sandbox sandbox)
      throws AgentException {
    var lines = new ArrayList<String>();
    try (var child = ChildProcess.start(program, limits, sandbox)) {
      child.begin(PATIENCE, Stop.NEVER);
      while (true) {
        lines.add(child.line());
      }
    } catch (AgentException ended) {
      if (lines.isEmpty()) {
        throw ended;
      }
      return lines;
    }
  }

  /** The same of one of our scripts, put into that folder first. */
  static List<String> said(String script, Path folder, String... arguments)
      throws AgentException, IOException {
    try (var in = Objects.requireNonNull(Hostile.class.getResourceAsStream(script), script)) {
      Files.copy(in, folder.resolve(script));
    }
    String line = "python3 " + script + " " + String.join(" ", arguments);
    return said(Program.shell(line, folder), allowing(true));
  }
}
