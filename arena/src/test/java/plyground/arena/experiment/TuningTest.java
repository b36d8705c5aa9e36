package plyground.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.standings.Standings;
import plyground.core.LegalMoves;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.spec.Parameter;
import plyground.core.spec.Spec;
import plyground.testkit.RandomTree;

/** Tuning finds what is known to be best. */
final class TuningTest {
  private static final RandomTree TREE = new RandomTree(6, 5, 0, false);

  private static final List<Parameter> DESCRIBED =
      List.of(
          Parameter.decimal("x", 0, 10, "1", "best at 7"),
          Parameter.whole("n", 0, 40, "35", "best at 12"),
          Parameter.whole("nodes", 1, 1000, "5", "costs").atMostShared("10"),
          Parameter.text("eval", "an evaluator", "", ""));

  /** Sees two plies ahead, but the worse its parameters the more often it plays anything. */
  private static final class Blurred implements Agent<RandomTree.Node> {
    private final double blunders;
    private final SplitMix random = new SplitMix(0);

    Blurred(String name) {
      var parameters = Spec.parse(name).parameters();
      double x = (Double.parseDouble(parameters.getOrDefault("x", "1")) - 7) / 10;
      double n = (Double.parseDouble(parameters.getOrDefault("n", "35")) - 12) / 40;
      blunders = Math.min(1, 2 * (x * x + n * n));
    }

    @Override
    public void newGame(long seed) {
      random.reseed(seed);
    }

    @Override
    public int choose(RandomTree.Node position, Limit limit) {
      int[] moves = LegalMoves.of(TREE, position);
      if (random.nextDouble() < blunders) {
        return moves[random.nextInt(moves.length)];
      }
      int best = moves[0];
      for (int move : moves) {
        best = worth(position, move) > worth(position, best) ? move : best;
      }
      return best;
    }

    private static int worth(RandomTree.Node position, int move) {
      var after = position.play(move);
      if (after.over()) {
        return -TREE.evaluator().evaluate(after);
      }
      int least = Integer.MAX_VALUE;
      for (int reply : LegalMoves.of(TREE, after)) {
        least = Math.min(least, TREE.evaluator().evaluate(after.play(reply)));
      }
      return least;
    }
  }

  private static Tuning tuning(int iterations, long seed) {
    var template = AgentTemplate.parse("blurred");
    return new Tuning(
        "random-tree",
        template,
        TunedParameter.of(template, DESCRIBED),
        new Gains(iterations, 0.15, 1),
        8,
        400,
        seed,
        null,
        null,
        TimeControl.NONE);
  }

  private static Standings play(Plan plan, int threads) {
    var players =
        plan.agents().stream()
            .map(name -> new AgentFactory<RandomTree.Node>(name, () -> new Blurred(name)))
            .toList();
    var tournament =
        new Tournament<>(
            plan,
            TREE,
            players,
            plan.schedule(),
            game -> TREE.start(new SplitMix(plan.schedule().startSeed(game.start()))));
    var standings = new Standings(plan);
    new ParallelRunner<>(tournament, false)
        .run(
            threads,
            game -> {
              standings.add(game);
              return true;
            });
    return standings;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2})
  void theOptimumIsFound(long seed) {
    var result = tuning(150, seed).run(plan -> play(plan, 2), _ -> {});
    assertThat(result.begun()).isEqualTo("blurred:x=1,n=35");
    var found = Spec.parse(result.found()).parameters();
    assertThat(Double.parseDouble(found.getOrDefault("x", ""))).isCloseTo(7, offset(1.5));
    assertThat(Double.parseDouble(found.getOrDefault("n", ""))).isCloseTo(12, offset(6.0));
    assertThat(Objects.requireNonNull(result.confirmed()).pairs(0, 1).mean()).isGreaterThan(0.6);
    assertThat(TuningVerdict.of(result)).isEqualTo(TuningVerdict.BETTER);
  }

  @Test
  void threadsChangeNothing() {
    var one = tuning(10, 3).run(plan -> play(plan, 1), _ -> {});
    var three = tuning(10, 3).run(plan -> play(plan, 3), _ -> {});
    assertThat(three.iterations()).isEqualTo(one.iterations());
    assertThat(three.found()).isEqualTo(one.found());
  }

  @Test
  void theConfirmationHasStartsOfItsOwn() {
    var seeds = new HashSet<Long>();
    var result =
        tuning(20, 4)
            .run(
                plan -> {
                  assertThat(seeds.add(plan.seed())).isTrue();
                  return play(plan, 2);
                },
                _ -> {});
    assertThat(Objects.requireNonNull(result.confirmed()).plan().games()).isEqualTo(400);
  }

  @Test
  void whatIsTunedFollowsFromDescriptionsAndRanges() {
    var free = TunedParameter.of(AgentTemplate.parse("a"), DESCRIBED);
    assertThat(free.stream().map(TunedParameter::name)).containsExactly("x", "n");
    assertThat(free.getFirst().start()).isEqualTo(1);
    var fixed = TunedParameter.of(AgentTemplate.parse("a:x=3"), DESCRIBED);
    assertThat(fixed.stream().map(TunedParameter::name)).containsExactly("n");
    var ranged = TunedParameter.of(AgentTemplate.parse("a:nodes={10..1000*10},x=3"), DESCRIBED);
    assertThat(ranged).containsExactly(new TunedParameter("nodes", true, 10, 1000, true, 100));
    for (var wrong :
        List.of(
            "a:x={1,2}", "a:eval={1..2}", "a:x={1..11}", "a:y={1..2}", "a:x=1,n=2", "a:x={2..2}")) {
      assertThatThrownBy(() -> TunedParameter.of(AgentTemplate.parse(wrong), DESCRIBED))
          .as(wrong)
          .hasMessageContaining("'" + wrong + "'");
    }
  }

  /** On average a rounded whole number is the number itself. */
  @Test
  void wholeNumbersAreRoundedByChance() {
    var parameter = new TunedParameter("n", true, 0, 10, false, 5);
    var random = new SplitMix(9);
    double sum = 0;
    for (int i = 0; i < 10_000; i++) {
      sum += Long.parseLong(parameter.text(0.33, random.nextDouble()));
    }
    assertThat(sum / 10_000).isCloseTo(3.3, offset(0.02));
    assertThat(parameter.text(0.33, 0.5)).isEqualTo("3");
    assertThat(parameter.text(0.37, 0.5)).isEqualTo("4");
    assertThat(parameter.text(1, 0)).isEqualTo("10");
    assertThat(parameter.grain(0.5)).isCloseTo(0.1, offset(1e-9));
    assertThat(new TunedParameter("c", false, 0.1, 10, true, 1).text(0.5, 0)).isEqualTo("1");
  }
}
