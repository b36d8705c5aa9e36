package plyground.courses.othello;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.LoadFailures;
import plyground.courses.grading.MatchExam;
import plyground.courses.grading.Probe;
import plyground.courses.grading.PrologAssignment;
import plyground.courses.grading.PrologSubject;
import plyground.courses.grading.QuestionExam;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Rubric;
import plyground.courses.grading.RuleExam;
import plyground.courses.grading.Subject;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;

/** Othello: the ten predicates of {@code othello.pl}. */
public final class OthelloAssignment implements PrologAssignment {
  private static final Othello GAME = new Othello(Size.SIX);
  private static final int POSITIONS = 20;
  private static final int MORE_BOARDS = 4;
  private static final int HEURISTIC_BOARDS = 4;

  /** So many questions a predicate show whether it prints. */
  private static final int HEARD = 2;

  private final LoadFailures failures = new LoadFailures();

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public Exam exam(Criterion criterion, Rubric rubric) {
    return switch (criterion.kind()) {
      case "predicate" -> predicate(criterion, rubric);
      case "states" -> states(criterion, rubric);
      case "match" ->
          new MatchExam<>(
              Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor()),
              criterion,
              rubric,
              List.of(
                  "search=" + criterion.text("search", "abeval"),
                  "depth=" + criterion.whole("depth", 2)),
              failures);
      case "rule" -> rule(criterion, rubric);
      case "heuristic" ->
          HeuristicExam.of(
              criterion, new PositionPool(rubric.seed(), HEURISTIC_BOARDS), rubric.limits());
      default ->
          throw criterion.wrong(
              "no kind '"
                  + criterion.kind()
                  + "'; expected predicate, states, match, heuristic or rule");
    };
  }

  private Exam predicate(Criterion criterion, Rubric rubric) {
    int count = criterion.whole("positions", POSITIONS);
    var pool = new PositionPool(rubric.seed(), count);
    var probes =
        PredicateProbes.of(criterion.text("predicate"), pool)
            .orElseThrow(
                () ->
                    criterion.wrong(
                        "no predicate '%s'; expected one of %s"
                            .formatted(criterion.text("predicate"), PredicateProbes.NAMES)));
    criterion.checkMistakes(PredicateProbes.mistakes(probes));
    return new QuestionExam(criterion, probes, file -> open(file, rubric));
  }

  /** Every predicate is asked a little, to hear whether it prints. */
  private Exam rule(Criterion criterion, Rubric rubric) {
    var pool = new PositionPool(rubric.seed(), HEARD);
    var asked =
        PredicateProbes.NAMES.stream()
            .flatMap(each -> PredicateProbes.of(each, pool).stream())
            .flatMap(each -> each.stream().limit(HEARD))
            .toList();
    return RuleExam.of(criterion, asked, file -> open(file, rubric));
  }

  /** The states the course's minimax searches with these rules, on the test boards and others. */
  private Exam states(Criterion criterion, Rubric rubric) {
    int depth = criterion.whole("depth", 3);
    var boards = new ArrayList<>(GAME.named().values());
    boards.addAll(new PositionPool(rubric.seed(), MORE_BOARDS).open());
    var probes = boards.stream().map(PredicateProbes::stones).map(each -> states(each, depth));
    return new QuestionExam(criterion, probes.toList(), file -> open(file, rubric));
  }

  private static Probe states(Stones stones, int depth) {
    String rows = stones.rows();
    var board = GAME.parse(rows + " 2");
    return new Probe(
            "states(2,'" + rows + "'," + depth + ").",
            "mmeval(2, St, Val, Best, " + depth + ", SeF) on\n" + rows.replace('/', '\n'),
            Reading.exactly("", Long.toString(count(board, depth))),
            List.of(
                Reading.exactly("the depth is off by one", Long.toString(count(board, depth + 1))),
                Reading.exactly(
                    "the depth is off by one, too short", Long.toString(count(board, depth - 1)))))
        .shrinkingTo(
            () ->
                Stream.concat(
                    depth > 1 ? Stream.of(states(stones, depth - 1)) : Stream.empty(),
                    stones.smaller().map(each -> states(each, depth))));
  }

  private static long count(OthelloPosition at, int depth) {
    int[] moves = new int[GAME.maxMoves()];
    int end = depth == 0 ? 0 : at.moves(moves, 0);
    long states = 1;
    for (int i = 0; i < end; i++) {
      states += count(at.play(moves[i]), depth - 1);
    }
    return states;
  }

  private Subject open(Path file, Rubric rubric) {
    return PrologSubject.open("othello", file, List.of("grade"), rubric.limits(), failures);
  }

  static String rows(OthelloPosition state) {
    String text = GAME.format(state);
    return text.substring(0, text.indexOf(' '));
  }
}
