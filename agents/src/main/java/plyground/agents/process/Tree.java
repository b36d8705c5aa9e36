package plyground.agents.process;

/** A started process with everything it started in turn. */
final class Tree {
  private static final int ROUNDS = 20;

  private final Process root;
  private final String mark;
  private final boolean tight;

  /**
   * @param mark what all of them carry in their environment
   * @param tight whether the end of the root is the end of all
   */
  Tree(Process root, String mark, boolean tight) {
    this.root = root;
    this.mark = mark;
    this.tight = tight;
  }

  /** Kills all. */
  void kill() {
    if (tight && !root.isAlive()) {
      return;
    }
    root.descendants().forEach(ProcessHandle::destroyForcibly);
    root.destroyForcibly();
    if (!tight) {
      killMarked();
    }
  }

  /** Those that let go of their parent are known by their mark; some may be born meanwhile. */
  private void killMarked() {
    for (int round = 0; round < ROUNDS; round++) {
      var left = Census.marked(mark);
      left.remove(root.toHandle());
      if (left.isEmpty()) {
        return;
      }
      left.forEach(ProcessHandle::destroyForcibly);
    }
  }
}
