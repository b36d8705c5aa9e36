package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new game works before anybody has touched it. */
@Tag("slow")
final class NewGameTest {
  @TempDir Path folder;

  @Test
  void aNewGameIsWholeAndSaysWhatToTypeNext() {
    var place = folder.resolve("game");
    var made = Runs.of("new-game", "java", "three-marks", "--folder", place.toString());
    assertThat(made.code()).isZero();
    assertThat(made.out())
        .contains("written: " + place.resolve("ThreeMarks.java"))
        .contains("plyground check-game three-marks --plugins " + place);
    var check = Runs.of("check-game", "three-marks", "--plugins", place.toString());
    assertThat(check.out()).contains("three-marks keeps every law");
    assertThat(check.code()).isZero();
    for (String size : new String[] {"three-marks:size=3", "three-marks:size=8"}) {
      var other = Runs.of("check-game", size, "--playouts", "2", "--plugins", place.toString());
      assertThat(other.out()).contains(size + " keeps every law");
    }
  }

  @Test
  void theScriptBuildsAndTestsItAndTheJarPlays() throws IOException, InterruptedException {
    var place = folder.resolve("two words");
    Runs.of("new-game", "java", "marks", "--folder", place.toString());
    assertThat(build(place)).isEqualTo("0\nmarks: all is well\nmade: " + place + "/marks.jar\n");
    var jar = place.resolve("marks.jar").toString();
    assertThat(Runs.of("solve", "marks:size=3", "--plugins", jar).out()).contains("value 0");
    var test = place.resolve("MarksTest.java");
    Files.writeString(test, Files.readString(test).replace("240", "241"));
    assertThat(build(place))
        .isEqualTo("1\nperft 2: expected 241, but it is 240\nmarks: not well yet\n");
  }

  private String build(Path place) throws IOException, InterruptedException {
    var log = folder.resolve("log");
    var builder = new ProcessBuilder("sh", place.resolve("build.sh").toString());
    var process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    return process.exitValue() + "\n" + Files.readString(log, StandardCharsets.UTF_8);
  }

  @Test
  void whatCannotBeAGameIsRefused() {
    refused("no language 'cobol'; there is: java", "new-game", "cobol", "x");
    refused("game 'My Game': expected small letters", "new-game", "java", "My Game");
    var place = folder.toString();
    Runs.of("new-game", "java", "twice", "--folder", place);
    refused("is there already", "new-game", "java", "twice", "--folder", place);
  }

  private static void refused(String complaint, String... args) {
    var run = Runs.of(args);
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains(complaint);
    assertThat(run.err().lines()).hasSize(1);
  }
}
