package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.courses.GoldenData;

class LibraryTest {
  /** Whatever lies beside a course's classes, but for what bots begin with. */
  @Test
  void unpacksEveryFile() throws IOException {
    try (var files = Files.walk(Path.of("src/main/resources/plyground/courses"), 2);
        var unpacked = Files.list(Library.WHOLE.folder())) {
      assertThat(unpacked.map(Path::getFileName).filter(file -> file.toString().endsWith(".pl")))
          .hasSizeGreaterThan(4)
          .containsExactlyInAnyOrderElementsOf(
              files
                  .filter(file -> file.toString().endsWith(".pl"))
                  .map(Path::getFileName)
                  .toList());
    }
  }

  @Test
  @Tag("prolog")
  @Tag("slow")
  void equalsTheGoldenData() throws IOException {
    var script = Path.of("src/test/resources/plyground/courses/prolog/golden.pl");
    var command =
        List.of(
            Swipl.program(),
            "-f",
            "none",
            script.toString(),
            Library.WHOLE.folder().toString(),
            GoldenData.FOLDER.toString());
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
