package plyground.agents.plugin;

import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarInputStream;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/**
 * What a plugin is made of: classes and other files by name, from a jar, a folder of classes, a
 * folder of sources or one source file.
 */
final class PluginFiles {
  private static final String API_ENTRY = "Plyground-Api";
  private static final long MOST_BYTES = 64L << 20;

  private final Path path;
  private final Map<String, byte[]> contents = new TreeMap<>();
  private String sha256 = "";

  private PluginFiles(Path path) {
    this.path = path;
  }

  /**
   * @throws InputException if there is nothing to load
   */
  static PluginFiles read(Path path) {
    var files = new PluginFiles(path);
    try {
      if (!Files.exists(path)) {
        throw new InputException("there is no such file or folder");
      }
      files.read();
    } catch (IOException failure) {
      throw new InputException("cannot read it: " + failure.getMessage(), failure);
    }
    return files;
  }

  /** Of a plugin that is a single file. */
  static String sha256(Path file) {
    try {
      return hex(Files.readAllBytes(file));
    } catch (IOException failure) {
      throw new InputException("cannot read it: " + failure.getMessage(), failure);
    }
  }

  private void read() throws IOException {
    if (Files.isDirectory(path)) {
      var sources = sources();
      if (sources.isEmpty()) {
        readFolder();
      } else {
        compile(sources);
      }
    } else if (path.toString().endsWith(".java")) {
      compile(List.of(path));
      sha256 = hex(Files.readAllBytes(path));
    } else {
      readJar();
    }
  }

  /** The rules of a project, without its tests. */
  private List<Path> sources() throws IOException {
    try (var inside = Files.list(path)) {
      return inside
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.toString().endsWith("Test.java"))
          .sorted()
          .toList();
    }
  }

  private void compile(List<Path> sources) throws IOException {
    contents.putAll(JavaSources.compile(sources));
    sha256 = hex(listed(sources));
  }

  private void readFolder() throws IOException {
    try (var inside = Files.walk(path)) {
      var files = inside.filter(Files::isRegularFile).sorted().toList();
      if (files.stream().noneMatch(file -> file.toString().endsWith(".class"))) {
        throw new InputException("the folder holds neither .java files nor classes");
      }
      sha256 = hex(listed(files));
      long bytes = 0;
      for (var file : files) {
        bytes = checked(bytes + Files.size(file));
        contents.put(name(file), Files.readAllBytes(file));
      }
    }
  }

  private void readJar() throws IOException {
    try (var in = new JarInputStream(Files.newInputStream(path))) {
      var manifest = in.getManifest();
      checkApi(manifest == null ? null : manifest.getMainAttributes().getValue(API_ENTRY));
      long bytes = 0;
      for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        if (!entry.isDirectory()) {
          byte[] content = in.readNBytes((int) MOST_BYTES);
          bytes = checked(bytes + content.length);
          contents.put(entry.getName(), content);
        }
      }
    }
    if (contents.isEmpty()) {
      throw new InputException("expected a jar, a folder, a .java file or a program");
    }
    sha256 = hex(Files.readAllBytes(path));
  }

  private static long checked(long bytes) {
    if (bytes > MOST_BYTES) {
      throw new InputException("it is larger than " + (MOST_BYTES >> 20) + " MB");
    }
    return bytes;
  }

  private static void checkApi(@Nullable String api) {
    if (api != null && !api.equals(Plugins.API)) {
      throw new InputException(
          "the jar is made for version %s of the interface for games; this Plyground has %s"
              .formatted(api, Plugins.API));
    }
  }

  private String name(Path file) {
    return path.relativize(file).toString().replace('\\', '/');
  }

  private byte[] listed(List<Path> files) throws IOException {
    var lines = new StringBuilder();
    for (var file : files) {
      lines.append(name(file)).append(' ').append(hex(Files.readAllBytes(file))).append('\n');
    }
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String hex(byte[] bytes) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  Path path() {
    return path;
  }

  URL url() {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  String sha256() {
    return sha256;
  }

  Map<String, byte[]> contents() {
    return contents;
  }
}
