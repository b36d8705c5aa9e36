package plyground.agents.sandbox;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a program reads, as the user it runs as may read it. That is the files themselves, but where
 * we are root and only root may read them it is a copy, kept as long as the program runs.
 */
final class ReadableFiles implements AutoCloseable {
  private static final int MOST_FILES = 2000;
  private static final long MOST_BYTES = 64L << 20;

  private @Nullable Path copies;
  private int made;

  /** Where to read a file or folder from. */
  Path source(Path needed) throws IOException {
    if (!UnprivilegedUser.ROOT) {
      return needed;
    }
    try (var walk = Files.walk(needed)) {
      var files = walk.limit(MOST_FILES + 1L).toList();
      boolean hidden = files.stream().anyMatch(file -> !open(file));
      return hidden && small(files) ? copied(needed, files) : needed;
    } catch (UncheckedIOException changing) {
      return needed;
    }
  }

  /** Whether others may read it, or execute it, as its owner may. */
  private static boolean open(Path file) {
    if (Files.isSymbolicLink(file) || UnprivilegedUser.owner(file) == UnprivilegedUser.NOBODY) {
      return true;
    }
    try {
      var rights = Files.getPosixFilePermissions(file);
      return rights.contains(PosixFilePermission.OTHERS_READ)
          && rights.contains(PosixFilePermission.OTHERS_EXECUTE)
              == rights.contains(PosixFilePermission.OWNER_EXECUTE);
    } catch (IOException gone) {
      return true;
    }
  }

  private static boolean small(List<Path> files) throws IOException {
    long bytes = 0;
    for (var file : files) {
      bytes += Files.isRegularFile(file, NOFOLLOW_LINKS) ? Files.size(file) : 0;
    }
    return files.size() <= MOST_FILES && bytes <= MOST_BYTES;
  }

  private Path copied(Path from, List<Path> files) throws IOException {
    if (copies == null) {
      copies = PrivateFolder.make("copies");
    }
    var to = copies.resolve(Integer.toString(++made));
    for (var file : files) {
      copy(file, to.resolve(from.relativize(file).toString()));
    }
    return to;
  }

  /** Links stay links: they lead where they would in the sandbox. Other kinds are left out. */
  private static void copy(Path from, Path to) throws IOException {
    if (Files.isDirectory(from, NOFOLLOW_LINKS)) {
      Files.createDirectories(to);
      allow(to, "rwxr-xr-x");
    } else if (Files.isSymbolicLink(from)) {
      Files.createSymbolicLink(to, Files.readSymbolicLink(from));
    } else if (Files.isRegularFile(from, NOFOLLOW_LINKS)) {
      Files.copy(from, to, NOFOLLOW_LINKS);
      allow(to, Files.isExecutable(from) ? "rwxr-xr-x" : "rw-r--r--");
    }
  }

  private static void allow(Path file, String rights) throws IOException {
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(rights));
  }

  @Override
  public void close() {
    if (copies != null) {
      PrivateFolder.remove(copies);
    }
  }
}
