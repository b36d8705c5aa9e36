package plyground.arena.store;

import java.util.function.Consumer;
import plyground.arena.plan.Plan;
import plyground.arena.play.GameQueue;
import plyground.arena.record.Transcript;
import plyground.core.InputException;

/** Machines that play the games of one plan. */
public interface RemoteExecutor extends AutoCloseable {
  /**
   * Plays what the queue leases, until that is nothing. What goes wrong comes out here.
   *
   * @param news hears in words what happens to the machines
   */
  void play(GameQueue<Transcript> queue, Consumer<String> news);

  /** How many games it plays at a time, as far as is known. */
  int size();

  /** Who is at work, in a few words. */
  String status();

  @Override
  void close();

  /** Connects to machines; there is one where the module for it is on the class path. */
  interface Provider {
    /**
     * Connects to the machines at an address.
     *
     * @throws InputException if nobody can be reached at that address
     */
    RemoteExecutor connect(String address, Plan plan, Consumer<String> news);
  }

  /**
   * Connects by the provider that is on the class path.
   *
   * @param address of the cluster; empty for this machine
   * @throws InputException if nobody can be reached there
   */
  static RemoteExecutor connect(String address, Plan plan, Consumer<String> news) {
    return ClusterModule.find(Provider.class).connect(address, plan, news);
  }
}
