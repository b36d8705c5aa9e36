package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static plyground.courses.war.HandInFolder.javaWith;
import static plyground.courses.war.HandInFolder.program;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plyground.agents.sandbox.Sandbox;
import tools.jackson.databind.json.JsonMapper;

/** Classes of students as they are, marked by one command that no hand-in ends. */
@Timeout(600)
final class WarClassTest extends MarkedWarClass {
  private static final Path RUBRICS = Path.of("src/test/resources/plyground/courses/grading");

  @Test
  @Tag("slow")
  void aWholeClassIsMarkedInOneCommand() throws Exception {
    new MixedClass(students).write();
    var marks =
        marks(
            rubric(
                "{\"name\": \"task 3\", \"kind\": \"task\", \"task\": 3, \"depth\": 2,"
                    + " \"maps\": 1, \"points\": 80}"),
            "--threads",
            "4");
    assertThat(marks.all()).hasSize(33);
    String open = "to be marked by a person: analysis";
    for (String right : new String[] {"First_Last", "Zo\u00eb_M\u00fcller", "Folder_Java"}) {
      assertThat(marks.line(right)).as(right).isEqualTo("80 " + open);
    }
    assertThat(marks.line("Latin_One")).isEqualTo("80 analysis there is no readme.txt");
    assertThat(marks.line("Cpp_Zip")).isEqualTo("80 " + open);
    assertThat(marks.text("Cpp_Zip"))
        .contains("Same moves, other format", "yours: Turn = 0\nright: TURN = 0");
    assertThat(marks.line("Make_File")).isEqualTo("80 " + open);
    Map.of(
            "Tar_Ball", "Tar_Ball.tar.gz is no zip file",
            "student07", "the archive is called student07.zip; expected firstname_lastname.zip",
            "Wrong_Case", "the program is War.java; expected war.java",
            "Pack_Age", "war is in a package",
            "Class_Only", "the sources are missing")
        .forEach(
            (student, why) ->
                assertThat(marks.line(student))
                    .as(student)
                    .startsWith("55 ")
                    .contains("handing in " + why));
    assertThat(marks.line("Does_Not")).isEqualTo("0 It does not compile, which earns nothing.");
    assertThat(page("Does_Not")).contains("war.java:1: error:");
    assertThat(marks.line("Cpp_Broken")).startsWith("0 It does not compile");
    assertThat(marks.line("Stub_Java")).startsWith("0 task 3 moves 0/1, log 0/1: the program");
    assertThat(marks.line("Hang_Cpp")).contains("did not answer within 12 s");
    assertThat(marks.line("Only_Readme")).startsWith("0 There is no program in it");
    assertThat(marks.line("Damaged_Zip")).startsWith("0 It is not marked: it cannot be unp");
    assertThat(marks.line("Rar_File")).contains("a rar file, which is not unpacked here");
    assertThat(marks.line("Zip_Bomb")).contains("it holds more than 64 MB");
    assertThat(marks.line("Plyground_Jar")).startsWith("0 There is no program in it");
    assertThat(marks.line("Plyground_Java")).startsWith("0 It is Plyground's own program");
    if (Sandbox.here() == Sandbox.BUBBLEWRAP) {
      assertThat(marks.line("Finds_Us")).startsWith("0 task 3 moves 0/1, log 0/1");
    }
    assertThat(marks.line("Twice_In.zip")).startsWith("0 ");
    assertThat(marks.line("Twice_In")).startsWith("0 ");
    nothingLeaks();
  }

  /** No page says what the hand-in should not have read, nor does what it should not do. */
  private void nothingLeaks() throws IOException {
    try (var files = Files.walk(out())) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        String text = Files.readString(file);
        assertThat(text).as(file.toString()).doesNotContain("PATH=", "\u009b", "\u001b");
        if (file.toString().endsWith("page.html")) {
          assertThat(text).as(file.toString()).doesNotContain("<script>", "<img");
        }
      }
    }
    assertThat(page("Crash_Java")).contains("\\<script>alert(1)\\</script> \\`\\`\\` \\|x\\|");
    String table = Files.readString(out().resolve("table.md"));
    assertThat(table)
        .contains("[Zo\u00eb_M\u00fcller](Zo%C3%AB_M%C3%BCller/page.md)")
        .contains("[a\\|b\\<img src=x>](a%7Cb%3Cimg%20src%3Dx%3E/page.md)")
        .contains("Nobody's, and left aside: marks.xlsx, notes.txt.");
    assertThat(Files.readString(out().resolve("table.csv"))).contains("\"'=HYPERLINK(1)\",0");
  }

  @Test
  @Tag("slow")
  void mistakesAreRecognisedAndExplained() {
    students.folder("right", "war.java", program("war.java"), README, "x");
    students.folder("ties", "war.java", ties());
    students.folder(
        "deep", "war.java", javaWith("(options.get(\"-d\"))", "(options.get(\"-d\")) + 1"));
    students.folder("sums", "war.java", javaWith("sum += worth[city];", "sum += worth[city] + 1;"));
    var marks = marks(RUBRICS.resolve("war-rubric.json"), "--threads", "4");
    assertThat(marks.line("right")).isEqualTo("80 to be marked by a person: analysis");
    assertThat(marks.line("ties"))
        .contains("task 2: minimax moves", "ties go to the last of equally good moves");
    assertThat(marks.line("deep")).contains("the depth is off by one: it looks one ply further");
    assertThat(marks.mark("sums").path("score").asInt()).isEqualTo(40);
    assertThat(marks.text("sums"))
        .contains("The moves file: right on 0 of 2 maps.")
        .containsPattern(
            "On map1.txt the moves file differs first in line 5:\nyours: Union,\\{A},(\\d).0")
        .contains("To see it: war -t 2 -d 2 -m map1.txt -i init1.txt -op ");
  }

  private static String ties() {
    return javaWith("value > most", "value >= most")
        .replace(
            "if (side * reply > side * value) {",
            "if (side * reply > side * value" + " || best != null && reply == value) {");
  }

  /** The hint is made by the same command as the marks, and leaves supplied code out. */
  @Test
  @Tag("slow")
  void alikeSubmissionsAreNamedOnRequest() throws IOException {
    String java = program("war.java");
    students.zip("Anna_First.zip", "war.java", java);
    students.zip(
        "Bert_Copy.zip",
        "war.java",
        "// mine\n" + java.replace("worth", "value").replace("  ", "\t"));
    students.zip("Cleo_Own.zip", "war.cpp", program("war.cpp"));
    var rubric = rubric("{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80}");
    marks(rubric);
    assertThat(out().resolve("similarity.html")).doesNotExist();
    marks(rubric, "--similarity");
    var pairs = JsonMapper.shared().readTree(Files.readString(out().resolve("similarity.json")));
    assertThat(pairs.toString()).contains("Anna_First", "Bert_Copy");
    String page = Files.readString(out().resolve("similarity.html"));
    assertThat(page).contains("Anna_First", "Bert_Copy", "not a verdict");
    assertThat(Files.readString(out().resolve("similarity.md")))
        .contains("| Anna_First | Bert_Copy |");
    var given = Files.writeString(folder.resolve("given.java"), java);
    marks(rubric, "--similarity", "--template", "" + given);
    assertThat(Files.readString(out().resolve("similarity.md")))
        .doesNotContain("| Anna_First | Bert_Copy |");
  }

  /** A makefile may say anything: it sees no more of this machine than a program does. */
  @Test
  void compilersAreShutAway() throws IOException {
    assumeTrue(Sandbox.here() == Sandbox.BUBBLEWRAP, "there is no bubblewrap");
    var secret = Files.writeString(folder.resolve("secret"), "the lecturer's own");
    students.folder(
        "First_Last",
        "Makefile",
        "war:\n\t-cat " + secret + " >&2\n\tls " + students.folder() + " >&2\n",
        "war.cpp",
        "does not compile",
        README,
        "x");
    students.folder("Second_One", README, "x");
    var marks =
        marks(rubric("{\"name\": \"task 1\", \"kind\": \"task\", \"maps\": 1, \"points\": 80}"));
    assertThat(marks.line("First_Last")).startsWith("0 It does not compile");
    assertThat(page("First_Last"))
        .contains("secret: No such file", "class': No such file")
        .doesNotContain("the lecturer's own", "Second_One");
  }
}
