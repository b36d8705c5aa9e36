package plyground.league.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.sandbox.Sandbox;
import plyground.core.Position;

/** Hand-ins that want something else than to play. */
@Tag("slow")
@Tag("sandbox")
final class HostileHandInTest {
  private static final String GOOD =
      """
      import json, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "hello":
              print(json.dumps({"name": "good"}), flush=True)
          elif message["type"] == "turn":
              print(json.dumps({"move": message["legal"][0]}), flush=True)
      """;

  @TempDir(cleanup = CleanupMode.ALWAYS)
  Path folder;

  private BotWorkshop<?> workshop;

  @BeforeEach
  void open() {
    assumeThat(Sandbox.here())
        .as("bubblewrap is missing or forbidden")
        .isEqualTo(Sandbox.BUBBLEWRAP);
    workshop = workshop(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"));
  }

  private static <P extends Position<P>> BotWorkshop<P> workshop(OpenGame<P> open) {
    return new BotWorkshop<>(
        open, new BotRules(BotLanguage.names(), Duration.ofSeconds(1), 128, ""));
  }

  @AfterEach
  void close() {
    if (workshop != null) {
      workshop.close();
    }
  }

  private static HandedInFile file(String name, String text) {
    return new HandedInFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  /** What the first step that failed says. */
  private String refused(HandedInFile... files) {
    var findings = workshop.check(List.of(files)).findings();
    assertThat(findings).anyMatch(each -> !each.passed());
    return findings.stream().filter(each -> !each.passed()).findFirst().orElseThrow().text();
  }

  /** Tries things at its start, and ends with a list of those that went well. */
  private static String trying(String... attempts) {
    var text = new StringBuilder("import glob, os, socket, sys\nfound = []\n");
    for (int i = 0; i < attempts.length; i++) {
      text.append("try:\n    ")
          .append(attempts[i])
          .append("\n    found.append(%d)\nexcept Exception: pass\n".formatted(i));
    }
    return text + "sys.stderr.write('found: ' + str(found) + '\\n')\nsys.exit(1)\n";
  }

  /** A name that is not in one piece, or it would count as the program's own. */
  private static String hidden(Path file) {
    return "'/'.join("
        + List.of(file.toAbsolutePath().toString().split("/")).stream()
            .map(part -> "'" + part + "'")
            .toList()
        + ")";
  }

  @Test
  void nobodySeesTheLeagueOrTheOthers() throws IOException {
    var store = Files.writeString(folder.resolve("league.db"), "secrets");
    // Somebody else's hand-in is built and lies in this process's folder meanwhile.
    var other = workshop.get(1, () -> List.of(file("bot.py", GOOD)));
    var theirs = other.files().folder().resolve("bot.py");
    assertThat(theirs).exists();
    assertThat(other.spec()).as("one processor each, also on a cluster").contains("cores=1");
    try (var server = new ServerSocket(0)) {
      String said =
          refused(
              file(
                  "bot.py",
                  trying(
                      "open(" + hidden(store) + ").read()",
                      "open(" + hidden(theirs) + ").read()",
                      "assert os.listdir(" + hidden(folder) + ")",
                      "socket.create_connection(('127.0.0.1', %d), 2)"
                          .formatted(server.getLocalPort()),
                      "open('bot.py', 'a').write('# changed')",
                      "open('/etc/shadow').read()",
                      "assert [p for p in os.listdir('/proc') if p.isdigit() and 'jun' + 'it' in"
                          + " open('/proc/' + p + '/cmdline').read()]")));
      assertThat(said).contains("found: []");
    }
  }

  @Test
  void bombsAreRefused() {
    assertThat(refused(file("bot.py", "x = bytearray(1 << 30)\nimport time\ntime.sleep(9)")))
        .containsIgnoringCase("memory");
    assertThat(
            refused(
                file(
                    "bot.py",
                    "import os, time\nfor i in range(40):\n  if os.fork() == 0: time.sleep(60)\n"
                        + "time.sleep(60)")))
        .contains("processes");
    assertThat(refused(file("bot.py", "import sys\nwhile True: sys.stdout.write('x' * 65536)")))
        .startsWith("protocol error");
  }

  /** A disk bomb: it has no place to write but a folder with a quota, and not its own. */
  @Test
  void diskBombsAreRefused() {
    String bomb =
        """
        import os, sys
        written = 0
        for place in ('.', '/tmp', '/dev/shm', os.path.expanduser('~'), '/var/tmp'):
            try:
                with open(place + '/bomb', 'wb') as file:
                    for i in range(2000):
                        file.write(b'x' * (1 << 20))
                        written += 1
            except OSError:
                pass
        sys.stderr.write('megabytes: %d' % written)
        sys.exit(1)
        """;
    String said = refused(file("bot.py", bomb));
    var megabytes = Pattern.compile("megabytes: (\\d+)").matcher(said);
    // Either it was ended on the way, or it came to an end with little written.
    if (megabytes.find()) {
      assertThat(Integer.parseInt(megabytes.group(1))).isLessThan(600);
    } else {
      assertThat(said).containsAnyOf("memory", "files", "MB", "exit code", "killed");
    }
  }

  /** Somebody who lets go of everything is gone with the game all the same. */
  @Test
  void nobodyOutlivesTheGame() throws Exception {
    String mark = "outlives-" + Long.toHexString(System.nanoTime());
    String daemon =
        "import os, sys, time\nif os.fork() == 0:\n    os.setsid()\n    for i in range(3):"
            + " os.close(i)\n    os.execvp('sleep', ['%s', '300'])\n".formatted(mark)
            + GOOD;
    assertThat(workshop.check(List.of(file("bot.py", daemon))).findings()).isNotEmpty();
    long left = 1;
    for (int i = 0; i < 100 && left > 0; i++) {
      left = ProcessHandle.allProcesses().filter(each -> commandLine(each).contains(mark)).count();
      Thread.sleep(left > 0 ? 50 : 0);
    }
    assertThat(left).isZero();
  }

  private static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline"));
    } catch (IOException gone) {
      return "";
    }
  }

  /** What a program writes steers no terminal. */
  @Test
  void logsCarryNoEscapes() {
    String said =
        refused(
            file(
                "bot.py",
                "import sys\nsys.stderr.write('\\x1b[31m<script>alert(1)</script>\\x07')\n"
                    + "sys.exit(1)"));
    assertThat(said).contains("<script>").doesNotContain("\u001b").doesNotContain("\u0007");
  }

  @Test
  void compilersAreShutAwayToo() throws IOException {
    var secret = Files.writeString(folder.resolve("secret.h"), "int x = 1;");
    String source = "#include \"%s\"\nint main(void) { return x; }".formatted(secret);
    assertThat(refused(file("bot.c", source)))
        .startsWith("it does not compile")
        .contains("secret.h");
  }

  @Test
  void zipsUnpackTheirPlainFilesAlone() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipArchiveOutputStream(bytes)) {
      put(zip, "bot/bot.py", GOOD);
      put(zip, "../escaped.py", "evil");
      put(zip, "/tmp/escaped.py", "evil");
      var link = new ZipArchiveEntry("link.py");
      link.setUnixMode(0120777);
      link.setMethod(ZipEntry.DEFLATED);
      zip.putArchiveEntry(link);
      zip.write("/etc/passwd".getBytes(StandardCharsets.UTF_8));
      zip.closeArchiveEntry();
    }
    var verdict = workshop.check(List.of(new HandedInFile("bot.zip", bytes.toByteArray())));
    assertThat(verdict.findings()).allMatch(each -> each.passed());
    assertThat(verdict.findings().getFirst().text())
        .contains("../escaped.py: it leads outside")
        .contains("link.py: it is a link");
    assertThat(Path.of("/tmp/escaped.py")).doesNotExist();
  }

  private static void put(ZipArchiveOutputStream zip, String name, String text) throws IOException {
    zip.putArchiveEntry(new ZipArchiveEntry(name));
    zip.write(text.getBytes(StandardCharsets.UTF_8));
    zip.closeArchiveEntry();
  }

  @Test
  void namesOfFilesLeadNowhere() {
    assertThat(workshop.check(List.of(file("../../../tmp/bot.py", GOOD))).findings())
        .allMatch(each -> each.passed());
    assertThat(refused(file("..", GOOD))).contains("no name of a file");
    assertThat(refused(file("bot.py", GOOD), file("a/bot.py", GOOD))).contains("two files");
    assertThat(refused(file("notes.txt", "hello"))).contains("there is no program in it");
    assertThat(refused(file("bot.py", GOOD), file("main.js", "x")))
        .contains("files in python and javascript");
    // An option for a compiler is a file's name like any other.
    assertThat(refused(file("-fplugin=x.c", "int main(void) { return 1; }")))
        .startsWith("crash: the program ended with exit code 1");
  }
}
