package plyground.courses.grading;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
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
 * @param refusal why none of it is marked
 */
public record StagedSubmission(
    Path folder,
    String packing,
    boolean unpacked,
    String digest,
    List<String> leftOut,
    Optional<String> refusal)
    implements AutoCloseable {

  /** Changes whenever the submission, the rubric or the seed does. */
  String fingerprint(Rubric rubric) {
    String all = String.join("\n", packing, digest, Long.toString(rubric.seed()), rubric.text());
    byte[] hash = sha256().digest(all.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).substring(0, 16);
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  public void close() {
    PrivateFolder.remove(folder);
  }
}
