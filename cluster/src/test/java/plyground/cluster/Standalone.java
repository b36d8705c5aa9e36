package plyground.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A Spark cluster of processes on this machine, from Maven's jars alone. */
final class Standalone implements AutoCloseable {
  /** Seven processes on two cores: none of them lives long enough for the better compiler. */
  private static final List<String> LIGHT = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC");

  private static final Path JAR = Path.of("target/plyground-cluster.jar").toAbsolutePath();
  private static final Path HOME = Path.of("target/spark-home").toAbsolutePath();
  private static final Path QUIET =
      Path.of("src/main/resources/log4j2.properties").toAbsolutePath();
  private static final Path LIST = Path.of("spark/target/classpath");
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");

  /** Whoever runs tests in the background of a script has Ctrl-C ignored, and all below it. */
  private static final List<String> HEARING = List.of("env", "--default-signal=INT");

  private static final long PATIENCE_NANOS = 180_000_000_000L;

  private final Path folder;
  private final String jars;
  private final List<Process> started = new ArrayList<>();
  private String master = "";

  Standalone(Path folder) throws IOException {
    this.folder = folder;
    jars = Files.readString(LIST).strip();
    var links = Files.createDirectories(HOME.resolve("jars"));
    for (String jar : jars.split(File.pathSeparator)) {
      var path = Path.of(jar);
      var link = links.resolve(path.getFileName());
      Files.deleteIfExists(link);
      Files.createSymbolicLink(link, path);
    }
  }

  String master() throws IOException, InterruptedException {
    if (master.isEmpty()) {
      var log = folder.resolve("master.log");
      daemon(log, "master.Master", "--host", "127.0.0.1", "--port", "0", "--webui-port", "0");
      master = await(log, ADDRESS).group(1);
    }
    return master;
  }

  /** Starts workers of one core each and waits for them. */
  List<Process> workers(String... names) throws IOException, InterruptedException {
    var workers = new ArrayList<Process>();
    for (String name : names) {
      workers.add(worker(name));
    }
    for (String name : names) {
      await(folder.resolve(name + ".log"), REGISTERED);
    }
    return workers;
  }

  private Process worker(String name) throws IOException, InterruptedException {
    var log = folder.resolve(name + ".log");
    var work = folder.resolve(name).toString();
    String[] size = {"--cores", "1", "--memory", "512m", "--webui-port", "0"};
    var arguments = new ArrayList<>(List.of(master(), "--host", "127.0.0.1", "-d", work));
    arguments.addAll(List.of(size));
    return daemon(log, "worker.Worker", arguments.toArray(new String[0]));
  }

  private Process daemon(Path log, String main, String... arguments) throws IOException {
    var command = new ArrayList<>(List.of("-Xmx128m", "-Dspark.master.rest.enabled=false"));
    command.addAll(List.of("-cp", jars, "org.apache.spark.deploy." + main));
    command.addAll(List.of(arguments));
    return start(log, command);
  }

  /** The command line, as the launcher starts it. */
  Process plyground(Path log, String... arguments) throws IOException {
    var command = new ArrayList<>(List.of("-Xmx512m", "-Dspark.executor.memory=512m"));
    command.add("-Dspark.executor.extraJavaOptions=" + String.join(" ", LIGHT));
    command.addAll(List.of("-cp", JAR + File.pathSeparator + jars, "plyground.console.Main"));
    command.addAll(List.of(arguments));
    return start(log, command);
  }

  /** The same through Spark's own front door, which knows the master and hands the jar on. */
  Process submitted(Path log, String... arguments) throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("-Xmx512m", "-Dlog4j2.configurationFile=" + QUIET));
    command.addAll(List.of("-cp", jars, "org.apache.spark.deploy.SparkSubmit"));
    command.addAll(List.of("--master", master(), "--conf", "spark.executor.memory=512m"));
    command.addAll(List.of("--class", "plyground.console.Main", JAR.toString()));
    command.addAll(List.of(arguments));
    return start(log, command);
  }

  private Process start(Path log, List<String> arguments) throws IOException {
    var command = new ArrayList<>(hears() ? HEARING : List.<String>of());
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(LIGHT);
    command.addAll(arguments);
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().put("SPARK_HOME", HOME.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    var process = builder.start();
    started.add(process);
    return process;
  }

  /** Not every system has an {@code env} that can do it. */
  private static boolean hears() throws IOException {
    var trial = new ArrayList<>(HEARING);
    trial.add("true");
    try {
      return new ProcessBuilder(trial).start().waitFor() == 0;
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private static Matcher await(Path log, Pattern words) throws IOException, InterruptedException {
    long begun = System.nanoTime();
    while (System.nanoTime() - begun < PATIENCE_NANOS) {
      var found = words.matcher(Files.readString(log));
      if (found.find()) {
        return found;
      }
      Thread.sleep(100);
    }
    throw new IllegalStateException("not in time: " + words + " in\n" + Files.readString(log));
  }

  /** Ends everything, executors included. */
  @Override
  public void close() {
    for (var process : started) {
      process.descendants().forEach(ProcessHandle::destroyForcibly);
      process.destroyForcibly();
    }
    started.forEach(process -> process.onExit().join());
  }
}
