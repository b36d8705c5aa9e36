package plyground.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.apache.logging.log4j.LogManager;
import org.apache.spark.scheduler.SparkListenerExecutorAdded;
import org.apache.spark.scheduler.SparkListenerExecutorRemoved;
import org.apache.spark.scheduler.cluster.ExecutorInfo;
import org.junit.jupiter.api.Test;
import scala.collection.immutable.Map$;

/** Who is at work, as Spark's events and its log tell it. */
final class ExecutorMonitorTest {
  private final ExecutorMonitor monitor = new ExecutorMonitor();

  private void added(String id) {
    var info = new ExecutorInfo("node7", 4, Map$.MODULE$.empty());
    monitor.onExecutorAdded(new SparkListenerExecutorAdded(0, id, info));
  }

  @Test
  void countsWhoComesAndGoes() {
    var news = new ArrayList<String>();
    monitor.tell(news::add);
    assertThat(monitor.status()).isEqualTo("0 executors with 0 cores, 0 tasks running, 0 done");
    added("0");
    added("1");
    monitor.onExecutorRemoved(new SparkListenerExecutorRemoved(0, "1", "lost\nfor good"));
    assertThat(monitor.status())
        .isEqualTo("1 executor with 4 cores, 0 tasks running, 0 done, 1 executor lost");
    assertThat(news)
        .containsExactly(
            "the executor on node7 is gone (lost); its games are played again, 1 left");
  }

  /** Spark starts them again for ever, and says so in its log only. */
  @Test
  void executorsThatNeverComeUpAreHopeless() {
    StartLog.listen(monitor::ended);
    var log =
        LogManager.getLogger("org.apache.spark.deploy.client.StandaloneAppClient$ClientEndpoint");
    for (int i = 0; i < 5; i++) {
      assertThat(monitor.hopeless()).as("after %d", i).isEmpty();
      log.info("Executor updated: app-7/{} is now RUNNING", i);
      log.info("Executor updated: app-7/{} is now EXITED (Command exited with code 1)", i);
    }
    assertThat(monitor.hopeless()).isEqualTo("Command exited with code 1");
    added("5");
    assertThat(monitor.hopeless()).isEmpty();
  }
}
