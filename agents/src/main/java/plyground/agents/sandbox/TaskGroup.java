package plyground.agents.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A control group of Linux that bounds the tasks of a program and all it started. Who may make such
 * groups is root, whom the usual limit of a user's processes does not bind; elsewhere this does
 * nothing.
 */
final class TaskGroup implements AutoCloseable {
  private static final Path MOUNTED = Path.of("/sys/fs/cgroup");
  private static final String MEMBERS = "cgroup.procs";
  private static final String NEVER_FULL = "max 0\n";
  private static final String NAME = "plyground-";
  private static final Pattern OURS = Pattern.compile(NAME + "(\\d+)-\\d+");

  private static final AtomicLong MADE = new AtomicLong();

  /** A group can be removed once its last task is gone, a moment after it was killed. */
  private static final Queue<Path> LEFT = new ConcurrentLinkedQueue<>();

  private final @Nullable Path folder;

  private TaskGroup(@Nullable Path folder) {
    this.folder = folder;
  }

  private static final class Found {
    static final Optional<Path> PLACE = look();

    private static Optional<Path> look() {
      try (var lines = Files.lines(Path.of("/proc/self/cgroup"))) {
        return lines
            .flatMap(line -> place(MOUNTED, line).stream())
            .filter(Found::works)
            .findFirst();
      } catch (IOException | UncheckedIOException notLinux) {
        return Optional.empty();
      }
    }

    private static boolean works(Path place) {
      try (var group = make(place, 2)) {
        sweep(place);
        return Trial.works(Launch.words(group.doors(), List.of()));
      } catch (IOException refused) {
        return false;
      }
    }
  }

  /** Whether there can be such groups here. */
  static boolean possible() {
    return Found.PLACE.isPresent();
  }

  /** A group of at most so many tasks, or none where that cannot be. */
  static TaskGroup of(int tasks) {
    try {
      return possible() ? make(Found.PLACE.orElseThrow(), tasks) : new TaskGroup(null);
    } catch (IOException tooMany) {
      return new TaskGroup(null);
    }
  }

  /**
   * Where groups can be made, as a line of the kernel tells of ours.
   *
   * @param line number, controllers, path; the second version has one for all controllers
   */
  static Optional<Path> place(Path mounted, String line) {
    String[] parts = line.split(":/?", 3);
    var own = Path.of(parts[2]);
    if (parts[1].equals("pids")) {
      return usable(mounted.resolve(parts[1]).resolve(own));
    }
    // In the second version a group with processes in it has no limited groups below it.
    var beside = mounted.resolve(own.getParent() == null ? Path.of("") : own.getParent());
    return parts[1].isEmpty() && limits(beside) ? usable(beside) : Optional.empty();
  }

  private static Optional<Path> usable(Path place) {
    return Files.isWritable(place.resolve(MEMBERS)) ? Optional.of(place) : Optional.empty();
  }

  private static boolean limits(Path place) {
    try {
      return Files.readString(place.resolve("cgroup.subtree_control")).contains("pids");
    } catch (IOException none) {
      return false;
    }
  }

  private static TaskGroup make(Path place, int tasks) throws IOException {
    long number = MADE.incrementAndGet();
    var folder = place.resolve(NAME + ProcessHandle.current().pid() + "-" + number);
    Files.createDirectory(folder);
    Files.writeString(folder.resolve("pids.max"), Integer.toString(tasks));
    return new TaskGroup(folder);
  }

  /** Where a process writes its number to join. */
  List<Path> doors() {
    return folder == null ? List.of() : List.of(folder.resolve(MEMBERS));
  }

  /** Whether the kernel has refused it more; cheap to ask, where a census takes too long. */
  boolean full() {
    try {
      return folder != null && !Files.readString(folder.resolve("pids.events")).equals(NEVER_FULL);
    } catch (IOException gone) {
      return false;
    }
  }

  @Override
  public void close() {
    if (folder != null) {
      LEFT.add(folder);
      LEFT.removeIf(TaskGroup::removed);
    }
  }

  /** Removes what was left by processes that were killed. */
  private static void sweep(Path place) throws IOException {
    try (var groups = Files.newDirectoryStream(place, NAME + "*")) {
      for (var group : groups) {
        var made = OURS.matcher(group.getFileName().toString());
        if (made.matches() && ProcessHandle.of(Long.parseLong(made.group(1))).isEmpty()) {
          removed(group);
        }
      }
    }
  }

  private static boolean removed(Path group) {
    try {
      Files.deleteIfExists(group);
      return true;
    } catch (IOException busy) {
      return false;
    }
  }
}
