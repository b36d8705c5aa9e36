package plyground.agents.sandbox;

/** A started process with everything it started in turn. */
final class ProcessTree {
  private static final int ROUNDS = 20;

  private final Process root;
  private final String mark;

  /**
   * @param mark what all of them carry in their environment
   */
  ProcessTree(Process root, String mark) {
    this.root = root;
    this.mark = mark;
  }

  /** Kills the root, which is known to take all others with it. */
  void killRoot() {
    root.destroyForcibly();
  }

  /** Kills all; those that let go of their parent are known by their mark. */
  void killEach() {
    if (root.isAlive()) {
      var below = root.descendants().toList();
      root.destroyForcibly();
      below.forEach(ProcessHandle::destroyForcibly);
    }
    for (int round = 0; round < ROUNDS; round++) {
      var left = ProcessTable.marked(mark);
      left.remove(root.toHandle());
      if (left.isEmpty()) {
        return;
      }
      left.forEach(ProcessHandle::destroyForcibly);
    }
  }
}
