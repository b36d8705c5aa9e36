package plyground.courses.waroflife;

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
import plyground.courses.prolog.Swipl;
import plyground.games.waroflife.WarOfLife;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** War of Life: the strategies of {@code my_wol.pl}. */
public final class WarOfLifeAssignment implements GradedAssignment {
  private static final WarOfLife GAME = new WarOfLife();
  private static final int POSITIONS = 30;
  private static final int MOST_MOVES = 40;
  private static final int MOST_PLIES = 12;

  /** After so many positions that tell little, one of them must do. */
  private static final int TRIES = 200;

  @Override
  public String name() {
    return "war-of-life";
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
      case "strategy" -> strategy(criterion, rubric);
      case "defined" -> defined(criterion, rubric);
      case "match" ->
          new MatchExam<>(
              Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor()),
              criterion,
              rubric,
              List.of("predicate=" + criterion.text("predicate")));
      default ->
          throw criterion.wrong(
              "no kind '" + criterion.kind() + "'; expected strategy, defined or match");
    };
  }

  private static Exam strategy(Criterion criterion, Rubric rubric) {
    String predicate = criterion.text("predicate");
    String reference = criterion.text("reference", predicate);
    var readings =
        StrategyReadings.of(reference)
            .orElseThrow(() -> criterion.wrong("no strategy '" + reference + "' to compare with"));
    var probes = new ArrayList<Probe>();
    for (var position : positions(criterion, rubric.seed(), readings)) {
      probes.add(readings.probe(position));
    }
    return new QuestionExam(
        criterion,
        probes,
        file -> PrologSubject.open("war_of_life", file, List.of(predicate), rubric.allowance()));
  }

  /** Positions where it matters what is played, both colours in turn. */
  private static List<WarOfLifePosition> positions(
      Criterion criterion, long seed, StrategyReadings readings) {
    int count = criterion.whole("positions", POSITIONS);
    int most = criterion.whole("mostMoves", MOST_MOVES);
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

  private static Exam defined(Criterion criterion, Rubric rubric) {
    String indicator = criterion.text("predicate");
    var probe =
        new Probe(
            "defined(" + indicator + ").",
            "is " + indicator + " there?",
            Reading.exactly("", "yes"),
            List.of());
    return new QuestionExam(
        criterion,
        List.of(probe),
        file -> PrologSubject.open("war_of_life", file, List.of(), rubric.allowance()));
  }
}
