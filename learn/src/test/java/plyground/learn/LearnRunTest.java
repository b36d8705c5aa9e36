package plyground.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Stop;
import plyground.learn.LearnPlan.Method;
import plyground.search.learned.Provenance.CurvePoint;

/** Learning on boards so small that it takes a moment. */
@Tag("slow")
final class LearnRunTest {
  private static OpenGame<?> open(String game) {
    return Catalogue.load(MoveInput.NOBODY).open(game);
  }

  private static LearnPlan plan(long games, int threads) {
    return plan(Method.REGRESSION, games, threads);
  }

  private static LearnPlan plan(Method method, long games, int threads) {
    return plan(method, games, 400, threads);
  }

  private static LearnPlan plan(Method method, long games, int generation, int threads) {
    return new LearnPlan(
        method, games, Duration.ofDays(1), generation, 3, threads, 1, 6, 0.5, 40, "command");
  }

  private static List<CurvePoint> run(
      OpenGame<?> open, LearnPlan plan, Path out, Stop stop, boolean resume, long stopAt) {
    var curve = new ArrayList<CurvePoint>();
    var listener =
        new LearnRun.Listener() {
          private long heard;

          @Override
          public void progress(double share, String words) {
            if (++heard == stopAt) {
              stop.raise();
            }
          }

          @Override
          public void generation(CurvePoint point) {
            curve.add(point);
          }
        };
    new LearnRun<>(open, plan, out, stop, listener).run(resume);
    return curve;
  }

  @Test
  void theSameSeedMakesTheSameFileOnAnyNumberOfThreads(@TempDir Path folder) throws IOException {
    var one = folder.resolve("one.weights");
    var two = folder.resolve("two.weights");
    run(open("tic-tac-toe"), plan(800, 1), one, new Stop(), false, -1);
    run(open("tic-tac-toe"), plan(800, 2), two, new Stop(), false, -1);
    assertThat(Files.readAllBytes(two)).isEqualTo(Files.readAllBytes(one));
  }

  @Test
  void goesOnWhereItWasStopped(@TempDir Path folder) throws IOException {
    var whole = folder.resolve("whole.weights");
    var parts = folder.resolve("parts.weights");
    run(open("tic-tac-toe"), plan(1200, 1), whole, new Stop(), false, -1);
    for (int stopAt : new int[] {3, 5, 9}) {
      run(open("tic-tac-toe"), plan(1200, 1), parts, new Stop(), stopAt > 3, stopAt);
    }
    run(open("tic-tac-toe"), plan(1200, 1), parts, new Stop(), true, -1);
    assertThat(Files.readAllBytes(parts)).isEqualTo(Files.readAllBytes(whole));
  }

  @Test
  void differencesLearnTooAndGoOn(@TempDir Path folder) throws IOException {
    var whole = folder.resolve("whole.weights");
    var parts = folder.resolve("parts.weights");
    run(open("tic-tac-toe"), plan(Method.TD, 1200, 2), whole, new Stop(), false, -1);
    for (int stopAt : new int[] {9, 10}) {
      run(open("tic-tac-toe"), plan(Method.TD, 1200, 1), parts, new Stop(), stopAt > 9, stopAt);
    }
    run(open("tic-tac-toe"), plan(Method.TD, 1200, 1), parts, new Stop(), true, -1);
    assertThat(Files.readAllBytes(parts)).isEqualTo(Files.readAllBytes(whole));
    assertThat(points(open("tic-tac-toe"), "greedy:weights=" + whole, "random", 60))
        .isGreaterThan(48);
    assertThat(WeightsPicture.text(whole))
        .contains("game tic-tac-toe", "What weighs most in phase 6 of 10", "each: turn");
  }

  /**
   * A lost match keeps weights from the file, but learning goes on from them: generations that lose
   * end with the weights of a run without generations.
   */
  @Test
  void differencesGoOnAfterALostMatch(@TempDir Path folder) {
    var parts = folder.resolve("parts.weights");
    var whole = folder.resolve("whole.weights");
    var open = open("breakthrough:rows=4,columns=3");
    var curve = run(open, plan(Method.TD, 384, 64, 2), parts, new Stop(), false, -1);
    assertThat(curve).extracting(CurvePoint::accepted).contains(false, true).hasSize(6);
    assertThat(curve.getFirst().accepted()).isFalse();
    run(open, plan(Method.TD, 384, 384, 1), whole, new Stop(), false, -1);
    assertThat(learned(open, parts, 64)).isDeepEqualTo(learned(open, whole, 384));
  }

  private static <P extends Position<P>> short[][] learned(
      OpenGame<P> open, Path out, int generation) {
    var features = open.descriptor().learning().orElseThrow().features().apply(open.game());
    var learner = new TemporalDifference(features.layout());
    var file =
        new LearnerFile(
            Path.of(out + ".learner"),
            "%s seed 3 generation %d depth 1 random 6 trust 0.5"
                .formatted(features.layout().name(), generation));
    file.load(learner, new ArrayList<>());
    return learner.weights();
  }

  /** The learner's file is written first, so that of the weights may be one generation behind. */
  @Test
  void differencesGoOnWhereTheWeightsWereNotWritten(@TempDir Path folder) throws IOException {
    var whole = folder.resolve("whole.weights");
    var parts = folder.resolve("parts.weights");
    run(open("tic-tac-toe"), plan(Method.TD, 1200, 400, 1), whole, new Stop(), false, -1);
    run(open("tic-tac-toe"), plan(Method.TD, 400, 400, 1), parts, new Stop(), false, -1);
    byte[] behind = Files.readAllBytes(parts);
    run(open("tic-tac-toe"), plan(Method.TD, 800, 400, 1), parts, new Stop(), true, -1);
    Files.write(parts, behind);
    run(open("tic-tac-toe"), plan(Method.TD, 1200, 400, 1), parts, new Stop(), true, -1);
    assertThat(Files.readAllBytes(parts)).isEqualTo(Files.readAllBytes(whole));
  }

  @Test
  void refusesADamagedLearnerAndThatOfAnotherRun(@TempDir Path folder) throws IOException {
    var out = folder.resolve("t.weights");
    run(open("tic-tac-toe"), plan(Method.TD, 64, 64, 1), out, new Stop(), false, -1);
    assertThatThrownBy(
            () -> run(open("tic-tac-toe"), plan(Method.TD, 64, 32, 1), out, new Stop(), true, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("holds what another run has learned");
    var file = Path.of(out + ".learner");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));
    assertThatThrownBy(
            () -> run(open("tic-tac-toe"), plan(Method.TD, 128, 64, 1), out, new Stop(), true, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("is damaged");
  }

  /** A step towards the horizon makes the learned evaluator win against its teacher's blindness. */
  @Test
  void whatIsLearnedBeatsChance(@TempDir Path folder) {
    var out = folder.resolve("t.weights");
    var curve = run(open("tic-tac-toe"), plan(800, 1), out, new Stop(), false, -1);
    assertThat(curve).hasSize(2);
    assertThat(curve.getFirst().accepted()).isTrue();
    assertThat(points(open("tic-tac-toe"), "greedy:weights=" + out, "random", 60))
        .isGreaterThan(48);
  }

  private static <P extends Position<P>> double points(
      OpenGame<P> open, String learned, String other, int games) {
    double points = 0;
    var first = open.machine(learned).create();
    var second = open.machine(other).create();
    for (int game = 0; game < games; game++) {
      first.newGame(game);
      second.newGame(game);
      P position = open.game().start(new SplitMix(game));
      int turn = game % 2;
      while (!position.over()) {
        try {
          var mover = turn++ % 2 == 0 ? first : second;
          position = position.play(mover.choose(position, Limit.NONE));
        } catch (AgentException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
      var seat = game % 2 == 0 ? Side.FIRST : Side.SECOND;
      points += (position.outcome().resultFor(seat) + 1) / 2.0;
    }
    return points;
  }

  /** Whose author wrote nothing about learning: squares, pits, edges, dice, more than 64 cells. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "breakthrough:rows=4,columns=3",
        "kalah:pits=2,seeds=2",
        "dots-and-boxes:rows=1,columns=2",
        "dice-race:squares=3",
        "hex:size=9"
      })
  void everyGameInOneFileCanBeLearned(String game, @TempDir Path folder) {
    var out = folder.resolve("t.weights");
    int games = game.startsWith("hex") ? 4 : 40;
    var plan =
        new LearnPlan(Method.TD, games, Duration.ofDays(1), games, 3, 1, 1, 4, 0.5, 4, "command");
    var curve = run(open(game), plan, out, new Stop(), false, -1);
    assertThat(curve).hasSize(1);
    if (curve.getFirst().accepted()) {
      assertThat(WeightsPicture.text(out)).contains("game " + game, "each: turn");
    }
  }

  /** Nothing but the rules of a game and 400 games against itself. */
  @Test
  void aGameInOneFileIsLearnedFromNothing(@TempDir Path folder) {
    var out = folder.resolve("t.weights");
    var open = open("breakthrough:rows=4,columns=3");
    run(open, plan(400, 1), out, new Stop(), false, -1);
    assertThat(out).exists();
    assertThat(points(open, "greedy:weights=" + out, "random", 60)).isGreaterThan(40);
  }

  @Test
  void refusesGamesWithoutFeaturesAndSamplesOfAnotherRun(@TempDir Path folder) {
    assertThatThrownBy(
            () -> run(open("war"), plan(1, 1), folder.resolve("w"), new Stop(), false, -1))
        .isInstanceOf(InputException.class)
        .hasMessage("war shows no features to learn from");
    var out = folder.resolve("t.weights");
    run(open("tic-tac-toe"), plan(400, 1), out, new Stop(), false, -1);
    var other =
        new LearnPlan(
            Method.REGRESSION, 800, Duration.ofDays(1), 400, 4, 1, 1, 6, 0.5, 40, "command");
    assertThatThrownBy(() -> run(open("tic-tac-toe"), other, out, new Stop(), true, -1))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("holds samples of another run");
  }
}
