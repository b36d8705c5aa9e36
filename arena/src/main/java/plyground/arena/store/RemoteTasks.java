package plyground.arena.store;

import java.util.List;
import java.util.function.Consumer;
import plyground.core.InputException;

/** Machines that do work which is no game of a plan. */
public interface RemoteTasks extends AutoCloseable {
  /**
   * Has tasks done, and waits for all of them. What goes wrong comes out here.
   *
   * @param kind of {@link RemoteTask}
   * @param common what all of them share, sent to a machine once
   * @return what became of each task, in the order of the tasks
   */
  List<byte[]> call(String kind, byte[] common, List<byte[]> tasks);

  /** How many tasks are done at a time, as far as is known. */
  int size();

  @Override
  void close();

  /** Connects to machines; there is one where the module for it is on the class path. */
  interface Provider {
    /**
     * Connects to the machines at an address.
     *
     * @param news hears in words what happens to the machines
     * @throws InputException if nobody can be reached at that address
     */
    RemoteTasks connect(String address, Consumer<String> news);
  }

  /**
   * Connects by the provider that is on the class path.
   *
   * @param address of the cluster; empty for this machine
   * @throws InputException if nobody can be reached there
   */
  static RemoteTasks connect(String address, Consumer<String> news) {
    return ClusterModule.find(Provider.class).connect(address, news);
  }
}
