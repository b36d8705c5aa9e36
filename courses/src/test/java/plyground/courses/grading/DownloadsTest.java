package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.LmsName;
import plyground.arena.intake.PlainFiles;
import plyground.arena.intake.StagedSubmission;
import plyground.arena.intake.SubmissionReader;

/** Submissions as learning platforms hand them out, and tables as spreadsheets hand them back. */
@Tag("slow")
final class DownloadsTest {
  @TempDir Path folder = Path.of("");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A 3_jdoe_attempt_2014-04-04-23-10-59_John_Doe.zip|A 3_jdoe_attempt_2014-04-04-23-10-59|"
            + "John_Doe.zip",
        "John Doe_123_assignsubmission_file_my_wol.pl|John Doe_123_assignsubmission_file|my_wol.pl",
        "doejohn_8812_556677_John_Doe-1.zip|doejohn_8812_556677|John_Doe.zip",
        "doejohn_LATE_8812_556677_my_wol.pl|doejohn_LATE_8812_556677|my_wol.pl",
        "Doe_John_12345_file.zip|Doe_John_12345|file.zip",
      })
  void platformsPutTheOwnerInFront(String name, String owner, String original) {
    assertThat(LmsName.of(name)).contains(new LmsName(owner, original));
  }

  @ParameterizedTest
  @CsvSource({
    "John_Doe.zip",
    "my_wol.pl",
    "Jean_Luc_Picard.zip",
    "heuristic_c9jdoe.pl",
    "hw_3.zip"
  })
  void otherNamesStay(String name) {
    assertThat(LmsName.of(name)).isEmpty();
    assertThat(LmsName.original(name)).isEqualTo(name);
  }

  private Submissions submissions(String assignment) {
    var rubric = RubricFile.read(assignment, null, _ -> 1);
    return Submissions.in(folder, GradedAssignment.of(assignment), rubric);
  }

  @Test
  void whatOneStudentHandedInAtOnceIsOneSubmission() throws IOException {
    String ours = "A2_c7y_attempt_2011-03-03-10-10-10";
    for (String name : List.of("_othello.pl", "_heuristic_c7y.pl", "_notes.pdf", ".txt")) {
      Files.writeString(folder.resolve(ours + name), "x");
    }
    Files.writeString(folder.resolve("A2_c8z_attempt_2011-03-03-10-10-11_notes.pdf"), "x");
    var found = submissions("othello");
    assertThat(found.students()).extracting(Submission::name).containsExactly(ours);
    assertThat(found.strays())
        .containsExactly(ours + ".txt", "A2_c8z_attempt_2011-03-03-10-10-11_notes.pdf");
    try (var staged = SubmissionReader.stage(found.students().getFirst().parts())) {
      assertThat(PlainFiles.below(staged.folder()))
          .extracting(FileNames::of)
          .containsExactlyInAnyOrder("othello.pl", "heuristic_c7y.pl", "notes.pdf");
    }
  }

  private static byte[] zip(String name, byte[] bytes) throws IOException {
    var out = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry(name));
      zip.write(bytes);
    }
    return out.toByteArray();
  }

  private StagedSubmission stage(String name) throws IOException {
    return SubmissionReader.stage(List.of(folder.resolve(name)));
  }

  private static List<String> names(StagedSubmission staged) {
    return PlainFiles.below(staged.folder()).stream().map(FileNames::of).toList();
  }

  @Test
  void theOnlyArchiveInsideIsUnpacked() throws IOException {
    byte[] inner = zip("hw/war.java", "x".getBytes(StandardCharsets.UTF_8));
    var moodle = Files.createDirectory(folder.resolve("Jo Doe_9_assignsubmission_file_"));
    Files.write(moodle.resolve("Jo_Doe.zip"), inner);
    try (var staged = stage(moodle.getFileName().toString())) {
      assertThat(names(staged)).containsExactly("war.java");
      assertThat(staged.packing()).isEqualTo("Jo_Doe.zip");
      assertThat(staged.unpacked()).isFalse();
    }
    Files.write(folder.resolve("Jo_Doe.zip"), zip("Jo_Doe.zip", inner));
    try (var staged = stage("Jo_Doe.zip")) {
      assertThat(names(staged)).containsExactly("war.java");
      assertThat(staged.packing()).isEqualTo("Jo_Doe.zip");
    }
  }

  @Test
  void otherArchivesInsideStayShut() throws IOException {
    byte[] inner = zip("war.java", "x".getBytes(StandardCharsets.UTF_8));
    var beside = Files.createDirectory(folder.resolve("beside"));
    Files.write(beside.resolve("backup.zip"), inner);
    Files.writeString(beside.resolve("war.cpp"), "x");
    try (var staged = stage("beside")) {
      assertThat(names(staged)).containsExactlyInAnyOrder("backup.zip", "war.cpp");
      assertThat(staged.unpacked()).isTrue();
    }
    byte[] deep = inner;
    for (int i = 0; i < 5; i++) {
      deep = zip("again.zip", deep);
    }
    Files.write(folder.resolve("deep.zip"), deep);
    try (var staged = stage("deep.zip")) {
      assertThat(names(staged)).containsExactly("again.zip");
    }
  }

  /** Each level is small; what they hold is counted together. */
  @Test
  void aBombInsideAnArchiveIsRefused() throws IOException {
    byte[] bomb = zip("war.java", new byte[65 << 20]);
    Files.write(folder.resolve("Jo_Doe.zip"), zip("Jo_Doe.zip", bomb));
    try (var staged = stage("Jo_Doe.zip")) {
      assertThat(staged.refusal()).hasValue("it holds more than 64 MB");
    }
  }

  @Test
  void readmesAreKnownHoweverTheyAreSpelt() throws IOException {
    for (String name : List.of("readme.txt", "README", "Read Me.txt", "read_me.pdf", "ReadMe.md")) {
      var place = Files.createDirectories(folder.resolve("of " + name));
      Files.writeString(place.resolve(name), "x");
      assertThat(new HandedInFiles(place).holdsLike("Readme.txt")).as(name).isTrue();
    }
    var place = Files.createDirectories(folder.resolve("none"));
    Files.writeString(place.resolve("notes.txt"), "x");
    assertThat(new HandedInFiles(place).holdsLike("Readme.txt")).isFalse();
  }

  @Test
  void tablesAreReadAsSpreadsheetsSaveThem() {
    String text =
        "student;item;score\r\n\"Zo\u00eb; M\";a;\"3,5\"\r\n\r\nx;\"two\nlines\";\"\"\"q\"\"\"";
    for (var bytes :
        List.of(
            ("\uFEFF" + text).getBytes(StandardCharsets.UTF_8),
            text.getBytes(Charset.forName("windows-1252")))) {
      assertThat(CsvText.of(bytes).rows())
          .containsExactly(
              new CsvText.Row(1, List.of("student", "item", "score")),
              new CsvText.Row(2, List.of("Zo\u00eb; M", "a", "3,5")),
              new CsvText.Row(4, List.of("x", "two\nlines", "\"q\"")));
    }
    assertThat(CsvText.of("a\tb\n'=1\t\n").rows())
        .extracting(CsvText.Row::fields)
        .containsExactly(List.of("a", "b"), List.of("=1", ""));
    assertThat(CsvText.of("").rows()).isEmpty();
  }
}
