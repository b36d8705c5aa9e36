package plyground.arena.intake;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;

/** A packed submission: zip, tar or tar.gz. */
public final class Archive {
  private static final List<String> READABLE = List.of(".zip", ".tar.gz", ".tgz", ".tar");
  private static final List<String> OTHERS =
      List.of(".tar.bz2", ".tar.xz", ".tar.zst", ".tbz2", ".txz", ".rar", ".7z", ".gz");

  /** Each entry of a zip file's directory begins so. */
  private static final int ENTRY = 0x504b0102;

  private static final Set<Integer> USUAL = Set.of(ZipEntry.STORED, ZipEntry.DEFLATED);

  /** Whoever takes what is inside. */
  interface Taker {
    /**
     * @param kind what it is if it is no plain file; empty for files and folders
     * @param folder whether it is one
     */
    void take(String name, boolean folder, Optional<String> kind, InputStream bytes)
        throws IOException;
  }

  private Archive() {}

  public static boolean named(String name) {
    return ending(name).isPresent();
  }

  public static String stem(String name) {
    return name.substring(0, name.length() - ending(name).orElse("").length());
  }

  private static Optional<String> ending(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return Stream.of(READABLE, OTHERS)
        .flatMap(List::stream)
        .filter(each -> small.endsWith(each) && small.length() > each.length())
        .findFirst();
  }

  /**
   * Hands on everything in an archive, in its order.
   *
   * @param most entries and bytes in all; one that holds more is not unpacked further
   * @throws IOException if it is damaged, of a kind we cannot read, or holds too much
   */
  static void unpack(Path file, Quota most, Taker taker) throws IOException {
    String ending = ending(FileNames.of(file)).orElse("");
    if (!READABLE.contains(ending)) {
      throw new IOException("a " + ending.substring(1) + " file, which is not unpacked here");
    }
    try {
      if (ending.equals(".zip")) {
        unzip(file, most, taker);
      } else {
        try (var in = plain(file, ending)) {
          untar(most.bounded(in), taker);
        }
      }
    } catch (RuntimeException damaged) {
      throw new IOException("damaged: " + damaged.getMessage(), damaged);
    }
  }

  private static InputStream plain(Path file, String ending) throws IOException {
    var in = new BufferedInputStream(Files.newInputStream(file));
    return ending.equals(".tar") ? in : new GZIPInputStream(in);
  }

  private static void unzip(Path file, Quota most, Taker taker) throws IOException {
    if (entries(file) > most.entries()) {
      throw most.tooMany();
    }
    try (var zip = ZipFile.builder().setPath(file).setIgnoreLocalFileHeader(true).get()) {
      for (var each : Collections.list(zip.getEntries())) {
        var kind = unusual(each);
        if (kind.isPresent() || each.isDirectory()) {
          taker.take(each.getName(), each.isDirectory(), kind, InputStream.nullInputStream());
        } else {
          try (var bytes = zip.getInputStream(each)) {
            taker.take(each.getName(), false, kind, bytes);
          }
        }
      }
    }
  }

  /** What an entry is if it is no plain file that is packed in the usual way. */
  private static Optional<String> unusual(ZipArchiveEntry entry) {
    if (entry.isUnixSymlink()) {
      return Optional.of("a link");
    }
    if (entry.getGeneralPurposeBit().usesEncryption()) {
      return Optional.of("encrypted");
    }
    // Others need libraries that are not here, or as much memory as the file asks for.
    boolean usual = entry.isDirectory() || USUAL.contains(entry.getMethod());
    return usual ? Optional.empty() : Optional.of("packed in a way that is not unpacked here");
  }

  /** Counted before the directory is read into memory, which could be too small for it. */
  private static long entries(Path file) throws IOException {
    long entries = 0;
    int last = 0;
    try (var in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      for (int each = in.read(); each >= 0; each = in.read()) {
        last = last << 8 | each;
        entries += last == ENTRY ? 1 : 0;
      }
    }
    return entries;
  }

  private static void untar(InputStream in, Taker taker) throws IOException {
    var tar = new TarArchiveInputStream(in, "UTF-8");
    for (var each = tar.getNextEntry(); each != null; each = tar.getNextEntry()) {
      Optional<String> kind =
          switch (each.getLinkFlag()) {
            case TarConstants.LF_NORMAL, TarConstants.LF_OLDNORM, TarConstants.LF_DIR ->
                Optional.empty();
            case TarConstants.LF_LINK, TarConstants.LF_SYMLINK -> Optional.of("a link");
            default -> Optional.of("no plain file");
          };
      taker.take(each.getName(), each.isDirectory(), kind, tar);
    }
  }
}
