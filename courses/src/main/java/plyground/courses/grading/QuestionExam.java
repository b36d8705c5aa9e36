package plyground.courses.grading;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import plyground.console.Words;

/**
 * An exam of many questions: right answers earn points so far as they go beyond what no thought
 * would earn, mistakes are recognised and cost what the rubric says, and what is wrong is shown on
 * the smallest board that shows it.
 */
public record QuestionExam(Criterion criterion, List<Probe> probes, Subject.Opener opener)
    implements Exam {
  /** Who is late or dead so often is not asked any more. */
  private static final int PATIENCE = 3;

  /** Who does not answer a single one of the first few has nothing to say. */
  private static final int FIRST_FEW = 10;

  private static final int MOST_TEXT = 2000;

  private static final Pattern BOARD = Pattern.compile("([.12]{4,}(?:/[.12]{4,}){3,}) ([12])");

  @Override
  public Finding examine(Path program) {
    try (var subject = opener.open(program)) {
      var replies = ask(subject);
      var recognition = Recognition.of(replies, probes.size());
      var mistakes = recognition.mistakes();
      var lines = new ArrayList<String>();
      lines.add("Right: %d of %d.".formatted(recognition.right(), probes.size()));
      var sentence = sentence(mistakes);
      sentence.ifPresent(each -> lines.add("**Recognised**: " + each + "."));
      recognition.habit().ifPresent(each -> lines.add("It " + each.sentence() + "."));
      double share = share(replies, mistakes, lines);
      lines.addAll(faults(replies));
      example(replies, mistakes, subject).ifPresent(each -> lines.addAll(shown(each)));
      String remark = "%d/%d".formatted(recognition.right(), probes.size());
      return Finding.of(
              criterion,
              share,
              remark + sentence.or(() -> firstFault(replies)).map(each -> ": " + each).orElse(""),
              lines)
          .withTraits(traits(replies));
    }
  }

  private List<Reply> ask(Subject subject) {
    var replies = new ArrayList<Reply>();
    int lost = 0;
    for (var probe : probes) {
      if (lost >= PATIENCE || useless(replies)) {
        break;
      }
      var reply = Reply.of(probe, subject);
      replies.add(reply);
      lost += reply.costly() ? 1 : 0;
    }
    return replies;
  }

  private static boolean useless(List<Reply> replies) {
    return replies.size() >= FIRST_FEW && replies.stream().allMatch(each -> each.answer() == null);
  }

  private static Optional<String> sentence(List<Reading> mistakes) {
    return mistakes.isEmpty()
        ? Optional.empty()
        : Optional.of(
            mistakes.stream().map(Reading::sentence).collect(Collectors.joining(", and ")));
  }

  /** What the rubric says that these mistakes cost, or else what was right beyond guessing. */
  private double share(List<Reply> replies, List<Reading> mistakes, List<String> lines) {
    var costs = criterion.mistakes();
    if (!mistakes.isEmpty() && mistakes.stream().allMatch(each -> costs.containsKey(each.name()))) {
      double cost =
          mistakes.stream().mapToDouble(each -> costs.getOrDefault(each.name(), 0.0)).sum();
      long answered = replies.stream().filter(each -> each.answer() != null).count();
      lines.add(
          String.format(Locale.ROOT, "That costs %.0f %% of the points.", 100 * Math.min(1, cost)));
      return Math.max(0, 1 - cost) * answered / probes.size();
    }
    double right = weight(replies.stream().filter(Reply::right).map(Reply::probe).toList());
    double guess = guess();
    if (guess > 0 && right < 1) {
      lines.add(
          String.format(
              Locale.ROOT,
              "Without any thought %.0f %% would be right: points are for what goes beyond that.",
              100 * guess));
    }
    return Math.max(0, (right - guess) / (1 - guess));
  }

  /** The best that a lazy answer would do. */
  private double guess() {
    var right = new HashMap<String, List<Probe>>();
    for (var probe : probes) {
      for (var lazy : probe.lazy()) {
        if (probe.right().allows(lazy.sample())) {
          right.computeIfAbsent(lazy.sentence(), _ -> new ArrayList<>()).add(probe);
        }
      }
    }
    return right.values().stream().mapToDouble(this::weight).max().orElse(0);
  }

  /** The share of some questions in all, groups counting alike. */
  private double weight(List<Probe> some) {
    Map<String, Long> sizes =
        probes.stream().collect(Collectors.groupingBy(Probe::group, Collectors.counting()));
    return some.stream()
        .mapToDouble(each -> 1.0 / sizes.size() / sizes.getOrDefault(each.group(), 1L))
        .sum();
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

  /** Something it got wrong, by a recognised mistake if there is one, and made small. */
  private static Optional<Reply> example(
      List<Reply> replies, List<Reading> mistakes, Subject subject) {
    var wrong = replies.stream().filter(each -> !each.right()).toList();
    for (var kind : kinds(mistakes)) {
      var found = wrong.stream().filter(kind).findFirst();
      if (found.isPresent()) {
        return Optional.of(
            found.get().costly()
                ? found.get()
                : Shrinker.shrink(found.get(), subject, each -> !each.right() && kind.test(each)));
      }
    }
    return Optional.empty();
  }

  /** In what order examples are looked for: of a mistake, any wrong answer, any fault. */
  private static List<Predicate<Reply>> kinds(List<Reading> mistakes) {
    var kinds = new ArrayList<Predicate<Reply>>();
    for (var mistake : mistakes) {
      kinds.add(
          each ->
              each.probe().wrong().stream()
                  .anyMatch(
                      known -> known.sentence().equals(mistake.sentence()) && each.fits(known)));
    }
    kinds.add(each -> each.answer() != null);
    kinds.add(each -> each.answer() == null);
    return kinds;
  }

  private static List<String> shown(Reply reply) {
    var lines = new ArrayList<>(List.of("For instance, asked", fenced(reply.probe().shown())));
    if (reply.fault() == null) {
      lines.addAll(List.of("it answered", fenced(drawn(reply.said()))));
    } else {
      lines.add("it gave no answer: " + reply.fault().getMessage() + ".");
    }
    lines.addAll(List.of("where right is", fenced(drawn(reply.probe().right().expected()))));
    return lines;
  }

  /** A board in one line, and who is to move, as the question shows boards: a row a line. */
  static String drawn(String text) {
    var board = BOARD.matcher(text);
    return board.matches()
        ? board.group(1).replace('/', '\n') + "\nplayer " + board.group(2)
        : text;
  }

  private static String fenced(String text) {
    String whole = text.stripTrailing();
    String part = whole.length() > MOST_TEXT ? whole.substring(0, MOST_TEXT) + " ..." : whole;
    return "```\n" + part + "\n```";
  }

  /** What tells its author from others: wrong answers, and choices among right ones. */
  private static List<String> traits(List<Reply> replies) {
    return IntStream.range(0, replies.size())
        .filter(i -> replies.get(i).answer() != null)
        .filter(i -> !replies.get(i).right() || replies.get(i).probe().right().weight() > 1)
        .mapToObj(i -> i + ":" + Integer.toHexString(replies.get(i).said().hashCode()))
        .toList();
  }
}
