package plyground.agents.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LibraryTest {
  private static final String RESOURCES = "resources/plyground/agents/prolog";

  @Test
  void unpacksEveryFile() throws IOException {
    try (var files = Files.list(Path.of("src/main", RESOURCES))) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .containsExactlyInAnyOrderElementsOf(Library.FILES);
    }
    assertThat(Library.FILES).allMatch(file -> Files.exists(Library.folder().resolve(file)));
  }

  @Test
  @Tag("prolog")
  void equalsTheGoldenData() throws IOException {
    var golden = Path.of("../games/src/test/resources/plyground/games");
    var script = Path.of("src/test", RESOURCES, "golden.pl");
    var command =
        List.of(
            Swipl.program(),
            "-f",
            "none",
            script.toString(),
            Library.folder().toString(),
            golden.toString());
    assertThat(output(command))
        .isEqualTo(
            """
            crank 500 of 500
            moves 150 of 150
            bloodlust 150 of 150
            self_preservation 150 of 150
            land_grab 150 of 150
            minimax 50 of 50
            searches 52 of 52
            """);
  }

  private static String output(List<String> command) throws IOException {
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }
}
