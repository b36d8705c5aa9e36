package plyground.console;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jline.utils.Signals;
import org.jspecify.annotations.Nullable;
import plyground.core.search.Stop;

/**
 * Ctrl-C as a request to finish: the first one raises a signal that a command can act on, a second
 * one ends the process as usual.
 */
public final class InterruptSignal implements AutoCloseable {
  /** What a shell expects of a program that was interrupted. */
  public static final int EXIT_CODE = 130;

  private static final List<String> SIGNALS = List.of("INT", "TERM");

  private final Stop stop = new Stop();
  private final Map<String, @Nullable Object> before = new HashMap<>();

  public InterruptSignal() {
    for (String signal : SIGNALS) {
      before.put(signal, Signals.register(signal, this::interrupt));
    }
  }

  private void interrupt() {
    close();
    stop.raise();
  }

  public Stop stop() {
    return stop;
  }

  /** Signals mean again what they meant before. */
  @Override
  public synchronized void close() {
    before.forEach(Signals::unregister);
    before.clear();
  }
}
