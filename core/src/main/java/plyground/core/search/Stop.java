package plyground.core.search;

/** A signal from one thread to a search in another: enough. */
public final class Stop {
  /** A signal nobody raises. */
  public static final Stop NEVER = new Stop();

  private volatile boolean raised;

  public void raise() {
    if (this == NEVER) {
      throw new IllegalStateException("this signal is shared by all who need none");
    }
    raised = true;
  }

  public boolean raised() {
    return raised;
  }
}
