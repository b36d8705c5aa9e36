package plyground.games.othello;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Threads that solve positions together. A thread splits a node only after its first move is known
 * and while another has nothing to do (young brothers wait; Feldmann, Mysliwietz and Monien 1990);
 * an owner that waits for its helpers helps them in turn.
 */
final class Team {
  private final Deque<Split> splits = new ArrayDeque<>();
  private int idle;
  private boolean finished;
  private volatile boolean wanted;

  /** Whether somebody would help; a guess, so that asking costs nothing. */
  boolean wantsWork() {
    return wanted;
  }

  synchronized void open(Split split) {
    split.enter();
    splits.push(split);
    changed();
  }

  synchronized void close(Split split) {
    splits.remove(split);
    changed();
  }

  /** The index of the next move to search, or -1. */
  synchronized int take(Split split) {
    if (!split.hasMoves()) {
      return -1;
    }
    int index = split.take();
    guess();
    return index;
  }

  synchronized int low(Split split) {
    return split.low();
  }

  synchronized void value(Split split, int square, int value) {
    split.value(square, value);
    guess();
  }

  synchronized void leave(Split split) {
    split.leave();
    changed();
  }

  /** No more positions will come. */
  synchronized void finish() {
    finished = true;
    changed();
  }

  /**
   * Waits for something to do and enters it.
   *
   * @param owned the caller's own split, inside which it may help, or null
   * @return null when there is nobody left in its own split, or all is finished
   */
  synchronized @Nullable Split join(@Nullable Split owned) {
    var found = find(owned);
    boolean interrupted = false;
    idle++;
    while (found == null && (owned == null ? !finished : owned.busy())) {
      guess();
      try {
        wait();
      } catch (InterruptedException later) {
        // A search ends by its stop signal alone.
        interrupted = true;
      }
      found = find(owned);
    }
    idle--;
    if (found != null) {
      found.enter();
    }
    guess();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return found;
  }

  private @Nullable Split find(@Nullable Split owned) {
    for (var split : splits) {
      if (split.hasMoves() && split.isUnder(owned) && !split.needless()) {
        return split;
      }
    }
    return null;
  }

  private void changed() {
    guess();
    notifyAll();
  }

  private void guess() {
    wanted = idle > 0 && splits.stream().noneMatch(Split::hasMoves);
  }
}
