package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The same machine as one that finds no bubblewrap: in a process of its own, without a path. */
@Timeout(60)
final class OpenMachineLeagueTest {
  @TempDir Path folder;

  @Test
  void noLeagueIsServed() throws Exception {
    var words =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            "plyground.console.Main",
            "serve",
            "--port",
            "0",
            "--league",
            folder.resolve("class").toString());
    var builder = new ProcessBuilder(words).redirectErrorStream(true);
    builder.environment().put("PATH", folder.toString());
    var process = builder.start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isEqualTo(2);
    assertThat(said).contains("cannot shut programs away; install bubblewrap");
  }
}
