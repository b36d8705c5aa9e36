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
  private static final Path JAR = Path.of("target/plyground-cluster.jar").toAbsolutePath();
  private static final Path LIST = Path.of("spark/target/classpath");
  private static final Pattern ADDRESS = Pattern.compile("Starting Spark master at (spark://\\S+)");
  private static final Pattern REGISTERED = Pattern.compile("Successfully registered with master");
  private static final long PATIENCE_NANOS = 180_000_000_000L;

  private final Path folder;
  private final Path home;
  private final String jars;
  private final List<Process> started = new ArrayList<>();
  private String master = "";

  Standalone(Path folder) throws IOException {
    this.folder = folder;
    jars = Files.readString(LIST).strip();
    home = Files.createDirectories(folder.resolve("spark"));
    var links = Files.createDirectories(home.resolve("jars"));
    for (String jar : jars.split(File.pathSeparator)) {
      var path = Path.of(jar);
      Files.createSymbolicLink(links.resolve(path.getFileName()), path);
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

  Process worker(String name) throws IOException, InterruptedException {
    var log = folder.resolve(name + ".log");
    var work = folder.resolve(name).toString();
    String[] size = {"--cores", "1", "--memory", "512m", "--webui-port", "0"};
    var arguments = new ArrayList<>(List.of(master(), "--host", "127.0.0.1", "-d", work));
    arguments.addAll(List.of(size));
    var worker = daemon(log, "worker.Worker", arguments.toArray(new String[0]));
    await(log, REGISTERED);
    return worker;
  }

  private Process daemon(Path log, String main, String... arguments) throws IOException {
    var command = new ArrayList<>(List.of("-Xmx128m", "-Dspark.master.rest.enabled=false"));
    command.addAll(List.of("-cp", jars, "org.apache.spark.deploy." + main));
    command.addAll(List.of(arguments));
    return start(log, command);
  }

  /** The command line, as the launcher starts it. */
  Process plyground(Path log, String... arguments) throws IOException {
    var command = new ArrayList<>(List.of("-Xmx256m", "-Dspark.executor.memory=512m"));
    command.addAll(List.of("-cp", JAR + File.pathSeparator + jars, "plyground.cli.Main"));
    command.addAll(List.of(arguments));
    return start(log, command);
  }

  private Process start(Path log, List<String> arguments) throws IOException {
    var command = new ArrayList<String>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(arguments);
    var builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.redirectOutput(log.toFile());
    builder.environment().put("SPARK_HOME", home.toString());
    builder.environment().put("SPARK_SCALA_VERSION", "2.13");
    builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
    var process = builder.start();
    started.add(process);
    return process;
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
