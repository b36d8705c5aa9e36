package plyground.agents.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RunnerJarTest {
  @TempDir Path folder = Path.of("");

  @Test
  void holdsWhatAPlayerNeedsAndNoSolutions() throws IOException {
    var whole = folder.resolve("whole.jar");
    String service = "META-INF/services/plyground.core.spi.GameProvider";
    write(
        whole,
        Map.of(
            "plyground/core/Game.class",
            "game",
            "plyground/agents/prolog/my_wol.pl",
            "solution",
            "plyground/cli/Main.class",
            "main",
            "plyground/web/Lab.class",
            "lab",
            service,
            "plyground.games.Othello\nplyground.courses.Solutions\n"));
    var small = RunnerJar.of(whole);
    assertThat(read(small))
        .containsOnly(
            Map.entry("plyground/core/Game.class", "game"),
            Map.entry(service, "plyground.games.Othello"));
    assertThat(small.getParent()).isDirectoryNotContaining(file -> !file.equals(small));
    assertThat(RunnerJar.of(whole)).isEqualTo(small);
    assertThat(RunnerJar.of(folder)).isEqualTo(folder);
  }

  private static void write(Path jar, Map<String, String> entries) throws IOException {
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (var entry : entries.entrySet()) {
        out.putNextEntry(new JarEntry(entry.getKey()));
        out.write(entry.getValue().getBytes(StandardCharsets.UTF_8));
      }
    }
  }

  private static Map<String, String> read(Path file) throws IOException {
    var entries = new TreeMap<String, String>();
    try (var jar = new JarFile(file.toFile())) {
      for (var entry : jar.stream().toList()) {
        try (var in = jar.getInputStream(entry)) {
          entries.put(entry.getName(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
      }
    }
    return entries;
  }
}
