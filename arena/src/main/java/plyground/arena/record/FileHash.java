package plyground.arena.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * What a file held.
 *
 * @param path as it was named
 * @param sha256 of its bytes, or of the names and hashes of a folder's files; empty if it could not
 *     be read
 */
public record FileHash(String path, String sha256) {
  /** Reads the file or folder now. */
  public static FileHash of(String path) {
    try {
      return new FileHash(path, hash(Path.of(path)));
    } catch (IOException | UncheckedIOException unreadable) {
      return new FileHash(path, "");
    }
  }

  private static String hash(Path path) throws IOException {
    var digest = digest();
    if (!Files.isDirectory(path)) {
      try (var in = Files.newInputStream(path)) {
        byte[] buffer = new byte[1 << 16];
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
          digest.update(buffer, 0, read);
        }
      }
      return HexFormat.of().formatHex(digest.digest());
    }
    try (var inside = Files.walk(path)) {
      for (var file : inside.filter(Files::isRegularFile).sorted().toList()) {
        String line = path.relativize(file) + " " + hash(file) + "\n";
        digest.update(line.getBytes(StandardCharsets.UTF_8));
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  /** A SHA-256 that has read nothing yet. */
  public static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
