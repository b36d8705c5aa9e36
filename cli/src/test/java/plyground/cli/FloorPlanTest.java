package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The picture in ARCHITECTURE.md shows the very arrows the build has. */
final class FloorPlanTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern ARROW = Pattern.compile("(?m)^  (\\w+) --> (\\w+)$");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>plyground</groupId>\\s*<artifactId>plyground-(\\w+)</artifactId>"
              + "(.*?)</dependency>",
          Pattern.DOTALL);

  @Test
  void thePictureIsTheBuild() throws IOException {
    assertThat(built()).containsExactlyElementsOf(drawn());
  }

  private static Set<String> drawn() throws IOException {
    return ARROW
        .matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md")))
        .results()
        .map(arrow -> arrow.group(1) + " --> " + arrow.group(2))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What the modules that are shipped, and the testkit, say they need outside of tests. */
  private static Set<String> built() throws IOException {
    var arrows = new TreeSet<String>();
    for (var module : modules()) {
      var dependencies =
          DEPENDENCY.matcher(Files.readString(ROOT.resolve(module).resolve("pom.xml")));
      while (dependencies.find()) {
        if (!dependencies.group(2).contains("<scope>test</scope>")) {
          arrows.add(module + " --> " + dependencies.group(1));
        }
      }
    }
    return arrows;
  }

  private static List<String> modules() throws IOException {
    return Pattern.compile("<module>(\\w+)</module>")
        .matcher(Files.readString(ROOT.resolve("pom.xml")))
        .results()
        .map(module -> module.group(1))
        .filter(module -> !module.equals("bench"))
        .toList();
  }
}
