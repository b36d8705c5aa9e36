package plyground.agents.sandbox;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/** How much a program puts into its own folder, beyond what was there before. */
final class FolderQuota {
  /** A large folder is looked at less often. */
  private static final int SHARE = 50;

  private final Path folder;
  private final ResourceLimits limits;
  private final Use before;
  private long next;

  /** Files and folders, their bytes, and what cannot be looked into. */
  private record Use(long files, long bytes, long hidden) {}

  FolderQuota(Path folder, ResourceLimits limits) {
    this.folder = folder;
    this.limits = limits;
    before = measure(Long.MAX_VALUE);
  }

  /**
   * What it has too much of, in words.
   *
   * @param processes of the program, which may hold files that have no name any more
   */
  Optional<String> exceeded(List<Long> processes) {
    long begun = System.nanoTime();
    if (begun - next < 0) {
      return Optional.empty();
    }
    var use = measure(before.files + limits.files());
    long bytes = use.bytes - before.bytes + unnamed(processes);
    long end = System.nanoTime();
    next = end + SHARE * (end - begun);
    if (use.files - before.files > limits.files()) {
      return Optional.of(String.format(Locale.ROOT, "made more than %,d files", limits.files()));
    }
    if (bytes >> 20 >= limits.disk()) {
      return Optional.of("wrote more than %d MB into its folder".formatted(limits.disk()));
    }
    boolean hides = use.hidden > before.hidden;
    return hides ? Optional.of("hides files in its folder") : Optional.empty();
  }

  /** Ends early when there are more files than that. */
  private Use measure(long most) {
    var count = new long[3];
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path file, BasicFileAttributes its) {
              return ++count[0] > most ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes its) {
              count[1] += its.size();
              return ++count[0] > most ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
              count[2] += Files.isDirectory(file) ? 1 : 0;
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException _) {
      // It changes while we look.
    }
    return new Use(count[0], count[1], count[2]);
  }

  /** The bytes of files that were removed but are still open. */
  private static long unnamed(List<Long> processes) {
    var seen = new HashSet<Object>();
    return processes.stream().mapToLong(process -> unnamed(process, seen)).sum();
  }

  private static long unnamed(long process, Set<Object> seen) {
    long bytes = 0;
    try (var open = Files.newDirectoryStream(Path.of("/proc", Long.toString(process), "fd"))) {
      for (var each : open) {
        if (Files.readSymbolicLink(each).toString().endsWith(" (deleted)")) {
          var its = Files.readAttributes(each, BasicFileAttributes.class);
          bytes += its.isRegularFile() && seen.add(its.fileKey()) ? its.size() : 0;
        }
      }
    } catch (IOException | DirectoryIteratorException gone) {
      return bytes;
    }
    return bytes;
  }
}
