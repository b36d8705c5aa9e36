package plyground.agents.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.agent.AgentException;

/** Programs that look around. */
@Tag("sandbox")
final class HostileReaderTest {
  /** Outside the temporary folder, which was always hidden. */
  @TempDir(factory = InTarget.class)
  Path outside = Path.of("");

  private Path own = Path.of("");

  @BeforeEach
  void neighbours() throws Exception {
    Hostile.assumeBubblewrap();
    own = Files.createDirectories(outside.resolve("hand-ins/own"));
    var other = Files.createDirectories(outside.resolve("hand-ins/other"));
    Files.writeString(other.resolve("secret.txt"), "secret");
    Files.writeString(own.resolve("bot.sh"), "ls -A ../other; cat ../other/secret.txt; echo done");
  }

  private List<String> said(String line) throws AgentException {
    return Hostile.said(Program.shell(line, own), Hostile.allowing(true));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "/home",
        "/root",
        "/var",
        "/srv",
        "/opt",
        "/mnt",
        "/run",
        "/sys",
        "/etc/shadow",
        "/etc/ssh",
        "/etc/ssl/private",
        "/etc/hosts"
      })
  void theRestOfTheMachineIsNotThere(String file) throws AgentException {
    // The name is not in one piece, or it would count as the program's own.
    String hidden = "d=" + file.charAt(1) + "; ";
    assertThat(said(hidden + "ls -A /${d}" + file.substring(2) + " 2>/dev/null; echo done"))
        .as("what of " + file + " is seen, the way to its own folder aside")
        .filteredOn(line -> !Path.of(file).resolve(line).equals(Path.of("/").resolve(way(file))))
        .containsExactly("done");
  }

  private Path way(String above) {
    var file = Path.of(above);
    int names = file.getNameCount();
    return own.startsWith(file) ? own.subpath(0, names + 1) : Path.of("nowhere");
  }

  @Test
  void otherHandInsAreNotThere() throws Exception {
    assertThat(said("sh bot.sh 2>/dev/null")).containsExactly("done");
    var program = Program.shell("sh " + own.resolve("bot.sh") + " 2>/dev/null", null);
    assertThat(Hostile.said(program, Hostile.allowing(true))).containsExactly("done");
  }

  @Test
  void itsOwnFolderIsAllThereIsOnTheWay() throws AgentException {
    assertThat(said("ls -A .. ../..; echo done"))
        .containsExactly("..:", "own", "", "../..:", "hand-ins", "done");
  }

  @Test
  @Tag("python")
  void socketsOutsideAreNotThere() throws Exception {
    var address = UnixDomainSocketAddress.of(outside.resolve("socket"));
    try (var server = ServerSocketChannel.open(StandardProtocolFamily.UNIX)) {
      server.bind(address);
      assertThat(Hostile.said("connect.py", own, "..", "..", "socket")).containsExactly("2");
    }
  }

  /** These have no place among the files: they belong to the network. */
  @Test
  @Tag("python")
  void socketsWithoutAFileAreNotThere() throws Exception {
    String name = "plyground-" + ProcessHandle.current().pid();
    String listen =
        "import socket,sys; s=socket.socket(1,1); s.bind('\\0%s'); s.listen(); print(1,flush=True);"
                .formatted(name)
            + " sys.stdin.read()";
    String connect =
        "import socket; print(socket.socket(1,1).connect_ex('\\0%s'),flush=True)".formatted(name);
    var listener = new ProcessBuilder("python3", "-c", listen).start();
    try {
      assertThat(listener.getInputStream().read()).isEqualTo('1');
      var outside = new ProcessBuilder("python3", "-c", connect).start();
      assertThat(outside.getInputStream().read()).as("from outside").isEqualTo('0');
      Files.writeString(own.resolve("abstract.py"), connect);
      assertThat(said("python3 abstract.py")).containsExactly("111");
    } finally {
      listener.destroyForcibly();
    }
  }

  @Test
  void theEnvironmentIsOnAList() {
    var ours =
        Map.of(
            "PATH", "/bin",
            "LANG", "C",
            "LANGCHAIN_API_KEY", "secret",
            "PYTHON_TOKEN", "secret",
            "HOME", "/home/me");
    assertThat(Program.shell("x", null).environment(ours))
        .containsOnlyKeys("PATH", "LANG", "HOME", "TMPDIR", "PYTHONUNBUFFERED")
        .containsEntry("HOME", "/tmp");
  }

  @Test
  void theEnvironmentIsEmptyInside() throws AgentException {
    assertThat(said("env | cut -d= -f1"))
        .isSubsetOf(
            "PATH",
            "LANG",
            "LC_ALL",
            "LC_CTYPE",
            "TZ",
            "JAVA_HOME",
            "HOME",
            "TMPDIR",
            "PYTHONUNBUFFERED",
            "PLYGROUND_CHILD",
            "PWD",
            "OLDPWD",
            "SHLVL",
            "_");
  }

  @Test
  void nothingOutsideItsOwnFolderAndTmpIsWritable() throws AgentException {
    assertThat(
            said(
                "for d in / /dev /usr /etc /proc . /tmp /dev/shm; do"
                    + " (echo x >$d/written) 2>/dev/null && echo $d; done; echo done"))
        .containsExactly(".", "/tmp", "/dev/shm", "done");
    said("(echo x >../written) 2>/dev/null; echo done");
    assertThat(own.resolve("written")).exists();
    assertThat(own.resolveSibling("written")).doesNotExist();
    assertThat(Path.of("/tmp/written")).doesNotExist();
  }
}
