package plyground.agents.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Collectors;
import java.util.zip.Deflater;
import plyground.agents.sandbox.PrivateFolder;

/**
 * What of a jar of ours somebody's class needs to play: games, searches and the words it is spoken
 * to in. The rest, such as the solutions of assignments, is not in its reach.
 */
final class RunnerJar {
  private static final String SERVICES = "META-INF/services/plyground.";
  private static final List<String> NEEDED =
      List.of(
          "plyground/core/",
          "plyground/search/",
          "plyground/games/",
          "plyground/agents/",
          "tools/jackson/core/",
          SERVICES);

  private static final Map<Path, Path> MADE = new ConcurrentHashMap<>();

  private RunnerJar() {}

  /** The needed part of a jar, made once a run; a folder of classes stays as it is. */
  static Path of(Path place) {
    return Files.isDirectory(place) ? place : MADE.computeIfAbsent(place, RunnerJar::make);
  }

  private static Path make(Path from) {
    try (var jar = new JarFile(from.toFile())) {
      var to = PrivateFolder.make("runner").resolve(String.valueOf(from.getFileName()));
      try (var out = new JarOutputStream(Files.newOutputStream(to))) {
        out.setLevel(Deflater.BEST_SPEED);
        for (var entry : jar.stream().filter(RunnerJar::needed).toList()) {
          out.putNextEntry(new JarEntry(entry.getName()));
          out.write(content(jar, entry));
        }
      }
      return to;
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static boolean needed(JarEntry entry) {
    String name = entry.getName();
    return !entry.isDirectory()
        && !name.endsWith(".pl")
        && NEEDED.stream().anyMatch(name::startsWith);
  }

  /** Services name no classes that are not there. */
  private static byte[] content(JarFile jar, JarEntry entry) throws IOException {
    try (var in = jar.getInputStream(entry)) {
      var bytes = in.readAllBytes();
      if (!entry.getName().startsWith(SERVICES)) {
        return bytes;
      }
      return new String(bytes, StandardCharsets.UTF_8)
          .lines()
          .filter(line -> needed(new JarEntry(line.strip().replace('.', '/'))))
          .collect(Collectors.joining("\n"))
          .getBytes(StandardCharsets.UTF_8);
    }
  }
}
