package plyground.arena.intake;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.agents.sandbox.PrivateFolder;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.record.FileHash;

/**
 * Copies or unpacks what somebody handed in. Links are not followed, pipes and devices not opened;
 * there is a limit to everything, and what is left out is noted.
 */
public final class SubmissionReader {
  private static final int MOST_DEPTH = 16;
  private static final int MOST_NESTED = 2;
  private static final Set<String> SOURCES = Set.of("pl", "java", "cpp", "cc", "cxx", "c++", "c");
  private static final long LARGEST_FILE = 16L << 20;
  private static final String TOO_DEEP = "it lies deeper than " + MOST_DEPTH + " folders";
  private static final String TOO_LARGE = "it is larger than " + (LARGEST_FILE >> 20) + " MB";
  private static final String UNREADABLE = "it cannot be read";

  private final Path folder;
  private final Quota quota = new Quota();
  private final MessageDigest digest = FileHash.digest();
  private final List<String> leftOut = new ArrayList<>();
  private Path into;
  private @Nullable String refusal;

  private SubmissionReader(Path folder) {
    this.folder = folder;
    into = folder;
  }

  /**
   * @param parts a folder, an archive or a file, perhaps with further ones
   * @throws IOException if there is no room here
   */
  public static StagedSubmission stage(List<Path> parts) throws IOException {
    var folder = PrivateFolder.make("hand-in");
    try {
      if (Sandbox.here() != Sandbox.BUBBLEWRAP) {
        // Without it, whoever runs the program must be able to read it where it is.
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
      }
      return new SubmissionReader(folder).read(parts);
    } catch (IOException | RuntimeException failure) {
      PrivateFolder.remove(folder);
      throw failure;
    }
  }

  private StagedSubmission read(List<Path> parts) throws IOException {
    Optional<String> inner = Optional.empty();
    try {
      for (var part : parts) {
        readPart(part);
      }
      inner = unpackInner();
    } catch (Quota.Excess excess) {
      refusal = String.valueOf(excess.getMessage());
    }
    var main = parts.stream().filter(SubmissionReader::packed).findFirst().orElse(parts.getFirst());
    boolean unpacked = Files.isDirectory(main, NOFOLLOW_LINKS);
    return new StagedSubmission(
        folder,
        unpacked ? inner.orElse(FileNames.of(main)) : LmsName.original(FileNames.of(main)),
        unpacked && inner.isEmpty(),
        HexFormat.of().formatHex(digest.digest()),
        List.copyOf(leftOut),
        Optional.ofNullable(refusal));
  }

  private void readPart(Path part) throws IOException {
    var its = attributes(part);
    if (its != null && its.isDirectory()) {
      readFolder(part, folder, 0);
    } else if (its != null && its.isRegularFile() && Archive.named(FileNames.of(part))) {
      unpack(part, its.size());
    } else {
      readFile(part, LmsName.original(FileNames.of(part)), its, folder);
    }
  }

  private static boolean packed(Path part) {
    return Archive.named(FileNames.of(part));
  }

  /**
   * Platforms put a student's archive into a folder, and students put archives into archives: the
   * only one there is unpacked too, unless sources lie beside it. Gives its name.
   */
  private Optional<String> unpackInner() throws IOException {
    Optional<String> name = Optional.empty();
    for (int level = 0; level < MOST_NESTED; level++) {
      var files = PlainFiles.below(folder);
      var archives = files.stream().filter(SubmissionReader::packed).toList();
      if (archives.size() != 1 || files.stream().anyMatch(SubmissionReader::source)) {
        break;
      }
      var archive = archives.getFirst();
      into = place(folder, FileNames.of(archive) + " " + level);
      name = name.or(() -> Optional.of(LmsName.original(FileNames.of(archive))));
      unpack(archive, Files.size(archive));
      Files.delete(archive);
    }
    return name;
  }

  private static boolean source(Path file) {
    String name = FileNames.of(file);
    return SOURCES.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT));
  }

  private static @Nullable BasicFileAttributes attributes(Path file) {
    try {
      return Files.readAttributes(file, BasicFileAttributes.class, NOFOLLOW_LINKS);
    } catch (IOException unreadable) {
      return null;
    }
  }

  private void readFolder(Path from, Path to, int depth) throws IOException {
    if (depth == MOST_DEPTH) {
      leaveOut(FileNames.of(from), TOO_DEEP);
      return;
    }
    for (var each : entries(from)) {
      var its = attributes(each);
      quota.takeFile();
      if (its != null && its.isDirectory()) {
        readFolder(each, Files.createDirectories(place(to, FileNames.of(each))), depth + 1);
      } else {
        readFile(each, FileNames.of(each), its, to);
      }
    }
  }

  private List<Path> entries(Path from) throws IOException {
    var entries = new ArrayList<Path>();
    try (var stream = Files.newDirectoryStream(from)) {
      for (var each : stream) {
        if (entries.size() > quota.entries()) {
          throw quota.tooMany();
        }
        entries.add(each);
      }
    } catch (DirectoryIteratorException | FileSystemException unreadable) {
      leaveOut(FileNames.of(from), UNREADABLE);
    }
    entries.removeIf(each -> FileNames.litter(FileNames.of(each)));
    entries.sort(Comparator.comparing(FileNames::of));
    return entries;
  }

  private void readFile(Path from, String name, @Nullable BasicFileAttributes its, Path to)
      throws IOException {
    if (its == null) {
      leaveOut(name, UNREADABLE);
    } else if (!its.isRegularFile()) {
      leaveOut(name, its.isSymbolicLink() ? "it is a link" : "it is no plain file");
    } else if (its.size() > LARGEST_FILE) {
      leaveOut(name, TOO_LARGE);
    } else {
      try (var bytes = Files.newInputStream(from, NOFOLLOW_LINKS)) {
        copy(bytes, place(to, name));
      } catch (FileSystemException unreadable) {
        leaveOut(name, UNREADABLE);
      }
    }
  }

  private void unpack(Path archive, long size) throws IOException {
    if (size > LARGEST_FILE) {
      refusal = TOO_LARGE;
      return;
    }
    try {
      Archive.unpack(archive, quota, this::take);
    } catch (Quota.Excess bomb) {
      throw bomb;
    } catch (IOException damaged) {
      refusal = "it cannot be unpacked: " + damaged.getMessage();
    }
  }

  /** One entry of an archive. */
  private void take(String name, boolean isFolder, Optional<String> kind, InputStream bytes)
      throws IOException {
    quota.takeFile();
    var parts = List.of(name.replace('\\', '/').replaceFirst("^(\\./)+", "").split("/"));
    boolean inside = !name.startsWith("/") && parts.stream().allMatch(SubmissionReader::harmless);
    if (!inside) {
      leaveOut(name, "it leads outside");
    } else if (parts.stream().anyMatch(FileNames::litter)) {
      return;
    } else if (kind.isPresent()) {
      leaveOut(name, "it is " + kind.get());
    } else if (parts.size() > MOST_DEPTH) {
      leaveOut(name, TOO_DEEP);
    } else if (!isFolder) {
      unpackFile(name, parts, bytes);
    }
  }

  private static boolean harmless(String part) {
    return !part.isBlank()
        && !part.equals(".")
        && !part.equals("..")
        && part.indexOf('\0') < 0
        && !part.matches("[A-Za-z]:");
  }

  private static Path place(Path to, String name) {
    return FileNames.in(to, FileNames.tellable(name));
  }

  private void unpackFile(String name, List<String> parts, InputStream bytes) throws IOException {
    var to = into;
    try {
      for (String part : parts) {
        Files.createDirectories(to);
        to = place(to, part);
      }
      copy(bytes, to);
    } catch (FileSystemException clash) {
      leaveOut(name, "another one has its place, or its name is too long");
    }
  }

  private void copy(InputStream bytes, Path to) throws IOException {
    digest.update((folder.relativize(to) + "\0").getBytes(StandardCharsets.UTF_8));
    var in = quota.bounded(bytes);
    long length = 0;
    try (var out = Files.newOutputStream(to, StandardOpenOption.CREATE_NEW)) {
      byte[] buffer = new byte[1 << 16];
      for (int count = in.read(buffer); count >= 0; count = in.read(buffer)) {
        length += count;
        digest.update(buffer, 0, count);
        out.write(buffer, 0, count);
      }
    }
    digest.update(Long.toString(length).getBytes(StandardCharsets.UTF_8));
  }

  private void leaveOut(String name, String why) {
    leftOut.add(name + ": " + why);
    digest.update((name + why).getBytes(StandardCharsets.UTF_8));
  }
}
