package plyground.arena.record;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The files being written by this process; if it is told to end early, none is left behind. */
final class Drafts {
  private static final Set<Path> OPEN = ConcurrentHashMap.newKeySet();

  static {
    try {
      Runtime.getRuntime().addShutdownHook(new Thread(Drafts::removeAll));
    } catch (IllegalStateException goingDown) {
      // Whoever writes files while the process ends looks after them himself.
    }
  }

  private Drafts() {}

  static void add(Path draft) {
    OPEN.add(draft);
  }

  /** It has got its place, or is gone. */
  static void forget(Path draft) {
    OPEN.remove(draft);
  }

  private static void removeAll() {
    for (var draft : OPEN) {
      try {
        Files.deleteIfExists(draft);
      } catch (IOException leftover) {
        // A draft that cannot be removed does no harm: it is not the file.
      }
    }
  }
}
