package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.ResourceLimits;
import plyground.arena.record.ResourceText;
import plyground.console.UnreadableFile;
import plyground.core.InputException;
import plyground.core.spec.Times;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a rubric; each complaint names the file and the place in it. */
final class RubricFile {
  private static final List<String> OWN = List.of("name", "kind", "points", "mistakes");

  private RubricFile() {}

  /**
   * The one in a file, or else the one that is shipped for the assignment.
   *
   * @param seed which one is taken where the rubric has this one, or none
   */
  static Rubric read(String assignment, @Nullable Path file, ToLongFunction<OptionalLong> seed) {
    String place = file == null ? "the shipped rubric" : file.toString();
    try {
      return rubric(assignment, file == null ? shipped(assignment) : Files.readString(file), seed);
    } catch (IOException unreadable) {
      throw UnreadableFile.because(Path.of(place), unreadable);
    } catch (JacksonException noJson) {
      var at = noJson.getLocation();
      String where = at == null ? "" : ", line " + at.getLineNr() + ", column " + at.getColumnNr();
      throw new InputException(
          place + where + ": not JSON from here on; --print-rubric shows a rubric", noJson);
    } catch (InputException wrong) {
      throw wrong.at(place);
    }
  }

  /** The text of the shipped rubric, which is where one's own best starts from. */
  static String shipped(String assignment) {
    var described = GradedAssignment.of(assignment).getClass();
    return ResourceText.find(described, "rubric.json")
        .orElseThrow(() -> new InputException("there is no rubric for '" + assignment + "'"));
  }

  private static Rubric rubric(String assignment, String text, ToLongFunction<OptionalLong> seed) {
    var json = JsonMapper.shared().readTree(text);
    if (!string(json, "assignment").equals(assignment)) {
      throw new InputException(
          "it is for '" + string(json, "assignment") + "', not for '" + assignment + "'");
    }
    var criteria = new ArrayList<Criterion>();
    for (var each : json.path("criteria")) {
      criteria.add(criterion(each));
    }
    if (criteria.isEmpty()) {
      throw new InputException("'criteria' is empty; expected a list of at least one");
    }
    return new Rubric(
        assignment,
        string(json, "file"),
        files(json.path("files")),
        penalty(json.path("penalty")),
        seed.applyAsLong(seed(json.path("seed"))),
        limits(json.path("limits")),
        criteria,
        text);
  }

  private static List<String> files(JsonNode json) {
    var files = new ArrayList<String>();
    json.forEach(each -> files.add(each.asString()));
    return files;
  }

  private static double penalty(JsonNode json) {
    if (json.isMissingNode()) {
      return 0;
    }
    if (!json.isNumber() || json.asDouble() < 0) {
      throw new InputException("'penalty' is " + json + "; expected a number of points from 0");
    }
    return json.asDouble();
  }

  private static OptionalLong seed(JsonNode json) {
    if (json.isMissingNode()) {
      return OptionalLong.empty();
    }
    if (!json.isIntegralNumber()) {
      throw new InputException("'seed' is " + json + "; expected a whole number");
    }
    return OptionalLong.of(json.asLong());
  }

  private static Criterion criterion(JsonNode json) {
    String name = string(json, "name");
    boolean rule = json.has("penalty") && !json.has("points");
    var points = json.path("points");
    if (!rule && (!points.isNumber() || points.asDouble() < 0)) {
      throw new InputException("criterion '" + name + "': expected a number of points from 0");
    }
    Map<String, String> settings = new LinkedHashMap<>();
    json.properties().stream()
        .filter(each -> !OWN.contains(each.getKey()))
        .forEach(each -> settings.put(each.getKey(), each.getValue().asString()));
    return new Criterion(
        name, string(json, "kind"), points.asDouble(0), settings, mistakes(name, json));
  }

  private static Map<String, Double> mistakes(String name, JsonNode json) {
    Map<String, Double> costs = new LinkedHashMap<>();
    json.path("mistakes")
        .properties()
        .forEach(
            each -> {
              double cost = each.getValue().asDouble(-1);
              if (cost < 0 || cost > 1) {
                throw new InputException(
                    "criterion '%s', mistake '%s': expected the share it costs, from 0 to 1"
                        .formatted(name, each.getKey()));
              }
              costs.put(each.getKey(), cost);
            });
    return costs;
  }

  private static ResourceLimits limits(JsonNode limits) {
    var usual = ResourceLimits.DEFAULT;
    return new ResourceLimits(
        time(limits, "startup", usual.startup()),
        time(limits, "move", usual.move()),
        usual.margin(),
        limits.path("memory").asInt(usual.memory()),
        limits.path("processes").asInt(usual.processes()),
        usual.file(),
        usual.line(),
        usual.output(),
        usual.sandbox(),
        usual.cores());
  }

  private static Duration time(JsonNode limits, String name, Duration fallback) {
    var given = limits.path(name);
    try {
      return given.isMissingNode() ? fallback : Times.parse(given.asString());
    } catch (InputException wrong) {
      throw wrong.at("limits, '" + name + "'");
    }
  }

  private static String string(JsonNode json, String name) {
    var value = json.path(name);
    if (!value.isString() || value.asString().isEmpty()) {
      throw new InputException("'" + name + "' is missing; expected a text");
    }
    return value.asString();
  }
}
