package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.SplitMix;
import plyground.courses.grading.Criterion;
import plyground.courses.grading.Exam;
import plyground.courses.grading.LoadFailures;
import plyground.courses.grading.MatchExam;
import plyground.courses.grading.Probe;
import plyground.courses.grading.PrologAssignment;
import plyground.courses.grading.PrologSubject;
import plyground.courses.grading.QuestionExam;
import plyground.courses.grading.Rubric;
import plyground.courses.grading.RuleExam;
import plyground.courses.grading.Subject;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** War of Life: the strategies of {@code my_wol.pl}. */
public final class WarOfLifeAssignment implements PrologAssignment {
  private static final WarOfLife GAME = new WarOfLife();
  private static final int POSITIONS = 30;
  private static final int MOST_MOVES = 40;
  private static final int MOST_PLIES = 12;

  /** After so many positions that tell little, one of them must do. */
  private static final int TRIES = 200;

  /** So many questions show whether a strategy prints. */
  private static final int HEARD = 3;

  private static final List<String> STRATEGIES =
      List.of("bloodlust", "self_preservation", "land_grab", "minimax");

  private final LoadFailures failures = new LoadFailures();

  @Override
  public String name() {
    return "war-of-life";
  }

  @Override
  public Exam exam(Criterion criterion, Rubric rubric) {
    return switch (criterion.kind()) {
      case "strategy" -> strategy(criterion, rubric);
      case "figures" -> figures(criterion, rubric);
      case "rule" -> rule(criterion, rubric);
      case "match" ->
          new MatchExam<>(
              Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor()),
              criterion,
              rubric,
              List.of("predicate=" + criterion.text("predicate")),
              failures);
      default ->
          throw criterion.wrong(
              "no kind '" + criterion.kind() + "'; expected strategy, figures, match or rule");
    };
  }

  private Exam strategy(Criterion criterion, Rubric rubric) {
    String predicate = criterion.text("predicate");
    String reference = criterion.text("reference", predicate);
    var readings =
        StrategyReadings.of(predicate, reference)
            .orElseThrow(() -> criterion.wrong("no strategy '" + reference + "' to compare with"));
    criterion.checkMistakes(StrategyReadings.NAMES);
    var probes =
        positions(criterion, rubric.seed(), readings).stream().map(readings::probe).toList();
    return new QuestionExam(criterion, probes, opener(rubric));
  }

  private Subject.Opener opener(Rubric rubric) {
    return file -> PrologSubject.open("war_of_life", file, List.of(), rubric.limits(), failures);
  }

  /** Positions where it matters what is played, both colours in turn. */
  private static List<WarOfLifePosition> positions(
      Criterion criterion, long seed, StrategyReadings readings) {
    return positions(
        criterion.whole("positions", POSITIONS),
        criterion.whole("mostMoves", MOST_MOVES),
        seed,
        readings);
  }

  private static List<WarOfLifePosition> positions(
      int count, int most, long seed, StrategyReadings readings) {
    var random = new SplitMix(seed);
    int[] moves = new int[GAME.maxMoves()];
    var positions = new ArrayList<WarOfLifePosition>();
    int looked = 0;
    while (positions.size() < count) {
      var position = GAME.start(random);
      for (int plies = random.nextInt(MOST_PLIES); plies > 0 && !position.over(); plies--) {
        position = position.play(moves[random.nextInt(position.moves(moves, 0))]);
      }
      int legal = position.moves(moves, 0);
      boolean turn = position.toMove().index() == positions.size() % 2;
      boolean fit = turn && legal >= 2 && legal <= most;
      if (fit && (++looked > TRIES || readings.telling(position))) {
        positions.add(position);
        looked = 0;
      }
    }
    return positions;
  }

  private Exam figures(Criterion criterion, Rubric rubric) {
    criterion.checkMistakes(FigureProbes.NAMES);
    return new QuestionExam(criterion, FigureProbes.of(rubric.seed()), opener(rubric));
  }

  /** Every strategy is asked a little, to hear whether it prints. */
  private Exam rule(Criterion criterion, Rubric rubric) {
    var asked = new ArrayList<Probe>();
    for (var strategy : STRATEGIES) {
      StrategyReadings.of(strategy, strategy).stream()
          .flatMap(
              each -> positions(HEARD, MOST_MOVES, rubric.seed(), each).stream().map(each::probe))
          .forEach(asked::add);
    }
    return RuleExam.of(criterion, asked, opener(rubric));
  }
}
