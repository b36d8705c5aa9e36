package plyground.league.bot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.sandbox.PrivateFolder;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.StagedSubmission;
import plyground.arena.intake.SubmissionReader;
import plyground.core.InputException;

/** Lays a hand-in out in a private folder, unpacked; nothing of it is looked at elsewhere. */
public final class HandInStage {
  private static final int MOST_FILES = 200;

  private HandInStage() {}

  /**
   * @throws InputException if it is not what a hand-in may be
   */
  public static StagedSubmission of(List<HandedInFile> files) {
    try {
      var sent = PrivateFolder.make("sent");
      try {
        return SubmissionReader.stage(write(sent, files));
      } finally {
        PrivateFolder.remove(sent);
      }
    } catch (IOException full) {
      throw new UncheckedIOException(full);
    }
  }

  /** Each under its last name alone: nobody chooses where we write. */
  private static List<Path> write(Path folder, List<HandedInFile> files) throws IOException {
    if (files.isEmpty() || files.size() > MOST_FILES) {
      throw new InputException("expected from 1 to " + MOST_FILES + " files");
    }
    var written = new ArrayList<Path>();
    for (var file : files) {
      String name = file.name().substring(file.name().replace('\\', '/').lastIndexOf('/') + 1);
      if (name.isBlank() || name.equals(".") || name.equals("..") || name.indexOf('\0') >= 0) {
        throw new InputException("'" + name + "' is no name of a file");
      }
      var path = FileNames.in(folder, name);
      if (Files.exists(path)) {
        throw new InputException("two files are called " + name);
      }
      written.add(Files.write(path, file.content()));
    }
    return written;
  }
}
