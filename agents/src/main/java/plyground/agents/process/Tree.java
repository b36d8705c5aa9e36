package plyground.agents.process;

import java.util.HashSet;

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

  /** Kills all; those that let go of their parent are known by their mark. */
  void kill() {
    var all = new HashSet<ProcessHandle>();
    for (int round = 0; round < ROUNDS; round++) {
      all.clear();
      root.descendants().forEach(all::add);
      if (!tight) {
        all.addAll(Census.marked(mark));
        all.remove(root.toHandle());
      }
      root.destroyForcibly();
      if (all.isEmpty()) {
        return;
      }
      all.forEach(ProcessHandle::destroyForcibly);
    }
  }
}
