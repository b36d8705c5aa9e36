package plyground.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A program that Plyground uses where it is there.
 *
 * @param names any of them will do; the first is what it is called
 * @param gives what it is good for
 * @param install what Debian and its kin call the package
 */
record Tool(List<String> names, String gives, String install) {
  static final List<Tool> ALL =
      List.of(
          new Tool(
              List.of("bwrap"),
              "programs of others are shut away: no network, no files but their own",
              "bubblewrap"),
          new Tool(
              List.of("setpriv"), "root may start programs, as somebody who is not", "util-linux"),
          new Tool(List.of("unshare"), "a weaker sandbox where there is no bwrap", "util-linux"),
          new Tool(
              List.of("swipl"),
              "Prolog: agents, plyground prolog, marking of hand-ins in Prolog",
              "swi-prolog-nox"),
          new Tool(List.of("g++"), "hand-ins in C++ can be compiled and marked", "g++"),
          new Tool(List.of("make"), "hand-ins with a makefile, too", "make"),
          new Tool(List.of("cc", "gcc", "clang"), "new-agent c", "gcc"),
          new Tool(List.of("python3"), "new-agent python, the Python package", "python3"),
          new Tool(List.of("node", "nodejs"), "new-agent javascript, web/check", "nodejs"),
          new Tool(
              List.of(
                  "chromium",
                  "chromium-browser",
                  "google-chrome",
                  "google-chrome-stable",
                  "chromium-headless-shell"),
              "worksheet --pdf, tests of the pages",
              "chromium"),
          new Tool(List.of("tmux"), "tests of play in a terminal", "tmux"));

  String name() {
    return names.getFirst();
  }

  /** Where it is. */
  Optional<Path> found() {
    String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
    return names.stream()
        .flatMap(
            name ->
                Stream.of(path.split(File.pathSeparator))
                    .filter(folder -> !folder.isEmpty())
                    .map(folder -> Path.of(folder, name)))
        .filter(Files::isExecutable)
        .findFirst();
  }
}
