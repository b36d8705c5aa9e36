package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.core.agent.AgentException;

/** What is printed about a sandbox, put to the test in every one that works here. */
final class HostileClaimsTest {
  @TempDir Path folder = Path.of("");

  private List<String> said(String script, Sandbox sandbox) throws AgentException {
    assumeThat(sandbox.works()).as(sandbox + " does not work here").isTrue();
    return Hostile.said(
        Program.shell(script, folder), Hostile.allowing(sandbox != Sandbox.NONE), sandbox);
  }

  @BeforeEach
  void linux() {
    assumeThat(Path.of("/proc/net/dev")).as("this is not Linux").exists();
  }

  @ParameterizedTest
  @EnumSource
  void nobodyIsRoot(Sandbox sandbox) throws AgentException {
    assertThat(said("id -u; id -g; grep CapEff /proc/self/status", sandbox))
        .doesNotContain("0")
        .last()
        .isEqualTo("CapEff:\t0000000000000000");
  }

  @ParameterizedTest
  @EnumSource
  void noNetworkIsNone(Sandbox sandbox) throws AgentException {
    assumeThat(sandbox.text()).contains(": no network");
    assertThat(said("tail -n +3 /proc/net/dev | cut -d: -f1 | tr -d ' '", sandbox))
        .containsExactly("lo");
  }

  @ParameterizedTest
  @EnumSource
  void anOwnProcessTreeIsAllItSees(Sandbox sandbox) throws AgentException {
    assumeThat(sandbox.text()).contains("own process tree");
    long ours = ProcessHandle.current().pid();
    var lines =
        said(
            "ls /proc | grep -c '^[0-9]'; ps=%d; kill -0 $ps && echo reached".formatted(ours),
            sandbox);
    assertThat(Integer.parseInt(lines.getFirst())).as("processes it sees").isLessThan(10);
    assertThat(lines).doesNotContain("reached");
  }

  @ParameterizedTest
  @EnumSource
  void filesAreHiddenWhereItSaysSo(Sandbox sandbox) throws AgentException {
    assumeThat(sandbox.text()).contains("no files but its language's");
    assertThat(said("ls -A /; echo done", sandbox)).doesNotContain("home", "root", "var", "sys");
  }

  /** Or it would write to the terminal of whoever started us, and type there. */
  @ParameterizedTest
  @EnumSource
  void nobodyIsInOurSession(Sandbox sandbox) throws Exception {
    assumeThat(Trial.works(List.of("setsid"))).as("setsid is missing").isTrue();
    String session = "cut -d' ' -f6 /proc/self/stat";
    String ours = Files.readString(Path.of("/proc/self/stat")).split(" ")[5];
    // One that is led from outside its process tree would be 0.
    assertThat(said(session, sandbox)).isNotEmpty().doesNotContain("0", ours);
    assertThat(said("(exec 3</dev/tty) 2>/dev/null && echo open || echo shut", sandbox))
        .containsExactly("shut");
  }

  @ParameterizedTest
  @EnumSource
  void noOpenFilesComeAlong(Sandbox sandbox) throws AgentException {
    assertThat(said("ls /proc/$$/fd; true", sandbox)).containsExactlyInAnyOrder("0", "1", "2");
  }
}
