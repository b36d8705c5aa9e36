package plyground.courses.grading;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import plyground.arena.record.OutputFile;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What a run of marking is known by, kept with the marks: the seed its questions are drawn from,
 * which nobody knows beforehand.
 */
final class RunFile {
  static final String NAME = "run.json";

  private RunFile() {}

  /**
   * The seed that was asked for, or the rubric's, or the one of the marks that are here, or new.
   */
  static long seed(Path folder, @Nullable Long asked, OptionalLong ofRubric) {
    if (asked != null) {
      return asked;
    }
    return ofRubric.orElseGet(
        // Java's numbers and JavaScript's agree up to 53 bits.
        () -> kept(folder).orElseGet(() -> new SecureRandom().nextLong() >>> 11));
  }

  private static OptionalLong kept(Path folder) {
    try {
      var json = JsonMapper.shared().readTree(Files.readString(folder.resolve(NAME)));
      return json.path("seed").isIntegralNumber()
          ? OptionalLong.of(json.path("seed").asLong())
          : OptionalLong.empty();
    } catch (IOException | JacksonException none) {
      return OptionalLong.empty();
    }
  }

  static void write(Path folder, Rubric rubric) {
    var json = JsonMapper.shared().createObjectNode();
    json.put("assignment", rubric.assignment());
    json.put("seed", rubric.seed());
    OutputFile.save(folder.resolve(NAME), json.toPrettyString() + "\n");
  }
}
