package plyground.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import plyground.arena.store.RemoteTask;

/** Work on a worker that is asked for by its name; it is found there once and may keep things. */
final class NamedTask implements Function<byte[], byte[]> {
  private static final Map<String, RemoteTask> KINDS = new ConcurrentHashMap<>();

  private final String kind;
  private final Broadcast<byte[]> common;

  NamedTask(String kind, Broadcast<byte[]> common) {
    this.kind = kind;
    this.common = common;
  }

  @Override
  public byte[] call(byte[] task) {
    return KINDS.computeIfAbsent(kind, RemoteTask::of).call(common.value(), task);
  }
}
