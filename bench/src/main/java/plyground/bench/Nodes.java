package plyground.bench;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Counts positions beside the benchmark's own operations, so that searches compare in nodes/s. */
@AuxCounters
@State(Scope.Thread)
public class Nodes {
  public long nodes;
}
