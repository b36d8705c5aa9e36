package plyground.cluster;

import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.spark.api.java.JavaFutureAction;
import plyground.arena.store.RemoteTasks;
import plyground.core.InputException;

/** The driver's side of work that is no game of a plan: every call is a Spark job. */
final class SparkTasks implements RemoteTasks {
  private final SparkCluster cluster;

  /**
   * @param news hears what happens to the executors
   */
  SparkTasks(SparkCluster cluster, Consumer<String> news) {
    this.cluster = cluster;
    cluster.tell(news);
  }

  @Override
  public List<byte[]> call(String kind, byte[] common, List<byte[]> tasks) {
    try {
      var context = cluster.context();
      context.sc().setJobDescription(kind);
      var sent = context.broadcast(common);
      var done =
          await(
              context
                  .parallelize(tasks, tasks.size())
                  .map(new NamedTask(kind, sent))
                  .collectAsync());
      sent.destroy();
      return done;
    } catch (InputException hopeless) {
      throw hopeless;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while others work", interrupted);
    } catch (ExecutionException failure) {
      throw cluster.error(failure.getCause() == null ? failure : failure.getCause());
    } catch (Exception failed) {
      // Scala throws Spark's checked exceptions without saying so.
      throw cluster.error(failed);
    }
  }

  private <T> T await(JavaFutureAction<T> job) throws InterruptedException, ExecutionException {
    while (true) {
      try {
        return job.get(SparkCluster.POLL_MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException busy) {
        cluster.refuseHopeless();
      }
    }
  }

  @Override
  public int size() {
    return cluster.cores();
  }

  @Override
  public void close() {
    cluster.close();
  }
}
