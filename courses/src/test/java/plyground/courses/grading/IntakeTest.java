package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.intake.SubmissionReader;
import plyground.courses.Runs;
import tools.jackson.databind.json.JsonMapper;

/** Who is a student, and what a run is known by. */
final class IntakeTest {
  @TempDir Path folder = Path.of("");

  private Path students() throws IOException {
    return Files.createDirectories(folder.resolve("class"));
  }

  private void files(String... names) throws IOException {
    for (String name : names) {
      var file = students().resolve(name);
      Files.createDirectories(file.getParent());
      Files.writeString(file, "x");
    }
  }

  private Submissions submissions(String assignment) throws IOException {
    var rubric = RubricFile.read(assignment, null, _ -> 1);
    return Submissions.in(students(), GradedAssignment.of(assignment), rubric);
  }

  @Test
  void straysAreNoStudents() throws IOException {
    files("student01/my_wol.pl", "student02.pl", "student03.zip", "student04.tar.gz");
    files("notes.txt", "marks.xlsx", "worksheet.pdf", "war_of_life.pl", ".DS_Store", "Thumbs.db");
    files("__MACOSX/student03.zip");
    var found = submissions("war-of-life");
    assertThat(found.students())
        .extracting(Submission::name)
        .containsExactly("student01", "student02", "student03", "student04");
    assertThat(found.strays())
        .containsExactly("marks.xlsx", "notes.txt", "war_of_life.pl", "worksheet.pdf");
  }

  @Test
  void filesThatBearANameAreThatStudents() throws IOException {
    files("heuristic_c9one.pl", "hdescription_c9one.txt", "c9one/othello.pl");
    files("hdescription_c9two.txt", "c9three.zip", "c9three/othello.pl", "othello_notes.md");
    var found = submissions("othello");
    assertThat(found.students())
        .extracting(Submission::name)
        .containsExactly("c9one", "c9three", "c9three.zip", "c9two");
    assertThat(found.students().getFirst().parts()).hasSize(3);
    try (var staged = SubmissionReader.stage(found.students().getFirst().parts())) {
      var contents = new HandedInFiles(staged.folder());
      assertThat(contents.compared(RubricFile.read("othello", null, _ -> 1).files()))
          .contains("Handed in: othello.pl, heuristic_c9one.pl, hdescription_c9one.txt.");
      var prepared =
          PrologFiles.prepare(staged, RubricFile.read("othello", null, _ -> 1)).program();
      assertThat(prepared)
          .hasValueSatisfying(file -> assertThat(file).endsWithRaw(Path.of("othello.pl")));
    }
  }

  @Test
  void prologFilesAreFoundByTheirName() throws IOException {
    files("one/other.pl", "one/sub/my_wol.pl", "one/war_of_life.pl", "two/Wol.pl", "two/play.pl");
    files("three/a.pl", "three/b.pl");
    try (var zip = new ZipOutputStream(Files.newOutputStream(students().resolve("one.zip")))) {
      zip.putNextEntry(new ZipEntry("coursework/my_wol.pl"));
      zip.putNextEntry(new ZipEntry("coursework/worksheet.pdf"));
    }
    var rubric = RubricFile.read("war-of-life", null, _ -> 1);
    for (var submission : submissions("war-of-life").students()) {
      try (var staged = SubmissionReader.stage(submission.parts())) {
        var prepared = PrologFiles.prepare(staged, rubric);
        switch (submission.name()) {
          case "one", "one.zip" ->
              assertThat(prepared.program().orElseThrow()).endsWithRaw(Path.of("my_wol.pl"));
          case "two" ->
              assertThat(prepared.faults())
                  .containsExactly("the file is called Wol.pl; expected my_wol.pl");
          default -> assertThat(prepared.remark()).isEqualTo("There is no my_wol.pl in it.");
        }
      }
    }
  }

  private long seed(String... more) throws IOException {
    files("student01/readme.txt");
    var words = new String[] {"grade", "war", "" + students(), "--out", "" + folder.resolve("m")};
    var all = Arrays.copyOf(words, words.length + more.length);
    System.arraycopy(more, 0, all, words.length, more.length);
    assertThat(Runs.of(all).code()).isZero();
    return JsonMapper.shared()
        .readTree(Files.readString(folder.resolve("m").resolve(RunFile.NAME)))
        .path("seed")
        .asLong();
  }

  @Test
  void theSeedIsPrivateAndKept() throws IOException {
    long first = seed();
    assertThat(seed()).isEqualTo(first);
    assertThat(seed("--seed", "7")).isEqualTo(7);
    assertThat(seed()).isEqualTo(7);
    var elsewhere = folder.resolve("elsewhere");
    assertThat(RunFile.seed(elsewhere, null, OptionalLong.empty()))
        .isNotEqualTo(RunFile.seed(elsewhere, null, OptionalLong.empty()));
    assertThat(RunFile.seed(elsewhere, null, OptionalLong.of(3))).isEqualTo(3);
  }

  /** Names in other alphabets, read and written by a Java that knows ASCII alone. */
  @Test
  @Tag("slow")
  void namesSurviveTheLocaleC() throws IOException, InterruptedException {
    String name = "Zo\u00eb \u5f20";
    files(name + "/Gr\u00f6\u00dfe/\u00fc.txt", name + "/Gr\u00f6\u00dfe/war.java");
    var java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    var start =
        new ProcessBuilder(
            java,
            "-XX:TieredStopAtLevel=1",
            "-XX:+UseSerialGC",
            "-cp",
            System.getProperty("java.class.path"),
            "plyground.console.Main",
            "grade",
            "war",
            students().toString(),
            "--out",
            folder.resolve("m").toString(),
            "--json");
    start.environment().put("LC_ALL", "C");
    start.redirectError(new File(folder.toFile(), "err"));
    var process = start.start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(120, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).as(Files.readString(folder.resolve("err"))).isZero();
    assertThat(out).contains("{\"student\":\"" + name + "\"");
    assertThat(Files.readString(folder.resolve("m").resolve(name).resolve("page.md")))
        .startsWith("# " + name + ": 0 of 100")
        .contains("./war.java:1: error:");
    assertThat(Files.readString(folder.resolve("m/table.md")))
        .contains("[" + name + "](Zo%C3%AB%20%E5%BC%A0/page.md)");
  }

  @Test
  void ourOwnFilesAreNotOverwritten() throws IOException {
    files("table.md/readme.txt", "run.json/readme.txt");
    assertThat(seed()).isPositive();
    assertThat(folder.resolve("m/table.md")).isRegularFile();
    assertThat(folder.resolve("m/table.md_/page.md")).isRegularFile();
  }

  @Test
  void anAnswerCannotLeaveItsListing() {
    var note = Note.of(Finding.listing("a\n```\n# big <b>\u202e" + "x".repeat(5000)));
    assertThat(note.markdown())
        .startsWith("````\na\n```\n# big <b>\\u{202e}xxx")
        .endsWith("...\n````");
    assertThat(note.markdown().length()).isLessThan(2100);
    assertThat(Note.of("**Recognised**: it is *late* <i>").markdown())
        .isEqualTo("**Recognised**: it is \\*late\\* \\<i>");
  }
}
