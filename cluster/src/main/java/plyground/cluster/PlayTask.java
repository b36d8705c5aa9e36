package plyground.cluster;

import java.nio.file.Path;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;

/** A block of games played on a worker: two numbers go there, a parcel comes back. */
final class PlayTask implements Function<int[], byte[]> {
  /** Twice what a block is meant to last; what is left of it then goes to others. */
  private static final long MOST_NANOS = 6_000_000_000L;

  private final Broadcast<JobPayload> trunk;
  private final LongAccumulator played;

  /**
   * @param played counts games, for Spark's own pages
   */
  PlayTask(Broadcast<JobPayload> trunk, LongAccumulator played) {
    this.trunk = trunk;
    this.played = played;
  }

  @Override
  public byte[] call(int[] block) {
    var room = WorkerRuntime.of(trunk.value(), Path.of(SparkFiles.getRootDirectory()));
    var parcel = room.play(block[0], block[1], MOST_NANOS, () -> TaskContext.get().isInterrupted());
    played.add(parcel.games().size());
    return parcel.wrap();
  }
}
