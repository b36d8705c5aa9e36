package plyground.core.search;

import java.lang.management.ManagementFactory;
import java.util.function.LongSupplier;
import plyground.core.InputException;

/**
 * What time limits of searches are measured by: the time that passes, or, with {@code
 * -Dplyground.clock=processor}, the time the searching thread has worked. With the second a match
 * by time is fair on a machine that has other work. It is for measuring searches on one thread:
 * another thread's work does not count.
 */
public final class SearchClock {
  private static final String PROPERTY = "plyground.clock";

  /** Apart, so that a wrong word can be told of before anybody asks for the time. */
  private static final class Chosen {
    static final LongSupplier NANOS = source(System.getProperty(PROPERTY, "passing"));
  }

  private SearchClock() {}

  /** Nanoseconds since some moment; only differences seen by one thread mean anything. */
  public static long nanos() {
    return Chosen.NANOS.getAsLong();
  }

  /**
   * Looks at the word that names the clock.
   *
   * @throws InputException if there is no such clock
   */
  public static void check() {
    source(System.getProperty(PROPERTY, "passing"));
  }

  static LongSupplier source(String name) {
    return switch (name) {
      case "passing" -> System::nanoTime;
      case "processor" -> ManagementFactory.getThreadMXBean()::getCurrentThreadCpuTime;
      default ->
          throw new InputException(
              "-D" + PROPERTY + "=" + name + ": no clock: expected passing or processor");
    };
  }
}
