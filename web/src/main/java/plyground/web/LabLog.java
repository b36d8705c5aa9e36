package plyground.web;

import java.io.IOException;
import java.nio.file.Path;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import plyground.core.InputException;

/**
 * The lab's log of what went wrong, and beside it the log of all requests: a few files of bounded
 * size each, the oldest of which is written over.
 */
final class LabLog implements AutoCloseable {
  private static final int FILE_BYTES = 2 << 20;
  private static final int FILES = 4;

  /** What the requests' files are called, beside the log. */
  private static final String REQUESTS = "requests.log";

  private final Logger logger = Logger.getAnonymousLogger();
  private final Logger requests = Logger.getAnonymousLogger();
  private final List<FileHandler> files = new ArrayList<>();

  /**
   * @param path what the files are called, each with a number behind it, 0 for the newest; empty
   *     for no log
   */
  LabLog(String path) {
    logger.setUseParentHandlers(false);
    requests.setUseParentHandlers(false);
    if (!path.isEmpty()) {
      add(logger, path, new SimpleFormatter());
      add(requests, Path.of(path).resolveSibling(REQUESTS).toString(), new RequestLine());
    }
  }

  private void add(Logger to, String path, Formatter formatter) {
    var file = open(path);
    file.setFormatter(formatter);
    to.addHandler(file);
    files.add(file);
  }

  /** A request as one line. */
  private static final class RequestLine extends Formatter {
    @Override
    public String format(LogRecord line) {
      return line.getInstant().truncatedTo(ChronoUnit.MILLIS) + " " + line.getMessage() + "\n";
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

  /**
   * An answer. The route is written, not the path: names of matches, invitations and tokens are
   * keys.
   *
   * @param client whose address it came from
   */
  void request(String client, String method, String route, int status, double millis) {
    if (requests.getHandlers().length > 0) {
      double tenths = Math.round(millis * 10) / 10.0;
      requests.info(client + " " + method + " " + route + " " + status + " " + tenths + " ms");
    }
  }

  @Override
  public void close() {
    files.forEach(FileHandler::close);
  }
}
