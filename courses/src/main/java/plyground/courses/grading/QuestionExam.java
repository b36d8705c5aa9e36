package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.console.Words;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;

/** An exam of many questions: each right answer counts the same, and mistakes are recognised. */
public record QuestionExam(Criterion criterion, List<Probe> probes, Subject.Opener opener)
    implements Exam {
  /** Who is late or dead so often is not asked any more. */
  private static final int PATIENCE = 3;

  /** Who does not answer a single one of the first few has nothing to say. */
  private static final int FIRST_FEW = 10;

  /** A mistake is named if it explains this share of the answers. */
  private static final double CONVINCING = 0.95;

  /** From so many answers on a pattern is no accident. */
  private static final int ENOUGH = 3;

  private static final int MOST_TEXT = 2000;

  private record Reply(Probe probe, @Nullable String answer, @Nullable AgentException fault) {
    boolean fits(Reading reading) {
      return answer != null && reading.fits().test(answer);
    }
  }

  @Override
  public Finding examine(Path program) {
    List<Reply> replies;
    try (var subject = opener.open(program)) {
      replies = ask(subject);
    }
    long right = replies.stream().filter(each -> each.fits(each.probe.right())).count();
    var mistake =
        explanation(replies, Probe::mistakes, right + 1)
            .or(() -> right == probes.size() ? Optional.empty() : several(replies));
    var habit = explanation(replies, Probe::habits, probes.size());
    var lines = new ArrayList<String>();
    lines.add("Right: %d of %d.".formatted(right, probes.size()));
    mistake.ifPresent(sentence -> lines.add("**Recognised**: " + sentence + "."));
    habit.ifPresent(sentence -> lines.add("It " + sentence + "."));
    lines.addAll(faults(replies));
    replies.stream()
        .filter(each -> each.answer != null && !each.fits(each.probe.right()))
        .findFirst()
        .ifPresent(each -> lines.addAll(shown(each)));
    String remark = "%d/%d".formatted(right, probes.size());
    return Finding.of(
        criterion,
        (double) right / probes.size(),
        remark + mistake.or(() -> firstFault(replies)).map(sentence -> ": " + sentence).orElse(""),
        lines);
  }

  private List<Reply> ask(Subject subject) {
    var replies = new ArrayList<Reply>();
    int lost = 0;
    for (var probe : probes) {
      if (lost >= PATIENCE || useless(replies)) {
        break;
      }
      try {
        replies.add(new Reply(probe, subject.ask(probe.question()), null));
      } catch (AgentException fault) {
        replies.add(new Reply(probe, null, fault));
        lost += costly(fault) ? 1 : 0;
      }
    }
    return replies;
  }

  /** A fault that costs time: it was late, or it died and must be started again. */
  private static boolean costly(AgentException fault) {
    return fault.fault() == Fault.TIME_OUT
        || String.valueOf(fault.getMessage()).contains(" ended ");
  }

  private static boolean useless(List<Reply> replies) {
    return replies.size() >= FIRST_FEW && replies.stream().allMatch(each -> each.answer == null);
  }

  /** The reading that explains nearly all that was answered, and at least so many answers. */
  private static Optional<String> explanation(
      List<Reply> replies, Function<Probe, List<Reading>> readings, long least) {
    var answered = replies.stream().filter(each -> each.answer != null).toList();
    var explained = new LinkedHashMap<String, Integer>();
    var weights = new HashMap<String, Double>();
    for (String sentence : sentences(answered, readings)) {
      for (var reply : answered) {
        var reading = reading(reply.probe, readings, sentence);
        explained.merge(sentence, reply.fits(reading) ? 1 : 0, Integer::sum);
        weights.merge(sentence, reading.weight(), Double::sum);
      }
    }
    return explained.entrySet().stream()
        .filter(each -> answered.size() >= ENOUGH && each.getValue() >= least)
        .filter(each -> each.getValue() >= CONVINCING * answered.size())
        .max(
            Comparator.<Map.Entry<String, Integer>>comparingInt(Map.Entry::getValue)
                .thenComparingDouble(each -> -weights.getOrDefault(each.getKey(), 0.0)))
        .map(Map.Entry::getKey);
  }

  private static Set<String> sentences(
      List<Reply> replies, Function<Probe, List<Reading>> readings) {
    var sentences = new LinkedHashSet<String>();
    replies.forEach(
        reply -> readings.apply(reply.probe).forEach(each -> sentences.add(each.sentence())));
    return sentences;
  }

  /** Where a mistake makes no difference, the right reading stands for it. */
  private static Reading reading(
      Probe probe, Function<Probe, List<Reading>> readings, String sentence) {
    return readings.apply(probe).stream()
        .filter(each -> each.sentence().equals(sentence))
        .findFirst()
        .orElse(probe.right());
  }

  /** Where no one mistake explains everything: those that are made wherever they can be. */
  private static Optional<String> several(List<Reply> replies) {
    var answered = replies.stream().filter(each -> each.answer != null).toList();
    var made = new ArrayList<String>();
    for (String sentence : sentences(answered, Probe::mistakes)) {
      var telling =
          answered.stream()
              .filter(each -> tells(each.probe, reading(each.probe, Probe::mistakes, sentence)))
              .toList();
      long hits =
          telling.stream()
              .filter(each -> each.fits(reading(each.probe, Probe::mistakes, sentence)))
              .count();
      if (telling.size() >= ENOUGH && hits >= CONVINCING * telling.size()) {
        made.add(sentence);
      }
    }
    return made.isEmpty() ? Optional.empty() : Optional.of(String.join(", and ", made));
  }

  private static boolean tells(Probe probe, Reading mistake) {
    return mistake.weight() == 1 && !probe.right().fits().test(mistake.expected());
  }

  private static Optional<String> firstFault(List<Reply> replies) {
    return replies.stream()
        .map(Reply::fault)
        .filter(fault -> fault != null)
        .findFirst()
        .map(fault -> String.valueOf(fault.getMessage()));
  }

  private List<String> faults(List<Reply> replies) {
    var counts = new LinkedHashMap<String, Integer>();
    replies.stream()
        .map(Reply::fault)
        .filter(fault -> fault != null)
        .forEach(fault -> counts.merge(String.valueOf(fault.getMessage()), 1, Integer::sum));
    var lines = new ArrayList<String>();
    counts.forEach(
        (text, count) ->
            lines.add("No answer, %s: %s.".formatted(Words.plural(count, "time"), text)));
    if (replies.size() < probes.size()) {
      lines.add("After that it was not asked any more.");
    }
    return lines;
  }

  private static List<String> shown(Reply reply) {
    return List.of(
        "For instance, asked",
        fenced(reply.probe.shown()),
        "it answered",
        fenced(String.valueOf(reply.answer)),
        "where right is",
        fenced(reply.probe.right().expected()));
  }

  private static String fenced(String text) {
    String whole = text.stripTrailing();
    String part = whole.length() > MOST_TEXT ? whole.substring(0, MOST_TEXT) + " ..." : whole;
    return "```\n" + part + "\n```";
  }
}
