package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import plyground.courses.Runs;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A class whose hand-ins are made and then marked by the command. */
abstract class MarkedWarClass {
  static final String README = "readme.txt";

  @TempDir Path folder = Path.of("");
  HandInFolder students = new HandInFolder(Path.of(""));

  @BeforeEach
  void makeFolder() throws IOException {
    students = new HandInFolder(Files.createDirectory(folder.resolve("class")));
    for (String compiler : new String[] {"g++", "make"}) {
      assumeTrue(
          Stream.of(System.getenv("PATH").split(File.pathSeparator))
              .anyMatch(each -> Files.isExecutable(Path.of(each, compiler))),
          "there is no " + compiler);
    }
  }

  /** The marks of a run, by student. */
  record Marks(Map<String, JsonNode> all) {
    JsonNode mark(String student) {
      return Objects.requireNonNull(all.get(student), student);
    }

    String line(String student) {
      return mark(student).path("score").asString()
          + " "
          + mark(student).path("remarks").asString();
    }

    String text(String student) {
      return mark(student).path("items").path(0).path("text").asString();
    }
  }

  Marks marks(Path rubric, String... more) {
    String[] usual = {
      "grade", "war", "" + students.folder(), "--rubric", "" + rubric, "--out", "" + out(), "--json"
    };
    var run = Runs.of(Stream.of(usual, more).flatMap(Stream::of).toArray(String[]::new));
    assertThat(run.code()).as(run.err()).isZero();
    var marks = new LinkedHashMap<String, JsonNode>();
    run.out()
        .lines()
        .map(line -> JsonMapper.shared().readTree(line))
        .forEach(json -> marks.put(json.path("student").asString(), json));
    return new Marks(marks);
  }

  Path out() {
    return folder.resolve("marks");
  }

  Path rubric(String criteria) throws IOException {
    return Files.writeString(
        folder.resolve("rubric.json"),
        """
        {
          "assignment": "war", "file": "war", "files": ["readme.txt"], "penalty": 25, "seed": 5,
          "limits": { "move": "12s" },
          "criteria": [ %s,
            { "name": "analysis", "kind": "person", "reads": "readme.txt", "points": 20 } ]
        }
        """
            .formatted(criteria));
  }

  String page(String student) throws IOException {
    return Files.readString(out().resolve(student).resolve("page.md"));
  }
}
