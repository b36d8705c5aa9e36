package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * A control group of Linux around a program and all it started: it bounds their tasks and their
 * memory, whatever kind it is, gives them one share of the processors together, and stops or kills
 * them all at once. Where we may not make such groups it does nothing.
 *
 * <p>In the first version every controller has a folder of its own, in the second there is one. A
 * file is in that folder whose controller knows it, so that its name is enough to find it; the
 * second version is the last of them.
 */
final class ControlGroup implements AutoCloseable {
  static final String NAME = "plyground-";
  private static final String MEMBERS = "cgroup.procs";
  private static final String NEVER_FULL = "max 0\n";

  /** Within which processor time is counted; what the kernel itself begins with. */
  private static final int PERIOD_MICROS = 100_000;

  private static final String USAGE = "usage_usec ";

  /** The processes of the sandbox itself need some too. */
  private static final int OVERHEAD_MEGABYTES = 16;

  private static final AtomicLong MADE = new AtomicLong();

  /**
   * The folders there are, and whether they are needed no more. They can be removed once their last
   * task is gone, a moment after it was killed.
   */
  private static final Map<Path, Boolean> CLOSED = new ConcurrentHashMap<>();

  private static final int LAST_ROUNDS = 50;
  private static final int ROUND_MILLIS = 10;

  private final List<Path> folders;

  private ControlGroup(List<Path> folders) {
    this.folders = folders;
  }

  /** What groups can do here, tried out once. */
  private static final class Means {
    static final boolean TASKS = known("pids.max");
    static final boolean MEMORY = known("memory.max") || known("memory.limit_in_bytes");
    static final boolean SHARE = known("cpu.weight") || known("cpu.shares");
    static final boolean CORES = known("cpu.max") || known("cpu.cfs_quota_us");
    static final boolean KILL = known("cgroup.kill");

    private static boolean known(String file) {
      try (var trial = make(ControlGroupPlaces.here())) {
        return trial.file(file).isPresent();
      } catch (IOException refused) {
        return false;
      }
    }
  }

  /** Whether there can be groups here that bound the number of tasks. */
  static boolean boundTasks() {
    return Means.TASKS;
  }

  /** Whether they bound all memory. */
  static boolean boundMemory() {
    return Means.MEMORY;
  }

  /** Whether they have one share of the processors together. */
  static boolean shareProcessors() {
    return Means.SHARE;
  }

  /** Whether they bound how many processors are busy at a time. */
  static boolean boundCores() {
    return Means.CORES;
  }

  /** Whether they stop, and kill, all that is in them. */
  static boolean holdAll() {
    return Means.KILL;
  }

  /** A group with these limits, as far as there can be one. */
  static ControlGroup of(ResourceLimits limits) {
    try {
      var group = make(ControlGroupPlaces.here());
      group.limit(limits);
      return group;
    } catch (IOException tooMany) {
      return new ControlGroup(List.of());
    }
  }

  /** One without limits. */
  static ControlGroup make(List<Path> places) throws IOException {
    String name = NAME + ProcessHandle.current().pid() + "-" + MADE.incrementAndGet();
    var folders = new ArrayList<Path>();
    for (var place : places) {
      folders.add(Files.createDirectory(place.resolve(name)));
      CLOSED.put(folders.getLast(), false);
    }
    return new ControlGroup(folders);
  }

  private void limit(ResourceLimits limits) {
    String bytes = Long.toString((long) (limits.memory() + OVERHEAD_MEGABYTES) << 20);
    set("pids.max", Integer.toString(limits.tasks()));
    set("memory.max", bytes);
    set("memory.swap.max", "0");
    set("memory.limit_in_bytes", bytes);
    set("memory.memsw.limit_in_bytes", bytes);
    if (limits.cores() > 0) {
      int quota = limits.cores() * PERIOD_MICROS;
      set("cpu.max", quota + " " + PERIOD_MICROS);
      set("cpu.cfs_quota_us", Integer.toString(quota));
    }
  }

  private Optional<Path> file(String name) {
    return folders.reversed().stream()
        .map(each -> each.resolve(name))
        .filter(Files::exists)
        .findFirst();
  }

  private boolean set(String name, String value) {
    var file = file(name);
    try {
      if (file.isPresent()) {
        Files.writeString(file.get(), value);
      }
      return file.isPresent();
    } catch (IOException refused) {
      return false;
    }
  }

  private String get(String name) {
    try {
      var file = file(name);
      return file.isPresent() ? Files.readString(file.get()) : "";
    } catch (IOException gone) {
      return "";
    }
  }

  /** Where a process writes its number to join. */
  List<Path> doors() {
    return folders.stream().map(each -> each.resolve(MEMBERS)).toList();
  }

  /** Whether the kernel has refused it more tasks; cheap to ask, where a census takes too long. */
  boolean full() {
    String events = get("pids.events");
    return !events.isEmpty() && !events.equals(NEVER_FULL);
  }

  /** Whether the kernel had to kill one of them for their memory. */
  boolean outOfMemory() {
    return Stream.of("memory.events", "memory.oom_control")
        .flatMap(file -> get(file).lines())
        .anyMatch(line -> line.startsWith("oom_kill ") && !line.endsWith(" 0"));
  }

  /** The processor time all of them have used; -1 if it is not known. */
  long processorMicros() {
    return get("cpu.stat")
        .lines()
        .filter(line -> line.startsWith(USAGE))
        .mapToLong(line -> Long.parseLong(line.substring(USAGE.length())))
        .findFirst()
        .orElse(-1);
  }

  /** Stops all of them where they are; whether that can be done. */
  boolean freeze() {
    return set("cgroup.freeze", "1");
  }

  /** Lets them go on. */
  void thaw() {
    set("cgroup.freeze", "0");
  }

  /** Kills all of them, those that left their parents too; whether that can be done. */
  boolean kill() {
    return set("cgroup.kill", "1");
  }

  /** Kills whoever is still in a group of a run that is gone. */
  static void killLeft(Path folder) {
    new ControlGroup(List.of(folder)).kill();
  }

  @Override
  public void close() {
    folders.forEach(folder -> CLOSED.put(folder, true));
    CLOSED
        .entrySet()
        .removeIf(each -> each.getValue() && ControlGroupPlaces.removed(each.getKey()));
  }

  /** Removes all that are left, when everybody in them was killed and this run ends. */
  static void removeAll() throws InterruptedException {
    for (int i = 0; i < LAST_ROUNDS && !CLOSED.isEmpty(); i++) {
      CLOSED.keySet().removeIf(ControlGroupPlaces::removed);
      Thread.sleep(ROUND_MILLIS);
    }
  }
}
