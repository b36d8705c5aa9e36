package plyground.learn;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import plyground.core.learn.FeatureLayout;

/** The samples there are, packed, phase by phase: so many of each at most, the newest. */
final class SampleMemory {
  private static final int HELD_OUT = 25;

  private final Phase[] phases;
  private final int most;
  private long games;
  private long added;

  SampleMemory(FeatureLayout layout, int mostAPhase) {
    most = mostAPhase;
    phases = new Phase[layout.phases()];
    for (int i = 0; i < phases.length; i++) {
      phases[i] = new Phase(layout.values() - 1, layout.numbers().size());
    }
  }

  /** Takes the samples of a game; every so-manieth game is kept apart to judge by. */
  void add(List<Sample> game) {
    boolean apart = games++ % HELD_OUT == 0;
    for (var sample : game) {
      phases[sample.phase()].add(sample, apart);
    }
    added += game.size();
  }

  /** All that ever came. */
  long added() {
    return added;
  }

  Phase phase(int phase) {
    return phases[phase];
  }

  /** The samples of one phase. */
  final class Phase {
    private final int planes;
    private final int numbers;
    private long[] cells = new long[0];
    private short[] own = new short[0];
    private float[] targets = new float[0];
    private final BitSet apart = new BitSet();
    private long seen;

    private Phase(int planes, int numbers) {
      this.planes = planes;
      this.numbers = numbers;
    }

    private void add(Sample sample, boolean heldOut) {
      int at = (int) (seen++ % most);
      if (at >= targets.length) {
        int length = Math.min(most, Math.max(1024, 2 * targets.length));
        targets = Arrays.copyOf(targets, length);
        cells = Arrays.copyOf(cells, length * planes);
        own = Arrays.copyOf(own, length * numbers);
      }
      targets[at] = sample.target();
      apart.set(at, heldOut);
      System.arraycopy(sample.planes(), 0, cells, at * planes, planes);
      for (int i = 0; i < numbers; i++) {
        own[at * numbers + i] = (short) sample.numbers()[i];
      }
    }

    int size() {
      return (int) Math.min(seen, most);
    }

    /** Whether a sample is only to judge by. */
    boolean isApart(int at) {
      return apart.get(at);
    }

    float target(int at) {
      return targets[at];
    }

    void planes(int at, long[] into) {
      System.arraycopy(cells, at * planes, into, 0, planes);
    }

    int number(int at, int which) {
      return own[at * numbers + which];
    }
  }
}
