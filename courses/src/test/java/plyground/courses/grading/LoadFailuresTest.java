package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.agent.AgentException;

@Tag("prolog")
class LoadFailuresTest {
  @TempDir Path folder;

  private static ResourceLimits hasty() {
    var usual = ResourceLimits.DEFAULT;
    return new ResourceLimits(
        Duration.ofMillis(400),
        usual.move(),
        usual.margin(),
        usual.memory(),
        usual.processes(),
        usual.file(),
        usual.line(),
        usual.output(),
        usual.sandbox(),
        usual.cores());
  }

  /** It is not even looked at again: by then it would answer. */
  @Test
  void whatHangsWhileLoadingIsNotTriedAgain() throws IOException {
    var file = Files.writeString(folder.resolve("othello.pl"), ":- repeat, fail.\n");
    var failures = new LoadFailures();
    try (var first = PrologSubject.open("othello", file, List.of("grade"), hasty(), failures)) {
      assertThatThrownBy(() -> first.ask("tie('11')."))
          .isInstanceOf(AgentException.class)
          .hasMessageContaining("did not answer within 400 ms");
    }
    Files.writeString(file, "tie(_).\n");
    var patient = ResourceLimits.DEFAULT;
    try (var second = PrologSubject.open("othello", file, List.of("grade"), patient, failures)) {
      assertThatThrownBy(() -> second.ask("tie('11').")).hasMessageContaining("within 400 ms");
    }
    var fresh = new LoadFailures();
    try (var third = PrologSubject.open("othello", file, List.of("grade"), patient, fresh)) {
      assertThat(third.ask("tie('11').")).isEqualTo("yes");
    } catch (AgentException unexpected) {
      throw new AssertionError(unexpected);
    }
  }
}
