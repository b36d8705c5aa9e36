package plyground.courses.grading;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;

/** What is said of rubrics and folders that cannot be used. */
final class GradeInputTest {
  @TempDir Path folder;

  @Test
  void aBrokenRubricIsNamedByItsPlace() throws IOException {
    var rubric = Files.writeString(folder.resolve("broken.json"), "{\n \"assignment\": \"war\", x");
    var run = Runs.of("grade", "war", folder.toString(), "--rubric", rubric.toString());
    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .matches("plyground: .*broken.json, line 2, column \\d+: not JSON from here on; .*\n")
        .doesNotContain("token", "Object");
    var missing = Runs.of("grade", "war", folder.toString(), "--rubric", "no-such.json");
    assertThat(missing.err()).isEqualTo("plyground: cannot read no-such.json: no such file\n");
  }

  @Test
  void saysWhatIsWrongWithItsInput() throws IOException {
    Files.createDirectories(folder.resolve("empty"));
    var rubric = Files.writeString(folder.resolve("rubric.json"), "{\n\"assignment\" \"war\"}");
    String[][] cases = {
      {"no assignment 'wars'", "grade", "wars", folder.toString()},
      {"FOLDER is missing", "grade", "war"},
      {"there is no such folder", "grade", "war", folder.resolve("nowhere").toString()},
      {"there is nothing to mark in it", "grade", "war", folder.resolve("empty").toString()},
      {
        "rubric.json, line 2, column 14: not JSON",
        "grade",
        "war",
        folder.toString(),
        "--rubric",
        "" + rubric
      },
    };
    for (var each : cases) {
      var words = Arrays.copyOfRange(each, 1, each.length);
      var run = Runs.of(words);
      assertThat(run.code()).isEqualTo(2);
      assertThat(run.err()).contains(each[0]).hasLineCount(1);
    }
    for (var wrong :
        Map.of(
                "{\"assignment\":\"othello\"}",
                "it is for 'othello', not for 'war'",
                "{\"assignment\":\"war\",\"file\":\"war\"}",
                "'criteria' is empty",
                "{\"assignment\":\"war\",\"file\":\"war\",\"criteria\":[{\"name\":\"a\",\"kind\":\"b\"}]}",
                "criterion 'a': expected a number of points",
                "{\"assignment\":\"war\",\"file\":\"war\",\"criteria\":[{\"name\":\"a\",\"kind\":\"b\",\"points\":1}]}",
                "criterion 'a': no kind 'b'; expected task or person")
            .entrySet()) {
      Files.writeString(rubric, wrong.getKey());
      var run = Runs.of("grade", "war", folder.toString(), "--rubric", rubric.toString());
      assertThat(run.err()).contains(wrong.getValue());
    }
    for (String assignment : GradedAssignment.names()) {
      assertThat(Runs.of("grade", assignment, "--print-rubric").out()).contains("\"criteria\"");
    }
  }
}
