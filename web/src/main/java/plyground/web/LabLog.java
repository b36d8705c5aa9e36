package plyground.web;

import java.io.IOException;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.jspecify.annotations.Nullable;
import plyground.core.InputException;

/** The lab's log: a few files of bounded size, the oldest of which is written over. */
final class LabLog implements AutoCloseable {
  private static final int FILE_BYTES = 2 << 20;
  private static final int FILES = 4;

  private final Logger logger = Logger.getAnonymousLogger();
  private final @Nullable FileHandler file;

  /**
   * @param path what the files are called, each with a number behind it, 0 for the newest; empty
   *     for no log
   */
  LabLog(String path) {
    logger.setUseParentHandlers(false);
    file = path.isEmpty() ? null : open(path);
    if (file != null) {
      file.setFormatter(new SimpleFormatter());
      logger.addHandler(file);
    }
  }

  private static FileHandler open(String path) {
    try {
      // Per cent signs mean something to the handler.
      return new FileHandler(path.replace("%", "%%") + "%g", FILE_BYTES, FILES, true);
    } catch (IOException failure) {
      throw new InputException(
          "cannot write the log " + path + ": " + failure.getMessage(), failure);
    }
  }

  /** Something that should not have happened, with the way it came about. */
  void failure(String where, Throwable thrown) {
    logger.log(Level.SEVERE, thrown, () -> where);
  }

  /** Something that whoever keeps the lab should know. */
  void note(String text) {
    logger.warning(text);
  }

  @Override
  public void close() {
    if (file != null) {
      file.close();
    }
  }
}
