package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * The end of what a program writes to standard error. It goes to a file without a name, so that
 * nobody has to keep reading and the last words of a program that dies are not lost; the watch
 * empties the file when it gets large.
 */
final class OutputTail implements AutoCloseable {
  private static final int KEPT = 1 << 14;
  private static final long LARGE = 1 << 20;
  private static final int LINES = 3;
  private static final int SHOWN = 300;

  private final Path file;
  private final FileChannel channel;
  private String before = "";

  OutputTail() throws IOException {
    file = Files.createTempFile("plyground-", ".err");
    channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
  }

  /** Where the program is to write: appending, since the file is emptied under its hands. */
  ProcessBuilder.Redirect target() {
    return ProcessBuilder.Redirect.appendTo(file.toFile());
  }

  /** Takes the name away once the program has the file open. */
  void hide() throws IOException {
    Files.deleteIfExists(file);
  }

  /** Keeps the file small. */
  synchronized void trim() {
    try {
      if (channel.size() > LARGE) {
        before = text();
        channel.truncate(0);
      }
    } catch (IOException _) {
      // It was closed meanwhile.
    }
  }

  /** The last 16 KB. */
  synchronized String text() {
    try {
      long size = channel.size();
      var bytes = ByteBuffer.allocate((int) Math.min(size, KEPT));
      channel.read(bytes, size - bytes.capacity());
      String text = before + new String(bytes.array(), 0, bytes.position(), StandardCharsets.UTF_8);
      return text.substring(Math.max(0, text.length() - KEPT));
    } catch (IOException closed) {
      return before;
    }
  }

  /** The last lines as one; empty if nothing was written. */
  String line() {
    var lines = text().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    var last = lines.subList(Math.max(0, lines.size() - LINES), lines.size());
    String all = String.join(" | ", last).replaceAll("\\p{Cntrl}", " ");
    return all.length() > SHOWN ? "..." + all.substring(all.length() - SHOWN) : all;
  }

  @Override
  public synchronized void close() {
    before = text();
    try {
      channel.close();
      hide();
    } catch (IOException _) {
      // Nothing was to be written there.
    }
  }
}
