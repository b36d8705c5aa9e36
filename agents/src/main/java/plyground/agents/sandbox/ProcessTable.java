package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The processes of the machine at one moment, as Linux lists them; elsewhere it is empty. */
final class ProcessTable {
  private static final Path PROC = Path.of("/proc");

  private final Map<Long, List<Long>> children = new HashMap<>();

  static ProcessTable take() {
    var census = new ProcessTable();
    try (var entries = Files.newDirectoryStream(PROC, "[0-9]*")) {
      entries.forEach(census::add);
    } catch (IOException _) {
      // Not Linux: nothing is known.
    }
    return census;
  }

  /** How many tasks the kernel counts, which is cheap to ask; 0 if it does not say. */
  static long tasks() {
    try {
      String load = Files.readString(PROC.resolve("loadavg"), StandardCharsets.US_ASCII);
      return Long.parseLong(load, load.indexOf('/') + 1, load.lastIndexOf(' '), 10);
    } catch (IOException | IndexOutOfBoundsException | NumberFormatException notLinux) {
      return 0;
    }
  }

  /** The processes that carry this setting in their environment. */
  static List<ProcessHandle> marked(String setting) {
    var found = new ArrayList<ProcessHandle>();
    try (var entries = Files.newDirectoryStream(PROC, "[0-9]*")) {
      for (var entry : entries) {
        if (environment(entry).contains(setting)) {
          ProcessHandle.of(Long.parseLong(entry.getFileName().toString())).ifPresent(found::add);
        }
      }
    } catch (IOException _) {
      // Not Linux: nothing is known.
    }
    return found;
  }

  private static String environment(Path entry) {
    try {
      return Files.readString(entry.resolve("environ"), StandardCharsets.ISO_8859_1);
    } catch (IOException notOurs) {
      return "";
    }
  }

  private void add(Path entry) {
    try {
      String stat = Files.readString(entry.resolve("stat"), StandardCharsets.ISO_8859_1);
      // The second field is a name in brackets, which may hold anything.
      String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", 3);
      if (!fields[0].equals("Z")) {
        long parent = Long.parseLong(fields[1]);
        children
            .computeIfAbsent(parent, _ -> new ArrayList<>())
            .add(Long.valueOf(entry.getFileName().toString()));
      }
    } catch (IOException | IndexOutOfBoundsException _) {
      // It ended while we looked.
    }
  }

  /** A process and all that descend from it. */
  List<Long> tree(long root) {
    var tree = new ArrayList<Long>();
    tree.add(root);
    for (int i = 0; i < tree.size(); i++) {
      tree.addAll(children.getOrDefault(tree.get(i), List.of()));
    }
    return tree;
  }

  /** The memory these use by themselves, in megabytes. */
  static long megabytes(List<Long> processes) {
    return processes.stream().mapToLong(ProcessTable::kilobytes).sum() >> 10;
  }

  private static long kilobytes(long process) {
    try (var lines = Files.lines(PROC.resolve(process + "/status"), StandardCharsets.ISO_8859_1)) {
      return lines
          .filter(line -> line.startsWith("RssAnon:") || line.startsWith("RssShmem:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D+", "")))
          .sum();
    } catch (IOException | RuntimeException gone) {
      return 0;
    }
  }
}
