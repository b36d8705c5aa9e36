package plyground.agents.process;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The end of what a program wrote to standard error; the rest is read and forgotten. */
final class Tail {
  private static final int KEPT = 1 << 14;
  private static final int LINES = 3;
  private static final int SHOWN = 300;

  private final byte[] ring = new byte[KEPT];
  private long written;
  private final Thread reader;

  Tail(InputStream from, String name) {
    reader = Thread.ofPlatform().daemon().name(name).stackSize(1 << 16).start(() -> drain(from));
  }

  private void drain(InputStream from) {
    byte[] chunk = new byte[4096];
    try (from) {
      for (int n = from.read(chunk); n >= 0; n = from.read(chunk)) {
        keep(chunk, n);
      }
    } catch (IOException _) {
      // The program is gone; what was read until now is what there is.
    }
  }

  private synchronized void keep(byte[] chunk, int n) {
    for (int i = 0; i < n; i++) {
      ring[(int) (written++ % KEPT)] = chunk[i];
    }
  }

  /** Waits a little for the last words of a program that has ended. */
  void settle() {
    try {
      reader.join(500);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** All that was kept. */
  synchronized String text() {
    int size = (int) Math.min(written, KEPT);
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = ring[(int) ((written - size + i) % KEPT)];
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /** The last lines as one; empty if nothing was written. */
  String line() {
    List<String> lines = text().lines().map(String::strip).filter(l -> !l.isEmpty()).toList();
    var last = lines.subList(Math.max(0, lines.size() - LINES), lines.size());
    String all = String.join(" | ", last).replaceAll("\\p{Cntrl}", " ");
    return all.length() > SHOWN ? "..." + all.substring(all.length() - SHOWN) : all;
  }
}
