package plyground.arena.intake;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import plyground.agents.sandbox.PrivateFolder;

/**
 * A submission's plain files in a folder of their own, where the program sees nobody else's.
 *
 * @param folder where they are now
 * @param packing the name of what was handed in: a folder, an archive or a file
 * @param unpacked whether it came as a folder
 * @param digest of everything in it
 * @param leftOut what was not read, and why
 * @param refusal why none of it counts
 */
public record StagedSubmission(
    Path folder,
    String packing,
    boolean unpacked,
    String digest,
    List<String> leftOut,
    Optional<String> refusal)
    implements AutoCloseable {

  @Override
  public void close() {
    PrivateFolder.remove(folder);
  }
}
