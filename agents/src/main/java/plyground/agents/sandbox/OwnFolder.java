package plyground.agents.sandbox;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The folder that a program may write to. Where we are root it belongs to the user that the program
 * runs as, with everything of root's in it.
 */
final class OwnFolder {
  private static final int MOST_FILES = 20_000;

  private static final Set<Path> GIVEN = ConcurrentHashMap.newKeySet();

  private OwnFolder() {}

  /**
   * @throws IOException with the reason, if it is no folder to be given away
   */
  static void give(Path folder) throws IOException {
    if (UnprivilegedUser.ROOT && GIVEN.add(folder)) {
      try {
        giveAll(folder);
      } catch (IOException | UncheckedIOException failure) {
        GIVEN.remove(folder);
        throw failure;
      }
    }
  }

  private static void giveAll(Path folder) throws IOException {
    if (open(folder)) {
      return;
    }
    if (!spare(folder)) {
      throw new IOException("folder " + folder + " cannot be given to a program");
    }
    try (var files = Files.walk(folder)) {
      var all = files.limit(MOST_FILES + 1L).toList();
      if (all.size() > MOST_FILES) {
        throw new IOException("folder " + folder + " holds too much to be a program's own");
      }
      for (var file : all) {
        giveOne(file);
      }
    }
  }

  /** Whether everybody may write there anyway. */
  private static boolean open(Path folder) throws IOException {
    return Files.getPosixFilePermissions(folder).contains(PosixFilePermission.OTHERS_WRITE);
  }

  /** Whether nothing but a program lives there: no folder of the system, nobody's home. */
  static boolean spare(Path folder) {
    var home = Path.of(Objects.requireNonNullElse(System.getProperty("user.home"), "/root"));
    return folder.getNameCount() > 1 && !home.startsWith(folder);
  }

  /** A file with a second name may be somebody else's under that one. */
  private static void giveOne(Path file) throws IOException {
    boolean alone =
        Files.isDirectory(file, NOFOLLOW_LINKS)
            || Files.isRegularFile(file, NOFOLLOW_LINKS)
                && (int) Files.getAttribute(file, "unix:nlink", NOFOLLOW_LINKS) == 1;
    if (alone && UnprivilegedUser.owner(file) == 0) {
      Files.setAttribute(file, "unix:uid", UnprivilegedUser.NOBODY, NOFOLLOW_LINKS);
    }
  }
}
