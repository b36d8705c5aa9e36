package plyground.courses.war;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import plyground.games.war.Rule;
import plyground.games.war.War;
import plyground.games.war.WarFiles;

/** Where the recorded games are. */
final class Golden {
  private Golden() {}

  static List<Path> cases() {
    try {
      var url = Objects.requireNonNull(Golden.class.getResource("cases"));
      return folders(Path.of(url.toURI()));
    } catch (URISyntaxException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The course's own files lie beside the repository, not in it; empty where they are absent. */
  static List<Path> samples() {
    for (var root = Path.of("").toAbsolutePath(); root != null; root = root.getParent()) {
      var samples = root.resolve("../shared/golden/war/samples").normalize();
      if (Files.isDirectory(samples)) {
        return folders(samples);
      }
    }
    return List.of();
  }

  /** The game of a recorded case. */
  static War game(Path recorded) {
    return WarFiles.war(
        "war",
        recorded.resolve("map.txt").toString(),
        recorded.resolve("init.txt").toString(),
        Rule.ASSIGNMENT);
  }

  static List<Path> folders(Path parent) {
    return list(parent).filter(Files::isDirectory).sorted().toList();
  }

  static Stream<Path> list(Path folder) {
    try (var files = Files.list(folder)) {
      return files.toList().stream();
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
