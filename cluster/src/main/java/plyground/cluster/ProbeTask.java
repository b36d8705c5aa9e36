package plyground.cluster;

import org.apache.spark.api.java.function.Function;

/** The first task: shows that a worker can load and run what is ours, and says its Spark. */
final class ProbeTask implements Function<Integer, String[]> {
  @Override
  public String[] call(Integer number) {
    return new String[] {WorkerRuntime.host(), org.apache.spark.package$.MODULE$.SPARK_VERSION()};
  }
}
