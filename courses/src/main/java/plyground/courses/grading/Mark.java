package plyground.courses.grading;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a student gets.
 *
 * @param fingerprint of what was marked by what; empty if it should be marked again
 * @param remark what concerns the whole submission; empty if there is nothing
 * @param notes more about that
 */
record Mark(
    String student,
    String fingerprint,
    String remark,
    List<String> notes,
    List<Entry> entries,
    double seconds) {

  /**
   * The mark of one criterion, or points taken off.
   *
   * @param open whether a person has yet to mark it
   * @param traits what tells its author from others
   */
  record Entry(
      String name,
      double score,
      double points,
      String remark,
      List<String> lines,
      boolean open,
      List<String> traits) {
    Entry(
        String name, double score, double points, String remark, List<String> lines, boolean open) {
      this(name, score, points, remark, lines, open, List.of());
    }

    boolean passed() {
      return score >= points;
    }

    /** The explanation for terminals and JSON. */
    String text() {
      var said = lines.isEmpty() ? List.of(remark) : lines;
      return said.stream().map(line -> Note.of(line).plain()).collect(Collectors.joining("\n"));
    }
  }

  static Entry entry(Finding finding) {
    return new Entry(
        finding.criterion().name(),
        finding.score(),
        finding.criterion().points(),
        finding.remark(),
        finding.lines(),
        false,
        finding.traits());
  }

  /** Never less than nothing. */
  double score() {
    double sum = entries.stream().mapToDouble(Entry::score).sum();
    return Math.max(0, Math.rint(100 * sum) / 100);
  }

  double points() {
    return entries.stream().mapToDouble(Entry::points).sum();
  }

  List<String> open() {
    return entries.stream().filter(Entry::open).map(Entry::name).toList();
  }

  Mark with(int number, Entry entry) {
    var changed = new ArrayList<>(entries);
    changed.set(number, entry);
    return new Mark(student, fingerprint, remark, notes, changed, seconds);
  }
}
