package plyground.cluster;

import java.nio.file.Path;
import org.apache.spark.SparkFiles;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.function.Function;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.util.LongAccumulator;

/** A range of games played on a worker: two numbers go there, a batch of results comes back. */
final class PlayTask implements Function<int[], byte[]> {
  /** Twice what a range is meant to last; what is left of it then goes to others. */
  private static final long MOST_NANOS = 6_000_000_000L;

  private final Broadcast<JobPayload> payload;
  private final LongAccumulator played;

  /**
   * @param played counts games, for Spark's own pages
   */
  PlayTask(Broadcast<JobPayload> payload, LongAccumulator played) {
    this.payload = payload;
    this.played = played;
  }

  @Override
  public byte[] call(int[] range) {
    var runtime = WorkerRuntime.of(payload.value(), Path.of(SparkFiles.getRootDirectory()));
    var batch =
        runtime.play(range[0], range[1], MOST_NANOS, () -> TaskContext.get().isInterrupted());
    played.add(batch.games().size());
    return batch.wrap();
  }
}
