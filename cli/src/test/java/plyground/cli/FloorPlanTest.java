package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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
    assertThat(drawn()).isEqualTo(reduced(built()));
  }

  private static Map<String, Set<String>> drawn() throws IOException {
    return arrows(ARROW.matcher(Files.readString(ROOT.resolve("ARCHITECTURE.md"))).results());
  }

  private static Map<String, Set<String>> arrows(Stream<MatchResult> found) {
    return found.collect(
        Collectors.groupingBy(
            arrow -> arrow.group(1),
            TreeMap::new,
            Collectors.mapping(arrow -> arrow.group(2), Collectors.toCollection(TreeSet::new))));
  }

  /** What the modules that are shipped, and the testkit, say they need outside of tests. */
  private static Map<String, Set<String>> built() throws IOException {
    var arrows = new TreeMap<String, Set<String>>();
    for (var module : modules()) {
      var pom = Files.readString(ROOT.resolve(module).resolve("pom.xml"));
      var needed =
          DEPENDENCY
              .matcher(pom)
              .results()
              .filter(dependency -> !dependency.group(2).contains("<scope>test</scope>"))
              .map(dependency -> dependency.group(1))
              .collect(Collectors.toCollection(TreeSet::new));
      if (!needed.isEmpty()) {
        arrows.put(module, needed);
      }
    }
    return arrows;
  }

  /** Without the arrows that only shorten a way along others: a picture of all shows nothing. */
  private static Map<String, Set<String>> reduced(Map<String, Set<String>> arrows) {
    var reduced = new TreeMap<String, Set<String>>();
    arrows.forEach(
        (from, all) ->
            reduced.put(
                from,
                all.stream()
                    .filter(to -> all.stream().noneMatch(via -> leads(arrows, via, to)))
                    .collect(Collectors.toCollection(TreeSet::new))));
    return reduced;
  }

  private static boolean leads(Map<String, Set<String>> arrows, String from, String to) {
    return arrows.getOrDefault(from, Set.of()).stream()
        .anyMatch(next -> next.equals(to) || leads(arrows, next, to));
  }

  private static List<String> modules() throws IOException {
    return Pattern.compile("<module>(\\w+)</module>")
        .matcher(Files.readString(ROOT.resolve("pom.xml")))
        .results()
        .map(module -> module.group(1))
        .filter(module -> !List.of("bench", "bom").contains(module))
        .toList();
  }
}
