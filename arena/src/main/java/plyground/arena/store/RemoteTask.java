package plyground.arena.store;

import java.util.ServiceLoader;
import plyground.core.InputException;

/**
 * A kind of work that other machines can do, found there by the service loader. It is called from
 * many threads at a time, and what it returns follows from what it is given alone.
 */
public interface RemoteTask {
  /** The name that asks for it. */
  String kind();

  /**
   * Does the work.
   *
   * @param common what many tasks share; a kind may keep what it makes of it
   * @param task what is this one's own
   */
  byte[] call(byte[] common, byte[] task);

  /**
   * The work of that name.
   *
   * @throws InputException if nobody here knows it
   */
  static RemoteTask of(String kind) {
    return ServiceLoader.load(RemoteTask.class).stream()
        .map(ServiceLoader.Provider::get)
        .filter(each -> each.kind().equals(kind))
        .findFirst()
        .orElseThrow(() -> new InputException("nothing here knows tasks of kind '" + kind + "'"));
  }
}
