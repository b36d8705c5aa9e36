package plyground.learn;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import plyground.core.InputException;
import plyground.search.learned.Provenance.CurvePoint;

/**
 * What TD(lambda) has learned, after each generation and whether it won or not, so that a run that
 * was stopped takes the very steps it would have taken.
 */
final class LearnerFile {
  private static final int MAGIC = 0x504C5944;

  private final Path file;
  private final String identity;

  /**
   * @param identity what runs must have in common to go on with each other's
   */
  LearnerFile(Path file, String identity) {
    this.file = file;
    this.identity = identity;
  }

  boolean exists() {
    return Files.exists(file);
  }

  void save(TemporalDifference learner, List<CurvePoint> curve) {
    var draft = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      try (var out =
          new DataOutputStream(
              new BufferedOutputStream(new GZIPOutputStream(Files.newOutputStream(draft))))) {
        out.writeInt(MAGIC);
        out.writeUTF(identity);
        out.writeInt(curve.size());
        for (var point : curve) {
          out.writeLong(point.games());
          out.writeDouble(point.score());
          out.writeBoolean(point.accepted());
          out.writeDouble(point.error());
        }
        learner.write(out);
      }
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException failure) {
      throw new InputException("cannot write what was learned to " + file, failure);
    }
  }

  /** Replaces what the learner knows and the curve by what is in the file. */
  void load(TemporalDifference learner, List<CurvePoint> curve) {
    try (var in =
        new DataInputStream(
            new BufferedInputStream(new GZIPInputStream(Files.newInputStream(file))))) {
      if (in.readInt() != MAGIC || !in.readUTF().equals(identity)) {
        throw new InputException(
            "%s holds what another run has learned: expected that of '%s'"
                .formatted(file, identity));
      }
      curve.clear();
      for (int rest = in.readInt(); rest > 0; rest--) {
        curve.add(
            new CurvePoint(in.readLong(), in.readDouble(), in.readBoolean(), in.readDouble()));
      }
      learner.read(in);
      if (in.read() != -1) {
        throw new IOException("there is more");
      }
    } catch (IOException failure) {
      throw new InputException("%s is damaged: remove it to begin anew".formatted(file), failure);
    }
  }
}
