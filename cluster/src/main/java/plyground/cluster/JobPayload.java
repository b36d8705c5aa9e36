package plyground.cluster;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import plyground.core.InputException;

/**
 * What a worker needs to play: the plan, and the files that are named in it. A file is known by the
 * word that names it in the plan and gets a place of its own, since two hundred hand-ins may all be
 * called {@code bot.py}.
 */
final class JobPayload implements Serializable {
  private static final long MOST_BYTES = 512L << 20;

  private final String id = UUID.randomUUID().toString();
  private final String plan;
  private final Map<String, String> places = new LinkedHashMap<>();
  private final Map<String, byte[]> contents = new HashMap<>();
  private final Set<String> programs = new HashSet<>();
  private String plugin = "";
  private long bytes;

  /**
   * @param plan as text
   */
  JobPayload(String plan) {
    this.plan = plan;
  }

  String id() {
    return id;
  }

  String plan() {
    return plan;
  }

  /** Where a word's file is once unpacked, seen from the folder; the words that name files. */
  Map<String, String> places() {
    return places;
  }

  /** Puts in the plugin that the game comes from. */
  void packPlugin(String path) {
    pack(path);
    plugin = path;
  }

  /** The plugin's place once unpacked, seen from the folder; empty if the game is ours. */
  String plugin() {
    return places.getOrDefault(plugin, "");
  }

  /** Puts in the file or folder that a word names. */
  void pack(String word) {
    if (places.containsKey(word)) {
      return;
    }
    var path = Path.of(word).toAbsolutePath().normalize();
    String place = places.size() + "/" + path.getFileName();
    places.put(word, place);
    try (var files = Files.walk(path)) {
      for (var file : files.filter(Files::isRegularFile).toList()) {
        String inside = path.relativize(file).toString();
        pack(file, inside.isEmpty() ? place : place + "/" + inside);
      }
    } catch (IOException failure) {
      throw new InputException("cannot read " + word + ": " + failure.getMessage(), failure);
    }
  }

  private void pack(Path file, String place) throws IOException {
    bytes += Files.size(file);
    if (bytes > MOST_BYTES) {
      throw new InputException(
          "the files of the agents are more than %d MB; the last was %s"
              .formatted(MOST_BYTES >> 20, file));
    }
    contents.put(place, Files.readAllBytes(file));
    if (Files.isExecutable(file)) {
      programs.add(place);
    }
  }

  /** Lays everything out under a folder. */
  void unpack(Path folder) throws IOException {
    for (var each : contents.entrySet()) {
      var file = folder.resolve(each.getKey());
      Files.createDirectories(file.getParent() == null ? folder : file.getParent());
      Files.write(file, each.getValue());
      if (programs.contains(each.getKey()) && !file.toFile().setExecutable(true)) {
        throw new IOException("cannot make " + file + " executable");
      }
    }
  }
}
