package plyground.courses.grading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Finds the known mistakes that explain a submission's answers. */
record Recognition(List<Reply> answered, long right, int asked) {
  /** A mistake is named if it explains this share of the answers. */
  private static final double CONVINCING = 0.95;

  /** From so many answers on a pattern is no accident; where fewer are asked, all must fit. */
  private static final int ENOUGH = 3;

  static Recognition of(List<Reply> replies, int asked) {
    var answered = replies.stream().filter(each -> each.answer() != null).toList();
    return new Recognition(answered, answered.stream().filter(Reply::right).count(), asked);
  }

  /**
   * The mistake that explains nearly everything better than the right reading, or else those that
   * are made wherever they can be.
   */
  List<Reading> mistakes() {
    return explanation(Probe::wrong, right + 1)
        .map(List::of)
        .orElseGet(() -> right == asked ? List.of() : several());
  }

  /** How it chooses among right answers, if there is a pattern. */
  Optional<Reading> habit() {
    return explanation(Probe::habits, asked);
  }

  /** A reading and how well it does. */
  private record Score(Reading reading, long explained, double weight) {}

  /** The reading that explains nearly all that was answered, and at least so many answers. */
  private Optional<Reading> explanation(Function<Probe, List<Reading>> readings, long least) {
    return sentences(readings).stream()
        .map(each -> score(each, readings))
        .filter(each -> answered.size() >= Math.min(ENOUGH, asked) && each.explained >= least)
        .filter(each -> each.explained >= CONVINCING * answered.size())
        .max(
            Comparator.comparingLong(Score::explained)
                .thenComparing(Comparator.comparingDouble(Score::weight).reversed()))
        .map(Score::reading);
  }

  private Score score(Reading named, Function<Probe, List<Reading>> readings) {
    long explained = 0;
    double weight = 0;
    for (var reply : answered) {
      var reading = reading(reply.probe(), readings, named.sentence());
      explained += reply.fits(reading) ? 1 : 0;
      weight += reading.weight();
    }
    return new Score(named, explained, weight);
  }

  private List<Reading> sentences(Function<Probe, List<Reading>> readings) {
    var sentences = new LinkedHashMap<String, Reading>();
    answered.forEach(
        reply ->
            readings
                .apply(reply.probe())
                .forEach(each -> sentences.putIfAbsent(each.sentence(), each)));
    return List.copyOf(sentences.values());
  }

  /** Where a mistake makes no difference, the right reading stands for it. */
  static Reading reading(Probe probe, Function<Probe, List<Reading>> readings, String sentence) {
    return readings.apply(probe).stream()
        .filter(each -> each.sentence().equals(sentence))
        .findFirst()
        .orElse(probe.right());
  }

  private List<Reading> several() {
    var made = new ArrayList<Reading>();
    for (var named : sentences(Probe::mistakes)) {
      var telling =
          answered.stream()
              .filter(each -> tells(each.probe(), mistake(each.probe(), named)))
              .toList();
      long hits = telling.stream().filter(each -> each.fits(mistake(each.probe(), named))).count();
      long know = answered.stream().filter(each -> knows(each.probe(), named)).count();
      boolean enough = !telling.isEmpty() && telling.size() >= Math.min(ENOUGH, know);
      if (enough && hits >= CONVINCING * telling.size()) {
        made.add(named);
      }
    }
    return made;
  }

  private static boolean knows(Probe probe, Reading named) {
    return probe.mistakes().stream().anyMatch(each -> each.sentence().equals(named.sentence()));
  }

  private static Reading mistake(Probe probe, Reading named) {
    return reading(probe, Probe::mistakes, named.sentence());
  }

  private static boolean tells(Probe probe, Reading mistake) {
    return mistake.weight() == 1 && !probe.right().allows(mistake.sample());
  }
}
