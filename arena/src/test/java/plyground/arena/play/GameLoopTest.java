package plyground.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.agent.Fault;
import plyground.core.search.Limit;
import plyground.testkit.DiceTree;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.Scripted;

final class GameLoopTest {
  private final RandomTree game = new RandomTree(5, 12, 0, false);
  private final Node start = game.start(new SplitMix(3));
  private final GameLoop<Node> loop = new GameLoop<>(game, TimeControl.NONE, false);

  private int firstMove(Node position) {
    return LegalMoves.of(game, position)[0];
  }

  private Node replay(PlayedGame<Node> played) {
    Node position = played.start();
    for (int move : played.moves()) {
      position = position.play(move);
    }
    return position;
  }

  @Test
  void theMovesLeadFromTheStartToTheEnd() throws AgentException {
    var played = loop.play(start, Scripted.first(game), Scripted.first(game), 1).orThrow();
    assertThat(played.end().over()).isTrue();
    assertThat(replay(played)).isEqualTo(played.end());
    assertThat(played.outcome()).isEqualTo(played.end().outcome());
    assertThat(played.costs()).isNull();
    assertThat(loop.play(start, Scripted.first(game), Scripted.first(game), 1).moves())
        .isEqualTo(played.moves());
  }

  /** Who is asked is whoever is to move, who may have moved just before. */
  @Test
  void aSideThatMovesAgainIsAskedAgain() {
    var twice = new RandomTree(5, 12, 0, false, true);
    var sides = new ArrayList<Side>();
    var expected = new ArrayList<Side>();
    var asked =
        new GameLoop<>(twice, TimeControl.NONE, (before, _, _, _) -> expected.add(before.toMove()));
    var first = Scripted.<Node>playing(at -> note(twice, sides, Side.FIRST, at));
    var second = Scripted.<Node>playing(at -> note(twice, sides, Side.SECOND, at));
    asked.play(twice.start(new SplitMix(5)), first, second, 1);
    assertThat(sides).hasSize(12).isEqualTo(expected);
    assertThat(sides.toString()).contains("FIRST, FIRST").contains("SECOND, SECOND");
  }

  @Test
  void natureMovesByTheSeedAndNobodyIsAskedForIt() {
    var dice = new DiceTree(new RandomTree(5, 12, 0, false, true));
    var root = dice.start(new SplitMix(6));
    var thrown = new ArrayList<Integer>();
    var told =
        new GameLoop<>(
            dice,
            TimeControl.NONE,
            (before, result, _, _) -> {
              if (before.chance()) {
                thrown.add(result.move());
              }
            });
    Agent<DiceTree.Node> careful =
        Scripted.playing(
            at -> {
              assertThat(at.chance()).isFalse();
              return LegalMoves.of(dice, at)[0];
            });
    var played = told.play(root, careful, careful, 9);
    assertThat(played.failure()).isNull();
    assertThat(played.moves()).hasSize(12);
    assertThat(thrown).hasSizeBetween(2, 10);
    var quiet = new GameLoop<>(dice, TimeControl.NONE, false);
    assertThat(quiet.play(root, careful, careful, 9).moves()).isEqualTo(played.moves());
    var others = new HashSet<List<Integer>>();
    for (long seed = 0; seed < 10; seed++) {
      others.add(Arrays.stream(quiet.play(root, careful, careful, seed).moves()).boxed().toList());
    }
    assertThat(others).hasSizeGreaterThan(3);
  }

  private static int note(RandomTree tree, List<Side> sides, Side side, Node at) {
    sides.add(side);
    return LegalMoves.of(tree, at)[0];
  }

  @Test
  void everyMoveIsTold() {
    var told = new ArrayList<Integer>();
    var at = new ArrayList<>(List.of(start));
    var telling =
        new GameLoop<Node>(
            game,
            TimeControl.NONE,
            (before, result, nanos, after) -> {
              assertThat(before).isEqualTo(at.getLast());
              assertThat(after).isEqualTo(before.play(result.move()));
              assertThat(nanos).isNotNegative();
              told.add(result.move());
              at.add(after);
            });
    var played = telling.play(start, Scripted.first(game), Scripted.first(game), 1);
    assertThat(played.moves()).containsExactly(told.stream().mapToInt(i -> i).toArray());
    assertThat(played.end()).isEqualTo(at.getLast());
  }

  @Test
  void costsAreNotedMoveByMoveWhereTheyAreWanted() {
    var detailed = new GameLoop<>(game, TimeControl.NONE, true);
    var played = detailed.play(start, Scripted.first(game), Scripted.first(game), 1);
    var costs = Objects.requireNonNull(played.costs());
    assertThat(costs.nanos()).hasSameSizeAs(played.moves());
    assertThat(costs.nodes()).hasSameSizeAs(played.moves());
  }

  @Test
  void aFaultEndsTheGameWhereItWasMade() {
    var played = loop.play(start, Scripted.first(game), Scripted.illegal(), 1);
    var failure = Objects.requireNonNull(played.failure());
    assertThat(failure.fault()).isEqualTo(Fault.ILLEGAL_MOVE);
    assertThat(played.outcome().winner()).isEqualTo(Side.FIRST);
    assertThat(played.outcome().reason()).startsWith("illegal move: ");
    assertThat(played.moves()).hasSize(1);
    assertThat(played.end()).isEqualTo(start.play(firstMove(start)));
    assertThatThrownBy(played::orThrow).isSameAs(failure);
  }

  @Test
  void aBugComesOutAsItselfWhereItIsNotToBeLived() {
    var bug = new IllegalStateException("not today");
    Agent<Node> broken =
        Scripted.playing(
            _ -> {
              throw bug;
            });
    var played = loop.play(start, broken, Scripted.first(game), 1);
    assertThat(played.outcome()).isEqualTo(Outcome.win(Side.SECOND, 0, "crash: not today"));
    assertThatThrownBy(played::orThrow).isSameAs(bug);
  }

  /** Takes its first move back once, and then plays another. */
  private final class Wavering implements Agent<Node> {
    private int asked;

    @Override
    public int choose(Node position, Limit limit) {
      asked++;
      if (asked == 2) {
        throw new Interruption.TakeBack(2);
      }
      int[] legal = LegalMoves.of(game, position);
      return legal[asked == 1 ? 0 : legal.length - 1];
    }
  }

  @Test
  void movesCanBeTakenBack() throws AgentException {
    var wavering = new Wavering();
    var played = loop.play(start, wavering, Scripted.first(game), 1).orThrow();
    int[] legal = LegalMoves.of(game, start);
    assertThat(wavering.asked).isGreaterThan(2);
    assertThat(played.moves()[0]).isEqualTo(legal[legal.length - 1]);
    assertThat(replay(played)).isEqualTo(played.end());
  }

  @Test
  void whoLeavesEndsItAllWithoutAFault() {
    Agent<Node> leaving =
        Scripted.playing(
            _ -> {
              throw new Interruption.Leave();
            });
    assertThatThrownBy(() -> loop.play(start, Scripted.first(game), leaving, 1))
        .isInstanceOf(Interruption.Leave.class);
  }

  @Test
  void agentsDrawFromTheGamesSeedUnlessTheyAreSeatedAlready() {
    var seeds = new ArrayList<Long>();
    Agent<Node> seeded =
        new Agent<>() {
          @Override
          public void newGame(long seed) {
            seeds.add(seed);
          }

          @Override
          public int choose(Node position, Limit limit) {
            return firstMove(position);
          }
        };
    loop.playSeated(start, seeded, seeded, 1);
    assertThat(seeds).isEmpty();
    loop.play(start, seeded, seeded, 7);
    assertThat(seeds)
        .containsExactly(GameLoop.agentSeed(7, Side.FIRST), GameLoop.agentSeed(7, Side.SECOND));
  }

  private int made(Form form, TimeControl control) {
    var made = new AtomicInteger();
    var player =
        new AgentFactory<Node>(
            "counted",
            () -> {
              made.incrementAndGet();
              return Scripted.first(game);
            });
    var other = new AgentFactory<Node>("other", () -> Scripted.first(game));
    var plan = new Plan("x", List.of("a", "b"), form, 20, 1, null, null, control, null);
    var tournament =
        new Tournament<>(plan, game, List.of(player, other), plan.schedule(), _ -> start);
    var games = new ArrayList<GameRecord<Node>>();
    new ParallelRunner<>(tournament, false).run(1, games::add);
    assertThat(games).hasSize(plan.schedule().size());
    return made.get();
  }

  @Test
  void anAgentIsMadeOnceForAllGamesOfAThread() {
    assertThat(made(Form.MATCH, TimeControl.NONE)).isEqualTo(1);
    assertThat(made(Form.NO_MIRRORS, TimeControl.NONE)).isEqualTo(1);
    var patient = new TimeControl(null, null, null, Duration.ofMinutes(1), null, null);
    assertThat(made(Form.MATCH, patient)).isEqualTo(1);
  }

  @Test
  void aSecondIsMadeWhereAPlayerMeetsItself() {
    assertThat(made(Form.ROUND_ROBIN, TimeControl.NONE)).isEqualTo(2);
  }
}
