package plyground.cli.site;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.jar.JarFile;

/**
 * The texts and pictures of the repository that were packaged, by their paths in it.
 *
 * @param files never to be changed
 */
record SiteSources(Map<String, byte[]> files) {
  private static final String FOLDER = "text/";
  private static final String WITNESS = "docs/index.md";

  static SiteSources packaged() {
    var found = Objects.requireNonNull(SiteSources.class.getResource(FOLDER + WITNESS));
    try {
      return new SiteSources(
          found.openConnection() instanceof JarURLConnection jar ? ofJar(jar) : ofFolder(found));
    } catch (IOException | URISyntaxException broken) {
      throw new IllegalStateException("the documentation cannot be read", broken);
    }
  }

  private static Map<String, byte[]> ofJar(JarURLConnection witness) throws IOException {
    String entry = witness.getEntryName();
    String root = entry.substring(0, entry.length() - WITNESS.length());
    var files = new TreeMap<String, byte[]>();
    var file = Path.of(URI.create(witness.getJarFileURL().toString())).toFile();
    try (var jar = new JarFile(file)) {
      for (var each : jar.stream().filter(each -> each.getName().startsWith(root)).toList()) {
        if (!each.isDirectory()) {
          try (var in = jar.getInputStream(each)) {
            files.put(each.getName().substring(root.length()), in.readAllBytes());
          }
        }
      }
    }
    return files;
  }

  private static Map<String, byte[]> ofFolder(URL witness) throws IOException, URISyntaxException {
    var root = Path.of(witness.toURI()).resolve("../..").normalize();
    var files = new TreeMap<String, byte[]>();
    try (var all = Files.walk(root)) {
      all.filter(Files::isRegularFile)
          .forEach(file -> files.put(root.relativize(file).toString(), read(file)));
    }
    return files;
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  String text(String path) {
    byte[] bytes = Objects.requireNonNull(files.get(path), path);
    return new String(bytes, StandardCharsets.UTF_8);
  }
}
