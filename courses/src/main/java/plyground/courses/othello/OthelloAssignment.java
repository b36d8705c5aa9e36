package plyground.courses.othello;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.SplitMix;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.GradedAssignment;
import plyground.courses.grading.MatchExam;
import plyground.courses.grading.Prepared;
import plyground.courses.grading.Probe;
import plyground.courses.grading.PrologFiles;
import plyground.courses.grading.PrologSubject;
import plyground.courses.grading.QuestionExam;
import plyground.courses.grading.Reading;
import plyground.courses.grading.Rubric;
import plyground.courses.grading.StagedSubmission;
import plyground.courses.grading.Subject;
import plyground.courses.prolog.Swipl;
import plyground.games.othello.Othello;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.othello.Size;

/** Othello: the ten predicates of {@code othello.pl}. */
public final class OthelloAssignment implements GradedAssignment {
  private static final Othello GAME = new Othello(Size.SIX);
  private static final int POSITIONS = 20;
  private static final int PLAYOUTS = 400;
  private static final int LONGEST = 30;

  @Override
  public String name() {
    return "othello";
  }

  @Override
  public void checkTools() {
    Swipl.program();
  }

  @Override
  public Prepared prepare(StagedSubmission staged, Rubric rubric) {
    return PrologFiles.prepare(staged, rubric);
  }

  @Override
  public boolean handedInAlone(String name) {
    return PrologFiles.handedInAlone(name);
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
                  "depth=" + criterion.whole("depth", 2)));
      default ->
          throw criterion.wrong(
              "no kind '" + criterion.kind() + "'; expected predicate, states or match");
    };
  }

  private static Exam predicate(Criterion criterion, Rubric rubric) {
    int count = criterion.whole("positions", POSITIONS);
    var pool = new Pool(rubric.seed(), count);
    var probes =
        PredicateProbes.of(criterion.text("predicate"), pool)
            .orElseThrow(
                () ->
                    criterion.wrong(
                        "no predicate '%s'; expected one of %s"
                            .formatted(criterion.text("predicate"), PredicateProbes.NAMES)));
    return new QuestionExam(criterion, probes, file -> open(file, rubric));
  }

  /** The states the course's minimax searches with these rules, on the three test boards. */
  private static Exam states(Criterion criterion, Rubric rubric) {
    int depth = criterion.whole("depth", 3);
    var probes = new ArrayList<Probe>();
    for (var board : GAME.named().values()) {
      String rows = rows(board);
      long states = count(board, depth);
      probes.add(
          new Probe(
              "states(2,'" + rows + "'," + depth + ").",
              "mmeval(2, St, Val, Best, " + depth + ", SeF) on\n" + rows.replace('/', '\n'),
              Reading.exactly("", Long.toString(states)),
              List.of(
                  Reading.exactly(
                      "the depth is off by one", Long.toString(count(board, depth + 1))),
                  Reading.exactly(
                      "the depth is off by one, too short",
                      Long.toString(count(board, depth - 1))))));
    }
    return new QuestionExam(criterion, probes, file -> open(file, rubric));
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

  private static Subject open(Path file, Rubric rubric) {
    return PrologSubject.open("othello", file, List.of("grade"), rubric.allowance());
  }

  static String rows(OthelloPosition state) {
    String text = GAME.format(state);
    return text.substring(0, text.indexOf(' '));
  }

  /** Positions of every kind, drawn from random games. */
  static final class Pool {
    final List<OthelloPosition> open = new ArrayList<>();
    final List<OthelloPosition> passes = new ArrayList<>();
    final List<OthelloPosition> won = new ArrayList<>();
    final List<OthelloPosition> tied = new ArrayList<>();

    Pool(long seed, int count) {
      var random = new SplitMix(seed);
      int[] moves = new int[GAME.maxMoves()];
      for (int game = 0; game < PLAYOUTS; game++) {
        var at = GAME.start(random);
        int keep = random.nextInt(LONGEST);
        for (int ply = 0; !at.over(); ply++) {
          int end = at.moves(moves, 0);
          boolean pass = GAME.formatMove(at, moves[0]).equals("n");
          add(pass ? passes : open, at, pass || ply == keep, count);
          at = at.play(moves[random.nextInt(end)]);
        }
        add(at.outcome().winner() == null ? tied : won, at, true, count);
      }
    }

    private static void add(
        List<OthelloPosition> to, OthelloPosition state, boolean wanted, int count) {
      if (wanted && to.size() < count) {
        to.add(state);
      }
    }

    /** All of them, mostly open ones. */
    List<OthelloPosition> all() {
      return mixed(1, 4);
    }

    /** All of them, mostly those at the end of a game. */
    List<OthelloPosition> ends() {
      return mixed(4, 1);
    }

    private List<OthelloPosition> mixed(int openShare, int endShare) {
      var all = new ArrayList<OthelloPosition>(some(open, openShare));
      List.of(passes, won, tied).forEach(each -> all.addAll(some(each, endShare)));
      return all;
    }

    private static List<OthelloPosition> some(List<OthelloPosition> from, int share) {
      return from.subList(0, Math.ceilDiv(from.size(), share));
    }
  }
}
