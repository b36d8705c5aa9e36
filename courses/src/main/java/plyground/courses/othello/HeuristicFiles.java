package plyground.courses.othello;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import plyground.arena.intake.FileNames;
import plyground.arena.intake.PlainFiles;
import plyground.courses.grading.HandIn;

/** What the handout asks of {@code heuristic_ID.pl} and {@code hdescription_ID.txt}. */
record HeuristicFiles(List<Path> files) {
  private static final Pattern HEURISTIC = Pattern.compile("heuristic_(.+)\\.pl");
  private static final Pattern DESCRIPTION = Pattern.compile("hdescription_(.+)\\.txt");

  /** A clause's head, where files are laid out as people do. */
  private static final Pattern HEAD = Pattern.compile("(?m)^([a-z]\\w*)\\s*(?:\\(|:-|\\.|-->)");

  /** The starter file's own, which nobody hands in. */
  private static final String STARTER = "ID";

  private static final int MOST_NAMED = 3;

  static HeuristicFiles below(Path folder) {
    return new HeuristicFiles(PlainFiles.below(folder));
  }

  /** The heuristics of a folder. */
  List<Path> heuristics() {
    return matching(HEURISTIC);
  }

  private List<Path> matching(Pattern pattern) {
    return files.stream()
        .filter(file -> pattern.matcher(FileNames.of(file)).matches())
        .filter(file -> !id(pattern, file).equals(STARTER))
        .toList();
  }

  static String id(Path heuristic) {
    return id(HEURISTIC, heuristic);
  }

  private static String id(Pattern pattern, Path file) {
    Matcher match = pattern.matcher(FileNames.of(file));
    return match.matches() ? match.group(1) : "";
  }

  /** What is wrong with them, a sentence each. */
  List<String> faults() {
    var faults = new ArrayList<String>();
    heuristics().forEach(file -> faults.addAll(faults(file)));
    var ids = heuristics().stream().map(HeuristicFiles::id).collect(Collectors.toSet());
    for (var description : matching(DESCRIPTION)) {
      String id = id(DESCRIPTION, description);
      if (!ids.contains(id)) {
        faults.add(FileNames.of(description) + " has no heuristic_" + id + ".pl beside it");
      }
      HandIn.open(FileNames.of(description), HandIn.text(description)).ifPresent(faults::add);
    }
    return faults;
  }

  private List<String> faults(Path file) {
    String id = id(file);
    String name = FileNames.of(file);
    String text = HandIn.text(file);
    var heads = heads(text);
    var faults = new ArrayList<String>();
    for (String needed : List.of("_h", "_lowerBound", "_upperBound")) {
      if (!heads.contains(id + needed)) {
        faults.add(name + " does not define " + id + needed);
      }
    }
    var foreign = heads.stream().filter(head -> !head.startsWith(id + "_")).toList();
    if (!foreign.isEmpty()) {
      faults.add(
          "%s defines %s without %s_ in front: names may clash in the competition"
              .formatted(name, String.join(", ", foreign.stream().limit(MOST_NAMED).toList()), id));
    }
    boolean described =
        matching(DESCRIPTION).stream()
            .anyMatch(each -> id(DESCRIPTION, each).equals(id) && !HandIn.text(each).isBlank());
    if (!described) {
      faults.add("there is no hdescription_" + id + ".txt that describes " + name);
    }
    HandIn.open(name, text).ifPresent(faults::add);
    return faults;
  }

  private static Set<String> heads(String text) {
    return HEAD.matcher(text)
        .results()
        .map(head -> head.group(1))
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }
}
