package plyground.courses.othello;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import plyground.courses.grading.Probe;
import plyground.courses.grading.Reading;
import plyground.games.othello.OthelloPosition;

/** Questions to each of the ten predicates, with the mistakes that are often made. */
final class PredicateProbes {
  private static final Map<String, Function<PositionPool, List<Probe>>> ALL =
      Map.of(
          "initialize", _ -> initialize(),
          "moves", MoveProbes::moves,
          "nextState", MoveProbes::nextState,
          "validmove", MoveProbes::validmove,
          "terminal", EndProbes::terminal,
          "winner", EndProbes::winner,
          "tie", EndProbes::tie,
          "h", ValueProbes::h,
          "bounds", ValueProbes::bounds);

  static final List<String> NAMES = ALL.keySet().stream().sorted().toList();

  private static final String START = "....../....../..12../..21../....../......";

  private PredicateProbes() {}

  static Optional<List<Probe>> of(String predicate, PositionPool pool) {
    return Optional.ofNullable(ALL.get(predicate)).map(probes -> probes.apply(pool));
  }

  private static List<Probe> initialize() {
    return List.of(
        new Probe(
            "initialize.",
            "initialize(State, Plyr)",
            Reading.exactly("", START + " 1"),
            List.of(
                Reading.exactly("player 2 begins", START + " 2").named("other-begins"),
                Reading.exactly(
                        "the stones in the middle are the other way round",
                        "....../....../..21../..12../....../...... 1")
                    .named("mirrored"))));
  }

  /** The question as it is sent, the board in it on lines of its own. */
  static Probe probe(String question, String right, List<Reading> mistakes) {
    return new Probe(question, shown(question), Reading.exactly("", right), mistakes);
  }

  /** As the handout writes the call. */
  static String shown(String question) {
    int open = question.indexOf('\'');
    int close = question.lastIndexOf('\'');
    if (open < 0) {
      return question;
    }
    String call = question.substring(0, open) + "State" + question.substring(close + 1);
    String board = question.substring(open + 1, close).replace('/', '\n');
    return call.replaceFirst("^moves\\((.*)\\)\\.$", "moves($1,MvList).")
            .replaceFirst("^next\\((.*)\\)\\.$", "nextState($1,NewState,NextPlyr).")
            .replaceFirst("^valid\\(", "validmove(")
            .replaceFirst("^winner\\((.*)\\)\\.$", "winner($1,Plyr).")
        + "\n"
        + board;
  }

  /** A yes-or-no question; its two answers count alike, however often each is right. */
  static Probe yesNo(String question, boolean right, List<Reading> mistakes) {
    return probe(question, yes(right), mistakes)
        .inGroup(yes(right))
        .withLazy(
            List.of(
                Reading.exactly("it always succeeds", "yes"),
                Reading.exactly("it always fails", "no")));
  }

  static String yes(boolean answer) {
    return answer ? "yes" : "no";
  }

  static Stones stones(OthelloPosition state) {
    return Stones.of(OthelloAssignment.rows(state));
  }

  static int player(OthelloPosition state) {
    return state.toMove().index() + 1;
  }

  /** The mistakes that some questions know by name. */
  static List<String> mistakes(List<Probe> probes) {
    return probes.stream()
        .flatMap(each -> each.mistakes().stream())
        .map(Reading::name)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.toCollection(TreeSet::new))
        .stream()
        .toList();
  }
}
