package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.agent.AgentException;

/** Programs that want to be root, or more than an ordinary user. */
@Tag("slow")
final class HostileRootTest {
  @TempDir Path folder = Path.of("");

  private List<String> said(String script, boolean sandbox) throws AgentException {
    return Hostile.said(Program.shell(script, folder), Hostile.allowing(sandbox));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nobodyIsRoot(boolean sandbox) throws AgentException {
    assertThat(said("grep -E '^(Uid|Gid|Groups)' /proc/self/status | tr -s '\\t ' ' '", sandbox))
        .hasSize(3)
        .noneMatch(line -> line.matches(".*\\b0\\b.*"));
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void nobodyHasOrGainsPrivileges(boolean sandbox) throws AgentException {
    assumeThat(UnprivilegedUser.words()).as("setpriv is missing").isNotEmpty();
    var lines = said("grep -E '^(CapPrm|CapEff|CapAmb|NoNewPrivs)' /proc/self/status", sandbox);
    assertThat(lines)
        .containsExactlyInAnyOrder(
            "CapPrm:\t0000000000000000",
            "CapEff:\t0000000000000000",
            "CapAmb:\t0000000000000000",
            "NoNewPrivs:\t1");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/proc/sys/kernel/core_pattern",
        "/proc/sys/kernel/pid_max",
        "/proc/sys/kernel/modprobe",
        "/proc/sys/vm/drop_caches",
        "/proc/sysrq-trigger"
      })
  void theKernelsSettingsAreNotWritable(String file) throws AgentException {
    for (boolean sandbox : List.of(true, false)) {
      assertThat(said("(exec 3>" + file + ") 2>/dev/null && echo open || echo shut", sandbox))
          .containsExactly("shut");
    }
  }

  @Test
  @Tag("sandbox")
  void thereAreNoUserNamespacesInside() throws AgentException {
    Hostile.assumeBubblewrap();
    assertThat(said("unshare --user true 2>/dev/null && echo made || echo refused", true))
        .containsExactly("refused");
  }

  @Test
  @Tag("python")
  @Tag("sandbox")
  void dangerousSystemCallsAreRefused() throws Exception {
    Hostile.assumeBubblewrap();
    assumeThat(SystemCallFilter.file()).as("no numbers for this processor").isPresent();
    assertThat(Hostile.said("system_calls.py", folder))
        .containsExactly(
            "ptrace 1",
            "unshare 1",
            "keyctl 1",
            "bpf 1",
            "userfaultfd 1",
            "memfd_create 38",
            "memfd_secret 38",
            "shmget 38",
            "io_uring_setup 38",
            "io_setup 38",
            "process_vm_readv 1",
            "open_by_handle_at 1",
            "clone3 38",
            "clone 1",
            "vsock 97",
            "unix 0");
  }

  @Test
  @Tag("sandbox")
  void whatOnlyRootMayReadIsReadByTheProgramItBelongsTo() throws Exception {
    Hostile.assumeBubblewrap();
    var file = Files.writeString(folder.resolve("own.txt"), "mine\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwx------"));
    var program = new Program(List.of("cat", file.toString()), folder, false, List.of(file));
    assertThat(Hostile.said(program, Hostile.allowing(true))).containsExactly("mine");
    assertThat(Files.getPosixFilePermissions(file)).hasSize(2);
  }

  @Test
  @Tag("sandbox")
  void whatOnlyItsOwnerMayExecuteIsExecuted() throws Exception {
    Hostile.assumeBubblewrap();
    var file = Files.writeString(folder.resolve("bot"), "#!/bin/sh\necho up\n");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr--r--"));
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    var program = new Program(List.of(file.toString()), folder, false, List.of(file));
    assertThat(Hostile.said(program, Hostile.allowing(true))).containsExactly("up");
  }

  /** Links in a hand-in must not make somebody else's files the program's. */
  @Test
  void whatAFolderOnlyPointsAtIsNotGivenAway(@TempDir Path elsewhere) throws Exception {
    assumeThat(UnprivilegedUser.ROOT).as("we are not root here").isTrue();
    var file = Files.writeString(elsewhere.resolve("file"), "x");
    Files.createSymbolicLink(folder.resolve("folder"), elsewhere);
    Files.createSymbolicLink(folder.resolve("link"), file);
    Files.createLink(folder.resolve("name"), file);
    var own = Files.writeString(Files.createDirectory(folder.resolve("a")).resolve("own"), "x");
    OwnFolder.give(folder);
    assertThat(List.of(elsewhere, file)).allMatch(each -> UnprivilegedUser.owner(each) == 0);
    assertThat(List.of(folder, own.getParent(), own))
        .allMatch(each -> UnprivilegedUser.owner(each) == UnprivilegedUser.NOBODY);
  }

  @Test
  void aFolderOfTheSystemIsNotGivenAway() {
    assertThat(OwnFolder.spare(Path.of("/"))).isFalse();
    assertThat(OwnFolder.spare(Path.of("/etc"))).isFalse();
    assertThat(OwnFolder.spare(Path.of(System.getProperty("user.home")))).isFalse();
    assertThat(OwnFolder.spare(folder)).isTrue();
  }
}
