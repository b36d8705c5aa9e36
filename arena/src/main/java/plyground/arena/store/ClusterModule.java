package plyground.arena.store;

import java.util.ServiceLoader;
import plyground.core.InputException;

/** The module that knows a cluster, which is not on every class path. */
final class ClusterModule {
  private ClusterModule() {}

  /**
   * What the module provides of a type.
   *
   * @throws InputException if the module is not there
   */
  static <T> T find(Class<T> provider) {
    return ServiceLoader.load(provider)
        .findFirst()
        .orElseThrow(
            () ->
                InputException.of(
                    "cluster",
                    "this program was started without its cluster module;"
                        + " ./plyground brings it, and plyground-cluster.jar has it"));
  }
}
