package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Escape;
import tools.jackson.core.JacksonException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A student's {@code results.json} as Gradescope reads it; we read it back to resume. */
final class ResultsFile {
  static final String NAME = "results.json";

  /** What students wrote must not steer the terminal of who looks at it. */
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  private ResultsFile() {}

  static void write(Path file, Mark mark) {
    var json = JSON.createObjectNode();
    json.put("score", mark.score());
    json.put("execution_time", mark.seconds());
    json.put("output", Escape.line(mark.remark()));
    json.put("output_format", "text");
    json.put("test_output_format", "md");
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
    extra.put("remark", mark.remark());
    mark.notes().forEach(extra.putArray("notes")::add);
    OutputFile.save(file, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n");
  }

  private static void test(ObjectNode test, Mark.Entry entry, int number) {
    test.put("score", entry.score());
    test.put("max_score", entry.points());
    test.put("status", entry.passed() ? "passed" : "failed");
    test.put("name", Escape.line(entry.name()));
    test.put("number", Integer.toString(number));
    test.put("output", StudentPage.markdown(entry));
    test.putArray("tags");
    test.put("visibility", "visible");
    var extra = test.putObject("extra_data");
    extra.put("item", entry.name());
    extra.put("remark", entry.remark());
    extra.put("open", entry.open());
    entry.lines().forEach(extra.putArray("lines")::add);
    if (!entry.traits().isEmpty()) {
      extra.put("traits", String.join(" ", entry.traits()));
    }
  }

  /** A mark given before, if it was for the same submission and the same rubric. */
  static Optional<Mark> read(Path file, String student, String fingerprint) {
    try {
      var json = JSON.readTree(Files.readString(file));
      if (fingerprint.isEmpty()
          || !json.path("extra_data").path("fingerprint").asString("").equals(fingerprint)) {
        return Optional.empty();
      }
      var extra = json.path("extra_data");
      var entries = new ArrayList<Mark.Entry>();
      json.path("tests").forEach(test -> entries.add(entry(test)));
      return Optional.of(
          new Mark(
              student,
              fingerprint,
              extra.path("remark").asString(""),
              strings(extra.path("notes")),
              entries,
              json.path("execution_time").asDouble()));
    } catch (IOException | JacksonException notThere) {
      return Optional.empty();
    }
  }

  private static Mark.Entry entry(JsonNode test) {
    var extra = test.path("extra_data");
    return new Mark.Entry(
        extra.path("item").asString(test.path("name").asString("")),
        test.path("score").asDouble(),
        test.path("max_score").asDouble(),
        extra.path("remark").asString(""),
        strings(extra.path("lines")),
        extra.path("open").asBoolean(false),
        traits(extra.path("traits").asString("")));
  }

  private static List<String> traits(String words) {
    return words.isEmpty() ? List.of() : List.of(words.split(" "));
  }

  private static List<String> strings(JsonNode json) {
    var strings = new ArrayList<String>();
    json.forEach(each -> strings.add(each.asString("")));
    return strings;
  }
}
