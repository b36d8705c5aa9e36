package plyground.agents.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Where control groups can be made on this machine. */
final class ControlGroupPlaces {
  private static final Path MOUNTED = Path.of("/sys/fs/cgroup");
  private static final String MEMBERS = "cgroup.procs";

  /** Of the first version; its freezer is not among them, since who is frozen there cannot die. */
  private static final Set<String> CONTROLLERS = Set.of("pids", "memory", "cpu", "cpuacct");

  private static final Pattern OURS = Pattern.compile(ControlGroup.NAME + "(\\d+)-\\d+");

  private static final class Found {
    static final List<Path> PLACES = look();

    private static List<Path> look() {
      try (var lines = Files.lines(Path.of("/proc/self/cgroup"))) {
        return lines
            .flatMap(line -> of(MOUNTED, line).stream())
            .filter(ControlGroupPlaces::works)
            .toList();
      } catch (IOException | UncheckedIOException notLinux) {
        return List.of();
      }
    }
  }

  private ControlGroupPlaces() {}

  /** Folders to make groups in, one for each mounted hierarchy; none where we may not. */
  static List<Path> here() {
    return Found.PLACES;
  }

  private static boolean works(Path place) {
    try (var group = ControlGroup.make(List.of(place))) {
      sweep(place);
      return Trial.works(Launch.words(group.doors(), List.of()));
    } catch (IOException refused) {
      return false;
    }
  }

  /**
   * Where groups can be made, as a line of the kernel tells of ours.
   *
   * @param line number, controllers, path; the second version has one for all controllers
   */
  static Optional<Path> of(Path mounted, String line) {
    String[] parts = line.split(":/?", 3);
    var own = Path.of(parts[2]);
    if (CONTROLLERS.containsAll(Arrays.asList(parts[1].split(",")))) {
      return usable(mounted.resolve(parts[1]).resolve(own));
    }
    return parts[1].isEmpty() ? second(mounted, own) : Optional.empty();
  }

  /** In the second version a group with processes in it has no limited groups below it. */
  private static Optional<Path> second(Path mounted, Path own) {
    boolean alone = Files.exists(mounted.resolve("cgroup.controllers"));
    var root = alone ? mounted : mounted.resolve("unified");
    var beside = root.resolve(own.getParent() == null ? Path.of("") : own.getParent());
    return usable(limits(beside) ? beside : root.resolve(own));
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

  /** Ends and removes what was left by runs that were killed. */
  static void sweep(Path place) throws IOException {
    try (var groups = Files.newDirectoryStream(place, ControlGroup.NAME + "*")) {
      for (var group : groups) {
        var made = OURS.matcher(group.getFileName().toString());
        if (made.matches() && ProcessHandle.of(Long.parseLong(made.group(1))).isEmpty()) {
          ControlGroup.killLeft(group);
          removed(group);
        }
      }
    }
  }

  /** Whether a group is gone now. */
  static boolean removed(Path group) {
    try {
      Files.deleteIfExists(group);
      return true;
    } catch (IOException busy) {
      return false;
    }
  }
}
