package plyground.arena.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/** Files with secrets: whoever else has an account on the machine may not read them. */
public final class OwnersFile {
  private OwnersFile() {}

  /**
   * Makes an empty file that only its owner may read and write, where the system knows owners.
   *
   * @throws IOException if there is one already, or none can be made
   */
  public static void make(Path file) throws IOException {
    try {
      Files.createFile(
          file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
    } catch (UnsupportedOperationException ownerless) {
      Files.createFile(file);
    }
  }
}
