package plyground.courses.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import plyground.arena.report.Escape;
import plyground.courses.grading.Finding;

/**
 * One of the two files that a program writes, over all maps it was run on.
 *
 * @param title what people call it
 * @param exact whether only the samples' own format counts
 */
record WrittenFile(String title, boolean exact, List<Attempt> attempts) {
  /** Fewer answers than this may be like a mistake's by accident. */
  private static final int ENOUGH = 2;

  private static final int MOST_LINE = 160;

  /**
   * What it wrote about one map.
   *
   * @param number of the map
   * @param written empty if there is no such file
   * @param mistakes what known mistakes lead to
   */
  record Attempt(int number, Optional<String> written, String right, Map<String, String> mistakes) {
    Optional<OutputComparison> compared() {
      return written.map(text -> new OutputComparison(text, right));
    }

    boolean is(String text) {
      return written
          .filter(own -> new OutputComparison(own, text).sameButForTheFormat())
          .isPresent();
    }
  }

  long correct() {
    return attempts.stream().filter(this::correct).count();
  }

  private boolean correct(Attempt attempt) {
    return attempt
        .compared()
        .filter(each -> each.same() || (!exact && each.sameButForTheFormat()))
        .isPresent();
  }

  /** The mistake that explains everything it wrote. */
  Optional<String> mistake() {
    var written = attempts.stream().filter(each -> each.written.isPresent()).toList();
    if (written.size() < Math.min(ENOUGH, attempts.size()) || correct() == attempts.size()) {
      return Optional.empty();
    }
    return written.stream()
        .flatMap(each -> each.mistakes.keySet().stream())
        .distinct()
        .filter(
            sentence ->
                written.stream()
                    .allMatch(each -> each.is(each.mistakes.getOrDefault(sentence, ""))))
        .findFirst();
  }

  boolean otherFormat() {
    return attempts.stream()
        .flatMap(each -> each.compared().stream())
        .anyMatch(each -> !each.same() && each.sameButForTheFormat());
  }

  /** The first map on which it is wrong. */
  Optional<Attempt> wrong() {
    return attempts.stream().filter(each -> !correct(each)).findFirst();
  }

  /** What is to be said about it. */
  List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add("The %s: right on %d of %d maps.".formatted(title, correct(), attempts.size()));
    mistake().ifPresent(sentence -> lines.add("**Recognised**: " + sentence + "."));
    if (otherFormat()) {
      lines.addAll(format());
    }
    wrong()
        .filter(each -> !(otherFormat() && each.is(each.right)))
        .ifPresent(each -> lines.addAll(difference(each)));
    return lines;
  }

  private List<String> format() {
    var compared =
        attempts.stream()
            .flatMap(each -> each.compared().stream())
            .filter(each -> !each.same() && each.sameButForTheFormat())
            .findFirst()
            .orElseThrow();
    return List.of(
        "**Same %s, other format**: it says the same as it should, but not in the form of the sample"
                .formatted(title.equals("log") ? "log" : "moves")
            + " files. "
            + (exact ? "That costs the points." : "That costs nothing here.")
            + " What differs:",
        Finding.listing(
            compared.kinds().stream().map(WrittenFile::shown).collect(Collectors.joining("\n"))));
  }

  private List<String> difference(Attempt attempt) {
    var compared = attempt.compared();
    if (compared.isEmpty()) {
      return List.of("On map%d.txt it wrote no %s.".formatted(attempt.number, title));
    }
    return compared.get().first().stream()
        .flatMap(
            each ->
                List.of(
                    "On map%d.txt the %s differs first in line %d:"
                        .formatted(attempt.number, title, each.line()),
                    Finding.listing(shown(each)))
                    .stream())
        .toList();
  }

  private static String shown(OutputComparison.Difference difference) {
    return "yours: %s\nright: %s".formatted(shown(difference.yours()), shown(difference.right()));
  }

  private static String shown(Optional<String> line) {
    return line.map(text -> Escape.part(text, MOST_LINE))
        .orElse("(the file ends before this line)");
  }
}
