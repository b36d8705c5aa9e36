package plyground.courses.grading;

import java.util.regex.Pattern;
import plyground.arena.report.Escape;

/**
 * A paragraph of an explanation. It may hold words of students, so it is plain text, and as much of
 * it as anybody reads; whoever shows it escapes it.
 */
sealed interface Note {
  int MOST_WORDS = 1000;
  int MOST_LISTING = 2000;
  String FENCE = "```\n";
  Pattern LABELLED = Pattern.compile("\\*\\*([^*]+)\\*\\*: (.*)", Pattern.DOTALL);

  /** A sentence, perhaps with a label that stands out. */
  record Sentence(String label, String words) implements Note {}

  /** Lines as a terminal shows them. */
  record Listing(String lines) implements Note {}

  /** From a finding's line: a listing stands between fences, a label between double asterisks. */
  static Note of(String line) {
    if (line.startsWith(FENCE)) {
      String end = "\n```";
      int to = line.endsWith(end) ? line.length() - end.length() : line.length();
      return new Listing(Escape.part(line.substring(FENCE.length(), to), MOST_LISTING));
    }
    var labelled = LABELLED.matcher(line);
    return labelled.matches()
        ? new Sentence(labelled.group(1), Escape.part(labelled.group(2), MOST_WORDS))
        : new Sentence("", Escape.part(line, MOST_WORDS));
  }

  default String markdown() {
    return switch (this) {
      case Sentence(String label, String words) ->
          (label.isEmpty() ? "" : "**" + Escape.markdown(label) + "**: ") + Escape.markdown(words);
      case Listing(String lines) -> Escape.fenced(lines);
    };
  }

  /** For terminals and JSON. */
  default String plain() {
    return switch (this) {
      case Sentence(String label, String words) ->
          (label.isEmpty() ? "" : Escape.line(label) + ": ") + Escape.line(words);
      case Listing(String lines) -> Escape.visible(lines).stripTrailing();
    };
  }
}
