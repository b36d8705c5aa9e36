package plyground.arena.report;

import java.util.List;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** One hand-in's {@code results.json} as Gradescope reads it. */
public record GradescopeResults(double score, List<Item> items) {
  /** What people are called must not steer the terminal of who looks at it. */
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

  /** What was looked at, with its points and a remark. */
  public record Item(String name, double score, double points, String remark) {}

  /** As the platform reads it. */
  public String json() {
    var json = JSON.createObjectNode();
    json.put("score", score);
    json.put("visibility", "visible");
    var tests = json.putArray("tests");
    for (var item : items) {
      var test = tests.addObject();
      test.put("name", Escape.line(item.name()));
      test.put("score", item.score());
      test.put("max_score", item.points());
      test.put("output", Escape.line(item.remark()));
    }
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
  }
}
