package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import plyground.arena.stats.Evidence;
import plyground.arena.stats.Interval;
import plyground.arena.stats.SignTest;
import plyground.core.Side;
import plyground.courses.waroflife.Results.Swap;
import tools.jackson.core.JsonGenerator;

/**
 * Question 7: how much the movers decide against start and crank, from four sides: both random,
 * better strategies on the same starts, colours changed on the same start, a side that is only
 * cranked.
 */
final class Environment {
  /** A strategy's score against random, both colours together; draws count half. */
  record Score(String title, double share, Interval interval) {}

  /** Two different strategies and the starts they played with both colours. */
  record Pair(String one, String other, Swap swap) {}

  private final Results results;
  private final List<Cranked.Row> cranked;
  private final List<Score> scores = new ArrayList<>();
  private final List<Pair> pairs = new ArrayList<>();
  private Swap all = new Swap(0, 0, 0, 0, 0);

  /**
   * @param titles of the strategies, random first
   */
  Environment(Results results, List<String> titles, List<Cranked.Row> cranked) {
    this.results = results;
    this.cranked = cranked;
    for (int one = 0; one < titles.size(); one++) {
      scores.add(score(one, titles.get(one)));
      for (int other = 0; other < one; other++) {
        var swap = results.swap(one, other);
        pairs.add(new Pair(titles.get(one), titles.get(other), swap));
        all = all.plus(swap);
      }
    }
    scores.sort(Comparator.comparingDouble(Score::share));
  }

  /** Random's own is blue's, since both sides of its games are random. */
  private Score score(int player, String title) {
    var asFirst = results.cell(player, 0);
    var asSecond = results.cell(0, player);
    double points = asFirst.points(Side.FIRST) + (player == 0 ? 0 : asSecond.points(Side.SECOND));
    int games = asFirst.games() + (player == 0 ? 0 : asSecond.games());
    return new Score(title, points / games, results.scoreInterval(player));
  }

  List<Score> scores() {
    return scores;
  }

  List<Pair> pairs() {
    return pairs;
  }

  List<Cranked.Row> cranked() {
    return cranked;
  }

  /** Starts in which more pairings were decided by the players against those by the colours. */
  private SignTest test() {
    int games = results.starts();
    int[] leads = IntStream.range(0, games).map(results::leadOfMovers).toArray();
    return SignTest.ofDistinct(
        (int) IntStream.of(leads).filter(lead -> lead > 0).count(),
        (int) IntStream.of(leads).filter(lead -> lead < 0).count(),
        games,
        results.distinctStarts());
  }

  String answer() {
    var test = test();
    String counts =
        ("Each pair of different strategies played every start with both colours: %d times the"
                + " same strategy won both games, %d times the same colour. From %d starts the"
                + " strategies decided more of the ten pairings, from %d the colours")
            .formatted(all.mover(), all.colour(), test.ones(), test.others());
    if (!results.enough()) {
      return counts + ". Nothing is tested, since " + results.evidence() + ".";
    }
    counts +=
        " (chance of so uneven a split if both were as likely: %s). "
            .formatted(FiguresTable.chance(test.probability()));
    if (!test.significant()) {
      return counts + "That shows neither the claim nor the opposite.";
    }
    return counts
        + (test.share() > 0.5
            ? "That is evidence against the claim: the movers decide more than start and crank."
            : "That speaks for the claim: start and crank decide more than the movers.");
  }

  String baseline() {
    var random = results.cell(0, 0);
    return String.format(
        Locale.ROOT,
        "If both sides move at random, blue wins %s, red %s, and %s are drawn, after %.1f moves"
            + " on average. This is what start and crank make of a game when neither side"
            + " has a plan.",
        FiguresTable.percent((double) random.wins(Side.FIRST) / random.games()),
        FiguresTable.percent((double) random.wins(Side.SECOND) / random.games()),
        FiguresTable.percent((double) random.draws() / random.games()),
        random.meanLength());
  }

  String strength() {
    var best = scores.getLast();
    return "Starts and crank stay the same and only one side's strategy changes: its score"
        + " against a random mover goes from %s to %s (%s). If the environment decided, it would"
            .formatted(
                FiguresTable.percent(scores.getFirst().share()),
                FiguresTable.percent(best.share()),
                best.title())
        + " stay where it is.";
  }

  String colours() {
    return "Every pairing of different strategies was played from every start with both colours."
        + " If the movers decide, the same strategy wins both games; if start and crank decide,"
        + " the same colour does (blue has the first move as well). The colour decided most"
        + " between "
        + mostColoured();
  }

  private String mostColoured() {
    return pairs.stream()
        .max(Comparator.comparingInt(pair -> pair.swap.colour()))
        .map(
            pair ->
                "%s and %s: %s of the starts."
                    .formatted(pair.one, pair.other, FiguresTable.percent(pair.swap.colourShare())))
        .orElse("nobody.");
  }

  String crankedOnly() {
    var random = cranked.getFirst();
    var best = cranked.get(cranked.size() - 2);
    var still = cranked.getLast();
    return "Here one side never moves; in its turn only the crank is turned (the rules know no"
        + " pass, so these games were played outside of the tournament, from the same starts,"
        + " every strategy with both colours, 250 turns at most). "
        + "%s wins %s of them and loses %s. ".formatted(best.title(), won(best), lost(best))
        + "A random mover wins %s and loses %s: ".formatted(won(random), lost(random))
        + randomVerdict(random.evidence())
        + " Where nobody moves, %s of the games are still undecided after 250 turns or end with"
            .formatted(FiguresTable.percent((double) still.drawn() / still.games()))
        + " both sides dead.";
  }

  private static String randomVerdict(Evidence starts) {
    if (!starts.enough()) {
      return "with so few different starts nothing is tested.";
    }
    if (starts.pValue() >= SignTest.LEVEL) {
      return "that moving without a plan is better or worse than not moving is not shown.";
    }
    return starts.score() > 0.5
        ? "even moves without a plan are better than none."
        : "moves without a plan are worse than none.";
  }

  private static String won(Cranked.Row row) {
    return FiguresTable.percent((double) row.won() / row.games());
  }

  private static String lost(Cranked.Row row) {
    return FiguresTable.percent((double) row.lost() / row.games());
  }

  FiguresTable scoreSheet() {
    return new FiguresTable(
        1,
        List.of("Strategy", "Score against random", "95 % interval"),
        scores.stream()
            .map(
                score ->
                    List.of(
                        score.title,
                        FiguresTable.percent(score.share),
                        FiguresTable.percent(score.interval.low())
                            + " to "
                            + FiguresTable.percent(score.interval.high())))
            .toList());
  }

  FiguresTable colourSheet() {
    return new FiguresTable(
        2,
        List.of(
            "One",
            "Other",
            "One won both",
            "Other won both",
            "Blue won both",
            "Red won both",
            "A draw among them"),
        pairs.stream()
            .map(
                pair ->
                    List.of(
                        pair.one,
                        pair.other,
                        Integer.toString(pair.swap.one()),
                        Integer.toString(pair.swap.other()),
                        Integer.toString(pair.swap.blue()),
                        Integer.toString(pair.swap.red()),
                        Integer.toString(pair.swap.rest())))
            .toList());
  }

  FiguresTable crankedSheet() {
    return new FiguresTable(
        1,
        List.of("Moves", "Won", "Drawn", "Lost", "Av. length (turns)"),
        cranked.stream()
            .map(
                row ->
                    List.of(
                        row.title(),
                        Integer.toString(row.won()),
                        Integer.toString(row.drawn()),
                        Integer.toString(row.lost()),
                        String.format(Locale.ROOT, "%.2f", row.meanLength())))
            .toList());
  }

  void write(JsonGenerator json) {
    json.writeObjectPropertyStart("environment");
    json.writeNumberProperty("sameStrategyWonBoth", all.mover());
    json.writeNumberProperty("sameColourWonBoth", all.colour());
    json.writeNumberProperty("startsForStrategies", test().ones());
    json.writeNumberProperty("startsForColours", test().others());
    if (results.enough()) {
      json.writeNumberProperty("probability", test().probability());
    } else {
      json.writeNullProperty("probability");
    }
    json.writeArrayPropertyStart("cranked");
    for (var row : cranked) {
      json.writeStartObject();
      json.writeStringProperty("moves", row.title());
      json.writeNumberProperty("won", row.won());
      json.writeNumberProperty("drawn", row.drawn());
      json.writeNumberProperty("lost", row.lost());
      json.writeNumberProperty("distinctPairs", row.evidence().distinct());
      if (row.evidence().enough()) {
        json.writeNumberProperty("probability", row.evidence().pValue());
      } else {
        json.writeNullProperty("probability");
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeEndObject();
  }
}
