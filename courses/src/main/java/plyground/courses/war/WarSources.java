package plyground.courses.war;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.arena.intake.PlainFiles;

/** What of a submission becomes the program, by the handout's conventions. */
record WarSources(List<Path> files) {
  static final String MAIN = "war";

  private static final Set<String> CPP = Set.of("cpp", "cc", "cxx", "c++", "C", "c");
  private static final Set<String> HEADERS = Set.of("h", "hpp", "hh", "hxx");
  private static final Set<String> MAKEFILES = Set.of("Makefile", "makefile", "GNUmakefile");
  private static final Set<String> COMPILED = Set.of("class", "o", "obj", "exe", "jar");
  private static final int MOST = 16 << 20;

  /** Names in our own programs, in their sources as in their jars. */
  private static final Pattern OURS =
      Pattern.compile("plyground[./](core|games|search|agents|arena|console|courses|cli)\\b");

  private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");

  static WarSources in(Path folder) {
    return new WarSources(PlainFiles.below(folder));
  }

  /** Whether it is Plyground that was handed in. */
  boolean ours() {
    return files.stream()
        .flatMap(file -> PlainFiles.bytes(file, MOST).stream())
        .anyMatch(bytes -> OURS.matcher(new String(bytes, StandardCharsets.ISO_8859_1)).find());
  }

  /** The Java source of the program; of another spelling if there is no other. */
  Optional<Path> java() {
    return named(MAIN + ".java").or(() -> files.stream().filter(this::nearlyJava).findFirst());
  }

  private boolean nearlyJava(Path file) {
    return PlainFiles.name(file).equalsIgnoreCase(MAIN + ".java");
  }

  private Optional<Path> named(String name) {
    return files.stream().filter(file -> PlainFiles.name(file).equals(name)).findFirst();
  }

  /** Where a Java source's packages begin. */
  static Path root(Path source) {
    var folder = parent(source);
    var declared = PACKAGE.matcher(PlainFiles.text(source, MOST).orElse(""));
    if (!declared.find()) {
      return folder;
    }
    var root = folder;
    var parts = List.of(declared.group(1).split("\\.")).reversed();
    for (String part : parts) {
      if (!PlainFiles.name(root).equals(part)) {
        return folder;
      }
      root = parent(root);
    }
    return root;
  }

  static Path parent(Path file) {
    var parent = file.getParent();
    return parent == null ? file : parent;
  }

  /** The folder of the C++ sources: that of war.cpp, or else the first one that has any. */
  Optional<Path> cpp() {
    var sources = allCpp();
    return sources.stream()
        .filter(file -> PlainFiles.name(file).toLowerCase(Locale.ROOT).startsWith(MAIN + "."))
        .findFirst()
        .or(() -> sources.stream().findFirst())
        .map(WarSources::parent);
  }

  /** The endings of the C++ sources in a folder. */
  Set<String> cppEndings(Path folder) {
    return files.stream()
        .filter(file -> parent(file).equals(folder))
        .map(WarSources::ending)
        .filter(CPP::contains)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  List<Path> allCpp() {
    return files.stream().filter(file -> CPP.contains(ending(file))).toList();
  }

  /** Where headers lie. */
  Set<Path> headerFolders() {
    return files.stream()
        .filter(file -> HEADERS.contains(ending(file)))
        .map(WarSources::parent)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  Optional<Path> makefile() {
    return files.stream().filter(file -> MAKEFILES.contains(PlainFiles.name(file))).findFirst();
  }

  /** What was compiled elsewhere, and might pass for what is compiled here. */
  List<Path> compiled() {
    var compiled = new ArrayList<Path>();
    for (var file : files) {
      if (COMPILED.contains(ending(file)) || PlainFiles.name(file).equals(MAIN)) {
        compiled.add(file);
      }
    }
    return compiled;
  }

  /** A program that needs no compiling: classes, a jar, or an executable file. */
  Optional<Path> ready() {
    return named(MAIN + ".class")
        .map(WarSources::parent)
        .or(() -> files.stream().filter(file -> ending(file).equals("jar")).findFirst())
        .or(() -> named(MAIN));
  }

  private static String ending(Path file) {
    String name = PlainFiles.name(file);
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
