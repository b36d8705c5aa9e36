package plyground.agents.sandbox;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SecureDirectoryStream;
import java.nio.file.attribute.PosixFileAttributeView;
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
      } catch (IOException failure) {
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
    try (var files = Files.newDirectoryStream(folder)) {
      // By open folders, not by names: a program that runs there already could change those.
      var secure = (SecureDirectoryStream<Path>) files;
      give(secure.getFileAttributeView(PosixFileAttributeView.class));
      giveEach(secure, MOST_FILES);
    }
  }

  /** Returns how many more there may be. */
  private static int giveEach(SecureDirectoryStream<Path> folder, int most) throws IOException {
    int left = most;
    for (var file : folder) {
      var name = Objects.requireNonNull(file.getFileName());
      var view = folder.getFileAttributeView(name, PosixFileAttributeView.class, NOFOLLOW_LINKS);
      var its = view.readAttributes();
      if (--left < 0) {
        throw new IOException("folder holds too much to be a program's own");
      }
      if (its.isDirectory()) {
        give(view);
        try (var below = folder.newDirectoryStream(name, NOFOLLOW_LINKS)) {
          left = giveEach(below, left);
        }
      } else if (its.isRegularFile() && alone(file)) {
        give(view);
      }
    }
    return left;
  }

  /** A file with a second name may be somebody else's under that one. */
  private static boolean alone(Path file) throws IOException {
    return (int) Files.getAttribute(file, "unix:nlink", NOFOLLOW_LINKS) == 1;
  }

  private static void give(PosixFileAttributeView file) throws IOException {
    var users = FileSystems.getDefault().getUserPrincipalLookupService();
    if (file.getOwner().equals(users.lookupPrincipalByName("0"))) {
      file.setOwner(users.lookupPrincipalByName(Integer.toString(UnprivilegedUser.NOBODY)));
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
}
