package plyground.courses.grading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;

/** A student's folder on its way to a zip file, and what can be checked of its texts. */
public final class HandIn {
  /** What the kits' files say where something is to be filled in. */
  public static final String OPEN = "TODO";

  private static final Pattern LOADS =
      Pattern.compile(
          "(?m)^\\s*:-\\s*(?:\\[|(?:consult|compile|ensure_loaded|load_files|include)\\(|"
              + "use_module\\((?!\\s*library))\\s*'?([\\w./]*)");

  private HandIn() {}

  /** Packs what is handed in; the same files make the same archive. Gives their names. */
  static List<String> pack(CourseKit kit, Path folder, Path zip) throws IOException {
    var names = new ArrayList<String>();
    try (var out = new ZipOutputStream(Files.newOutputStream(zip))) {
      for (var file : plain(folder)) {
        String name = folder.relativize(file).toString();
        if (kit.handedIn(name)) {
          var entry = new ZipEntry(name);
          entry.setLastModifiedTime(FileTime.fromMillis(0));
          out.putNextEntry(entry);
          out.write(content(kit, folder, name, Files.readAllBytes(file)));
          out.closeEntry();
          names.add(name);
        }
      }
    }
    return names;
  }

  private static byte[] content(CourseKit kit, Path folder, String name, byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    String filled = kit.packed(folder, name, text);
    return filled.equals(text) ? bytes : filled.getBytes(StandardCharsets.UTF_8);
  }

  /** The plain files below a folder, by name, without what systems leave behind. */
  private static List<Path> plain(Path folder) throws IOException {
    try (var files = Files.walk(folder)) {
      return files
          .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
          .filter(
              file -> {
                for (var part : folder.relativize(file)) {
                  if (FileNames.litter(part.toString())) {
                    return false;
                  }
                }
                return true;
              })
          .sorted()
          .toList();
    }
  }

  /** A file's text; empty if there is none to read. */
  public static String text(Path file) {
    return PlainFiles.text(file, 16 << 20).orElse("");
  }

  /**
   * What is wrong with a Prolog file that is handed in.
   *
   * @param heads what it has to define
   * @param given what it may load
   */
  public static List<String> prologFaults(Path file, List<String> heads, List<String> given) {
    String name = FileNames.of(file);
    if (!Files.isRegularFile(file)) {
      return List.of("there is no " + name + "; the handout asks for it by that name");
    }
    String text = text(file);
    var faults = new ArrayList<String>();
    for (String head : heads) {
      if (!Pattern.compile("(?m)^" + head + "\\s*\\(").matcher(text).find()) {
        faults.add(name + " does not define " + head);
      }
    }
    LOADS
        .matcher(text)
        .results()
        .map(load -> load.group(1).replaceFirst("\\.pl$", ""))
        .filter(load -> !given.contains(load))
        .forEach(load -> faults.add(name + " loads " + load + ", which is not handed in"));
    open(name, text).ifPresent(faults::add);
    return faults;
  }

  /** What is still to be filled in. */
  public static java.util.Optional<String> open(String name, String text) {
    long count = text.lines().filter(line -> line.contains(OPEN)).count();
    return count == 0
        ? java.util.Optional.empty()
        : java.util.Optional.of(
            "%s has %d lines with %s: something is still to be done there"
                .formatted(name, count, OPEN));
  }
}
