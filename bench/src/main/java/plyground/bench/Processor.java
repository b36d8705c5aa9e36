package plyground.bench;

import java.lang.management.ManagementFactory;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The share of a processor the measuring thread got. On a machine with other work, a score divided
 * by it is the speed of the program and not of the machine's mood.
 */
@State(Scope.Thread)
@AuxCounters(AuxCounters.Type.OPERATIONS)
public class Processor {
  /** Processor seconds a second. */
  public double share;

  private long last;

  @Setup(Level.Iteration)
  public void begin() {
    last = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  /** Called once an invocation; takes about a microsecond, so invocations should be longer. */
  void mark() {
    long now = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    share += (now - last) / 1e9;
    last = now;
  }
}
