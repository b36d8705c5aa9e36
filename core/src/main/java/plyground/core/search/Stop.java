package plyground.core.search;

import org.jspecify.annotations.Nullable;

/** A signal from one thread to a search in another: enough. */
public final class Stop {
  /** A signal nobody raises. */
  public static final Stop NEVER = new Stop();

  private final @Nullable Stop outer;
  private final boolean answerWanted;
  private volatile boolean raised;

  /** A signal after which the best move found so far is played. */
  public Stop() {
    this(null, true);
  }

  /** A signal that is raised by itself, and together with another. */
  public Stop(Stop outer) {
    this(outer == NEVER ? null : outer, true);
  }

  private Stop(@Nullable Stop outer, boolean answerWanted) {
    this.outer = outer;
    this.answerWanted = answerWanted;
  }

  /** A signal after which nobody wants the move any more. */
  public static Stop abandoning() {
    return new Stop(null, false);
  }

  /**
   * Whether there should be a good move at any moment from now on. Where not, nothing need be done
   * for that, and a search costs what it does without a signal.
   */
  public boolean answerWanted() {
    return answerWanted && this != NEVER;
  }

  /** Gives the signal, for good; any thread may, at any time. */
  public void raise() {
    if (this == NEVER) {
      throw new IllegalStateException("this signal is shared by all who need none");
    }
    raised = true;
  }

  /** Whether it was given, here or by the signal around this one. */
  public boolean raised() {
    return raised || (outer != null && outer.raised());
  }
}
