package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.courses.war.HandInFolder.program;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plyground.courses.Runs;

/** What stands in the marks: by hand, for the format, and however hand-ins are laid out. */
@Timeout(600)
final class WarMarksTest extends MarkedWarClass {
  @Test
  @Tag("slow")
  void aPersonsMarksStay() throws IOException {
    students.zip("First_Last.zip", "war.cpp", program("war.cpp"), README, "x");
    students.folder("=2+3", "war.cpp", program("war.cpp"), README, "x");
    var rubric = rubric("{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80}");
    marks(rubric);
    var table = out().resolve("by-hand.csv");
    assertThat(table)
        .hasContent(
            """
            student,item,points,score,remark
            "'=2+3",analysis,20,,
            First_Last,analysis,20,,
            """);
    Files.writeString(
        table, Files.readString(table).replaceFirst("20,,", "20,15,\"short, but <good>\""));
    var marks = marks(rubric);
    assertThat(marks.line("=2+3")).isEqualTo("95 analysis short, but <good>");
    assertThat(page("=2+3")).contains("# \\=2+3: 95 of 100", "short, but \\<good>");
    assertThat(marks.line("First_Last")).isEqualTo("80 to be marked by a person: analysis");
    assertThat(Files.readString(table)).contains("\"'=2+3\",analysis,20,15,\"short, but <good>\"");
    Files.writeString(table, Files.readString(table).replace("20,15", "20,25"));
    var run =
        Runs.of(
            "grade", "war", "" + students.folder(), "--rubric", "" + rubric, "--out", "" + out());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("by-hand.csv: =2+3, analysis: score 25; there are 20 points");
  }

  /** What a spreadsheet made of the table, and who is not in the folder any more. */
  @Test
  @Tag("slow")
  void aPersonsTableMayComeBackFromASpreadsheet() throws IOException {
    students.zip("First_Last.zip", "war.cpp", program("war.cpp"), README, "x");
    var rubric = rubric("{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80}");
    Files.createDirectories(out());
    Files.writeString(
        out().resolve("by-hand.csv"),
        String.join(
            "\r\n",
            "\uFEFFstudent;item;points;score;remark",
            "First_Last;analysis;20;12,5;\"good;\nshort\"",
            "Gone_Away;analysis;20;7;kept",
            ""));
    assertThat(marks(rubric).line("First_Last")).startsWith("92.5 analysis good;");
    assertThat(Files.readString(out().resolve("by-hand.csv")))
        .contains("First_Last,analysis,20,12.5,", "Gone_Away,analysis,,7,kept");
  }

  /** As students lay out their folders and platforms name what they download. */
  @Test
  @Tag("slow")
  void unusualLayoutsAreMarked() throws IOException {
    String java = program("war.java");
    String cpp = program("war.cpp");
    String split =
        "#include \"board.h\"\n"
            + cpp.replace("int main(", "int other() { return twice(1); }\nint main(");
    String board = "#include \"board.h\"\nint twice(int x) { return 2 * x; }";
    students.zip(
        "Two_Folders.zip",
        "my src/war.cpp",
        split,
        "include/board.h",
        "int twice(int);",
        "lib/b.cc",
        board);
    students.zip("With_Test.zip", "war.cpp", cpp, "test.cpp", "int main() { return 0; }");
    students.zip("Hw 3_ab_attempt_2014-04-04-23-10-59_Anna_Meyer.zip", "war.java", java);
    students.folder("Jo Doe_9_assignsubmission_file_");
    students.zip("Jo Doe_9_assignsubmission_file_/Jo_Doe.zip", "war.java", java);
    var marks =
        marks(
            rubric("{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80}"),
            "--threads",
            "4");
    assertThat(marks.all()).hasSize(4);
    marks
        .all()
        .keySet()
        .forEach(
            student ->
                assertThat(marks.line(student))
                    .as(student)
                    .isEqualTo("80 analysis there is no readme.txt"));
  }

  @Test
  @Tag("slow")
  void formatCostsPointsIfTheRubricSaysSo() throws IOException {
    students.zip("First_Last.zip", "war.cpp", program("war.cpp"), README, "x");
    var marks =
        marks(
            rubric(
                "{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80,"
                    + " \"format\": \"exact\"}"));
    assertThat(marks.line("First_Last"))
        .startsWith("0 task 1 moves 0/1, log 0/1: same moves, other format;");
  }
}
