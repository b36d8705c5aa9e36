package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.courses.Runs;

/** The kits of the courses: written, tried as their readme says, and handed in again. */
final class KitsTest {
  private static final Path RIGHT = Path.of("src/test/resources/plyground/courses/grading");

  @TempDir Path folder = Path.of("");

  private Path kit(String name) {
    var kit = folder.resolve(name);
    var run = Runs.of("course", name, "--out", kit.toString());
    assertThat(run.code()).as(run.err()).isZero();
    return kit;
  }

  /** Every command of the readme works in the folder; only what is not yet filled in is refused. */
  @ParameterizedTest
  @Tag("prolog")
  @ValueSource(strings = {"war-of-life", "othello", "war", "labyrinth"})
  @Tag("slow")
  void theReadmesCommandsWork(String name) throws Exception {
    var kit = kit(name);
    var commands =
        Files.readAllLines(kit.resolve("README.md")).stream()
            .filter(line -> line.startsWith("    "))
            .map(String::strip)
            .toList();
    assertThat(commands).hasSizeGreaterThan(2);
    for (String command : commands) {
      var process =
          new ProcessBuilder(
                  "sh",
                  "-c",
                  "plyground() { \"$JAVA\" -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -cp \"$CP\""
                      + " plyground.console.Main \"$@\"; }; "
                      + command)
              .directory(kit.toFile())
              .redirectErrorStream(true);
      process.environment().put("JAVA", System.getProperty("java.home") + "/bin/java");
      process.environment().put("CP", classPath());
      var started = process.start();
      started.getOutputStream().close();
      String said = new String(started.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      boolean submits = command.startsWith("plyground submit");
      assertThat(started.waitFor()).as(command + "\n" + said).isEqualTo(submits ? 1 : 0);
      assertThat(said).as(command).doesNotContain("Warning").doesNotContain("rror");
      assertThat(!submits || said.contains("TODO")).as(said).isTrue();
    }
  }

  private static String classPath() {
    return java.util.Arrays.stream(
            Objects.requireNonNull(System.getProperty("java.class.path")).split(":"))
        .map(part -> Path.of(part).toAbsolutePath().toString())
        .collect(java.util.stream.Collectors.joining(":"));
  }

  private Runs submit(String name, Path from, String archive) throws IOException {
    Files.createDirectories(folder.resolve("in"));
    return Runs.of(
        "submit", name, from.toString(), "--out", folder.resolve("in/" + archive).toString());
  }

  private Runs grade(String name) {
    return Runs.of(
        "grade",
        name,
        folder.resolve("in").toString(),
        "--out",
        folder.resolve("marks").toString(),
        "--json");
  }

  private static void fill(Path file) throws IOException {
    Files.writeString(file, Files.readString(file).replace("TODO", "done"));
  }

  /** The skeleton compiles and earns nothing, but it is packed as the handout wants it. */
  @Test
  @Tag("slow")
  void warIsPackedAsTheHandoutWants() throws IOException {
    var kit = kit("war");
    assertThat(submit("war", kit, "First_Last.zip").out())
        .contains("keep the one that is your program")
        .contains("nothing is packed");
    Files.delete(kit.resolve("war.cpp"));
    fill(kit.resolve("war.java"));
    fill(kit.resolve("Readme.txt"));
    assertThat(submit("war", kit, "work.zip").out())
        .contains("the archive is called work.zip; expected firstname_lastname.zip");
    assertThat(folder.resolve("in/work.zip")).doesNotExist();
    var run = submit("war", kit, "First_Last.zip");
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out()).endsWith("First_Last.zip: Readme.txt, war.java\n");
    try (var zip = new java.util.zip.ZipFile(folder.resolve("in/First_Last.zip").toFile())) {
      var readme = Objects.requireNonNull(zip.getEntry("Readme.txt"));
      assertThat(new String(zip.getInputStream(readme).readAllBytes(), StandardCharsets.UTF_8))
          .contains("Alpha-beta plays the same moves as minimax at every depth.")
          .doesNotContain("[ANALYSIS]");
    }
    var marks = grade("war");
    assertThat(marks.code()).as(marks.err()).isZero();
    assertThat(marks.out())
        .contains("\"student\":\"First_Last\"")
        .doesNotContain("penalty")
        .doesNotContain("compile");
  }

  @Test
  @Tag("slow")
  void aProgramThatDoesNotCompileIsNotPacked() throws IOException {
    var kit = kit("war");
    Files.delete(kit.resolve("war.cpp"));
    Files.writeString(kit.resolve("war.java"), "public class war { nonsense }");
    fill(kit.resolve("Readme.txt"));
    var run = submit("war", kit, "First_Last.zip");
    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("It does not compile");
  }

  @Test
  @Tag("prolog")
  void rightPrologFilesAreAcceptedByGrade() throws IOException {
    var kit = kit("war-of-life");
    Files.copy(
        RIGHT.resolve("war-of-life/right/my_wol.pl"),
        kit.resolve("my_wol.pl"),
        java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    var run = submit("war-of-life", kit, "student01.zip");
    assertThat(run.code()).as(run.out() + run.err()).isZero();
    assertThat(run.out()).endsWith("student01.zip: my_wol.pl\n");
    var staged = Submissions.in(folder.resolve("in"), GradedAssignment.of("war-of-life"), rubric());
    assertThat(staged.students()).extracting(Submission::name).containsExactly("student01");
  }

  private static Rubric rubric() {
    return RubricFile.read("war-of-life", null, given -> given.orElse(1));
  }

  @Test
  void whatTheHandoutDoesNotAcceptIsNamed() throws IOException {
    var kit = kit("othello");
    Files.writeString(kit.resolve("othello.pl"), ":- [mine].\ninitialize(a, b).\n");
    assertThat(submit("othello", kit, "student01.zip").out())
        .contains("- othello.pl does not define winner\n")
        .contains("- othello.pl loads mine, which is not handed in\n")
        .contains("- othello.pl does not say your name and student number\n");
    Files.delete(kit.resolve("othello.pl"));
    assertThat(submit("othello", kit, "student01.zip").out())
        .contains("there is no othello.pl; the handout asks for it by that name");
    assertThat(List.of(Runs.of("course", "chess", "--out", "x").err()))
        .containsExactly(
            "plyground: no course 'chess'; expected one of labyrinth, othello, war, war-of-life\n");
    assertThat(Runs.of("course", "othello", "--out", kit.toString()).err())
        .contains("already; expected a folder without");
  }
}
