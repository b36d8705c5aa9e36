package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import plyground.arena.record.OutputFile;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A student's {@code results.json} as Gradescope reads it; we read it back to resume. */
final class ResultsFile {
  static final String NAME = "results.json";

  private static final JsonMapper JSON = JsonMapper.shared();

  private ResultsFile() {}

  static void write(Path file, Mark mark) {
    var json = JSON.createObjectNode();
    json.put("score", mark.score());
    json.put("execution_time", Math.rint(10 * mark.seconds()) / 10);
    json.put("output", mark.remark());
    json.put("visibility", "visible");
    var tests = json.putArray("tests");
    int number = 0;
    for (var entry : mark.entries()) {
      test(tests.addObject(), entry, ++number);
    }
    var board = json.putArray("leaderboard").addObject();
    board.put("name", "points");
    board.put("value", mark.score());
    board.put("order", "desc");
    var extra = json.putObject("extra_data");
    extra.put("student", mark.student());
    extra.put("fingerprint", mark.fingerprint());
    write(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
  }

  private static void test(ObjectNode test, Mark.Entry entry, int number) {
    test.put("score", entry.score());
    test.put("max_score", entry.points());
    test.put("status", entry.passed() ? "passed" : "failed");
    test.put("name", entry.name());
    test.put("number", Integer.toString(number));
    test.put("output", entry.text());
    test.putArray("tags");
    test.put("visibility", "visible");
    test.putObject("extra_data").put("remark", entry.remark());
  }

  /** A mark given before, if it was for the same submission and the same rubric. */
  static Optional<Mark> read(Path file, String student, String fingerprint) {
    try {
      var json = JSON.readTree(Files.readString(file));
      if (!json.path("extra_data").path("fingerprint").asString("").equals(fingerprint)) {
        return Optional.empty();
      }
      var entries = new ArrayList<Mark.Entry>();
      for (var test : json.path("tests")) {
        entries.add(
            new Mark.Entry(
                test.path("name").asString(),
                test.path("score").asDouble(),
                test.path("max_score").asDouble(),
                test.path("extra_data").path("remark").asString(""),
                test.path("output").asString()));
      }
      double seconds = json.path("execution_time").asDouble();
      return Optional.of(
          new Mark(student, fingerprint, json.path("output").asString(), entries, seconds));
    } catch (IOException | JacksonException notThere) {
      return Optional.empty();
    }
  }

  /** Appears only when it is complete. */
  static void write(Path file, String text) {
    try (var out = new OutputFile(file)) {
      out.writer().write(text);
      out.commit();
    } catch (IOException failure) {
      throw new InputException("cannot write " + file + ": " + failure.getMessage(), failure);
    }
  }
}
