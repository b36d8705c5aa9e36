package plyground.agents.plugin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.Perft;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.PluginSource;

final class PluginsTest {
  @TempDir Path folder;

  @AfterEach
  void uninstall() {
    Plugins.install(List.of(), null);
  }

  private Path classes(PluginSource source) throws IOException {
    var classes = folder.resolve("classes");
    var compiled = JavaSources.compile(List.of(source.save(folder.resolve("source"))));
    for (var each : compiled.entrySet()) {
      var file = classes.resolve(each.getKey());
      Files.createDirectories(file.getParent());
      Files.write(file, each.getValue());
    }
    return classes;
  }

  private Path jar(String name, PluginSource source, Map<String, String> entries)
      throws IOException {
    var manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    entries.forEach((key, value) -> manifest.getMainAttributes().putValue(key, value));
    var jar = folder.resolve(name);
    var compiled = JavaSources.compile(List.of(source.save(folder.resolve("source"))));
    try (var out = new JarOutputStream(Files.newOutputStream(jar), manifest)) {
      for (var each : compiled.entrySet()) {
        out.putNextEntry(new JarEntry(each.getKey()));
        out.write(each.getValue());
      }
    }
    return jar;
  }

  @Test
  void oneGameComesFromAFileAFolderOrAJar() throws IOException {
    var heap = PluginSource.HEAP;
    var project = folder.resolve("project");
    heap.save(project);
    for (var path :
        List.of(
            heap.save(folder),
            project,
            classes(heap),
            jar("heap.jar", heap, Map.of("Plyground-Api", "1")))) {
      var plugin = Plugins.load(path);
      assertThat(plugin.games()).extracting(GameDescriptor::name).containsExactly("heap");
      assertThat(plugin.sha256()).matches("[0-9a-f]{64}");
      assertThat(plugin.path()).isEqualTo(path);
      assertThat(lines(plugin.games().getFirst(), 7)).isEqualTo(1);
    }
  }

  private static <P extends Position<P>> long lines(GameDescriptor<P> descriptor, int depth) {
    var game = descriptor.create(new Settings(List.of(), Map.of()));
    return new Perft<>(game).count(game.start(new SplitMix(1)), depth);
  }

  /** Classes of the same name do not meet. */
  @Test
  void twoVersionsStandSideBySide() {
    var old = PluginSource.HEAP.named("old-heap").save(folder.resolve("old"));
    var now = PluginSource.HEAP.named("new-heap").with("Math.min(3, left)", "Math.min(2, left)");
    Plugins.install(List.of(old, now.save(folder.resolve("new"))), null);
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    assertThat(lines(catalogue.open("old-heap").descriptor(), 1)).isEqualTo(3);
    assertThat(lines(catalogue.open("new-heap").descriptor(), 1)).isEqualTo(2);
    assertThat(Plugins.of("old-heap").orElseThrow().sha256())
        .isNotEqualTo(Plugins.of("new-heap:x=1").orElseThrow().sha256());
  }

  @Test
  void aFolderOfPluginsIsLookedIntoWhenAskedFor() throws IOException {
    PluginSource.HEAP.save(folder);
    Files.writeString(folder.resolve("Broken.java"), "class Broken {");
    Files.writeString(folder.resolve(".hidden"), "");
    Plugins.install(List.of(), folder);
    assertThat(Plugins.of("heap")).isEmpty();
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    assertThat(catalogue.open("heap").game().name()).isEqualTo("heap");
    assertThat(Plugins.of("heap")).isPresent();
    assertThat(Plugins.installed().complaints())
        .singleElement()
        .asString()
        .contains("Broken.java: line 1");
  }

  @Test
  void whatIsWrongIsToldInOneLine() throws IOException {
    refused(folder.resolve("none.jar"), "there is no such file or folder");
    refused(folder, "neither .java files nor classes");
    Files.writeString(folder.resolve("text.jar"), "no jar");
    refused(folder.resolve("text.jar"), "expected a jar, a folder, a .java file or a program");
    var heap = PluginSource.HEAP;
    refused(
        heap.with("return left == 0;", "return lift == 0;").save(folder),
        "cannot find symbol, symbol:   variable lift");
    refused(heap.with("return left == 0;", "return lift == 0;").save(folder), "return lift == 0;");
    refused(heap.named("Big Heap").save(folder), "game 'Big Heap': expected a name of small");
    refused(
        heap.with("static int calls;", "static int calls = 1 / 0;").save(folder),
        "failed to start: java.lang.ArithmeticException: / by zero");
    refused(
        heap.with("implements GameProvider<Heap.Stones>", "")
            .with("@Override\n  public GameD", "public GameD")
            .save(folder),
        "no class in it implements GameProvider");
    refused(
        heap.with("public final class Heap implements", "final class Heap implements").save(folder),
        "expected a public class");
    refused(
        jar("new.jar", heap, Map.of("Plyground-Api", "99")),
        "made for version 99 of the interface for games; this Plyground has 1");
  }

  @Test
  void aClassThatMissesSomethingOfOursIsForAnotherVersion() throws IOException {
    var classes = classes(PluginSource.HEAP);
    var type = classes.resolve("Heap.class");
    byte[] bytes = Files.readAllBytes(type);
    byte[] wanted = "BoardGame".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
    for (int i = 0; i + wanted.length < bytes.length; i++) {
      if (java.util.Arrays.equals(bytes, i, i + wanted.length, wanted, 0, wanted.length)) {
        bytes[i] = 'b';
      }
    }
    Files.write(type, bytes);
    refused(classes, "made for another version of Plyground");
  }

  @Test
  void twoGamesOfOneNameAreRefused() {
    var one = PluginSource.HEAP.save(folder.resolve("one"));
    var other = PluginSource.HEAP.save(folder.resolve("other"));
    assertThatThrownBy(() -> Plugins.install(List.of(one, other), null))
        .hasMessage("plugins %s and %s both have a game 'heap'; give one of them", one, other);
  }

  private static void refused(Path path, String complaint) {
    assertThatThrownBy(() -> Plugins.load(path))
        .hasMessageStartingWith("plugin " + path + ": ")
        .hasMessageContaining(complaint)
        .hasMessageNotContaining("\n");
  }
}
