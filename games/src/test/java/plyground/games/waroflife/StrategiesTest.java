package plyground.games.waroflife;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Stop;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.testkit.SlowMinimax;
import plyground.testkit.TreeCheck;

final class StrategiesTest {
  private final WarOfLife game = new WarOfLife();

  private Agent<WarOfLifePosition> agent(String name, Map<String, String> parameters) {
    var kind =
        new WarOfLifeProvider()
            .descriptor().agents().stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow();
    return kind.maker().make(game, new Settings(kind.parameters(), parameters));
  }

  private WarOfLifePosition position(Golden line) {
    return game.parse(line.get("board") + " " + line.get("to_move") + " " + line.get("ply"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"bloodlust", "self_preservation", "land_grab", "minimax"})
  void optimalMovesAreTheGoldenOnes(String name) throws AgentException {
    var lines = Golden.lines("strategies.jsonl");
    assertThat(lines).hasSize(150);
    var agent = agent(name, Map.of());
    for (var line : lines) {
      var position = position(line);
      String field = name.equals("minimax") ? "minimax_static_if_no_reply" : name;
      var expected = line.object(field);
      int sign = name.equals("bloodlust") ? -1 : 1;
      var result = agent.analyse(position, Limit.NONE, Trace.NONE);
      assertThat(result.moves()).hasSameSizeAs(line.list("legal"));
      assertThat(result.value()).isEqualTo((double) sign * expected.number("value"));
      assertThat(optimal(position, result)).isEqualTo(expected.list("optimal_moves"));
      assertThat(game.formatMove(position, agent.choose(position, Limit.NONE)))
          .isEqualTo(expected.list("optimal_moves").getFirst());
    }
  }

  private List<String> optimal(WarOfLifePosition position, Result result) {
    double highest = result.moves().stream().mapToDouble(each -> each.value()).max().orElseThrow();
    return result.moves().stream()
        .filter(each -> each.value() == highest)
        .map(each -> game.formatMove(position, each.move()))
        .toList();
  }

  @Test
  void legalMovesAndCountsAreTheGoldenOnes() {
    for (var line : Golden.lines("strategies.jsonl")) {
      var position = position(line);
      assertThat(LegalMoves.words(game, position)).isEqualTo(line.list("legal"));
      var counts = new ArrayList<String>();
      for (int move : LegalMoves.of(game, position)) {
        var next = position.play(move).cells();
        counts.add("[" + next.blues() + "," + next.reds() + "]");
      }
      assertThat(counts).isEqualTo(line.list("after_crank"));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"bloodlust", "self_preservation", "land_grab", "minimax"})
  void randomTiesReachEveryOptimalMoveAndNoOther(String name) throws AgentException {
    var agent = agent(name, Map.of("ties", "random"));
    for (var line : Golden.lines("strategies.jsonl").subList(0, 30)) {
      var position = position(line);
      var optimal = optimal(position, agent.analyse(position, Limit.NONE, Trace.NONE));
      var seen = new HashSet<String>();
      for (long seed = 0; seed < 60L * optimal.size(); seed++) {
        agent.newGame(seed);
        int move = agent.choose(position, Limit.NONE);
        seen.add(game.formatMove(position, move));
        agent.newGame(seed);
        assertThat(agent.consider(position, Limit.NONE, Trace.NONE).move()).isEqualTo(move);
      }
      assertThat(seen).containsExactlyInAnyOrderElementsOf(optimal);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void minimaxAgreesWithTheTwinAtEveryDepth(int depth) throws AgentException {
    var agent = agent("minimax", Map.of("depth", String.valueOf(depth)));
    for (long seed = 0; seed < (depth == 3 ? 4 : 60); seed++) {
      var position = midgame(seed);
      if (position.over()) {
        continue;
      }
      var twin = SlowWarOfLifePosition.of(position);
      var result = agent.analyse(position, Limit.NONE, Trace.NONE);
      for (var each : result.moves()) {
        String word = game.formatMove(position, each.move());
        assertThat(each.value())
            .as("seed %d, %s", seed, word)
            .isEqualTo(-twin.after(word).minimax(depth - 1));
      }
      assertThat(result.value()).isEqualTo(twin.minimax(depth));
      assertThat(result.depth()).isEqualTo(depth);
      assertThat(agent.choose(position, Limit.NONE)).isEqualTo(result.move());
    }
  }

  private WarOfLifePosition midgame(long seed) {
    var random = new SplitMix(seed);
    var position = game.start(random);
    int[] moves = new int[game.maxMoves()];
    for (int i = random.nextInt(12); i > 0; i--) {
      int count = position.moves(moves, 0);
      if (count == 0) {
        break;
      }
      position = position.play(moves[random.nextInt(count)]);
    }
    return position;
  }

  @Test
  void winsFirstIsPlainMinimaxByTheRules() throws AgentException {
    var evaluator = new WinsFirst<>(Evaluators.LAND);
    var agent = agent("minimax", Map.of("wins", "first"));
    for (var line : Golden.lines("strategies.jsonl")) {
      var position = position(line);
      var result = agent.analyse(position, Limit.NONE, Trace.NONE);
      assertThat(result.value())
          .isEqualTo((double) SlowMinimax.value(game, evaluator, position, 2));
      for (var each : result.moves()) {
        assertThat(each.value())
            .isEqualTo(-SlowMinimax.value(game, evaluator, position.play(each.move()), 1));
      }
      assertThat(agent.choose(position, Limit.NONE)).isEqualTo(result.move());
    }
  }

  /** It sees boards only: that the game will be over after the next move does not change it. */
  @Test
  void theSeedsMinimaxDoesNotCountMoves() throws AgentException {
    var agent = agent("minimax", Map.of());
    for (var line : Golden.lines("strategies.jsonl").subList(0, 20)) {
      var position = position(line);
      var last =
          WarOfLifePosition.of(position.cells(), WarOfLifePosition.LONGEST - 1, position.toMove());
      assertThat(agent.choose(last, Limit.NONE)).isEqualTo(agent.choose(position, Limit.NONE));
    }
  }

  @Test
  void minimaxKeepsItsLimits() throws AgentException {
    var agent = agent("minimax", Map.of());
    var position = midgame(3);
    assertThat(agent.consider(position, Limit.depth(1), Trace.NONE).depth()).isEqualTo(1);
    var few = agent.consider(position, Limit.nodes(100), Trace.NONE);
    assertThat(few.depth()).isEqualTo(1);
    assertThat(few.nodes()).isLessThanOrEqualTo(100);
    var none = agent.consider(position, Limit.nodes(1), Trace.NONE);
    assertThat(none.depth()).isZero();
    assertThat(LegalMoves.contains(game, position, none.move())).isTrue();
    var hurried = Limit.depth(12).withTime(Duration.ofMillis(20));
    assertThat(agent.consider(position, hurried, Trace.NONE).depth()).isLessThan(12);
    var stop = new Stop();
    stop.raise();
    int stopped = agent.choose(position, Limit.depth(9).withStop(stop));
    assertThat(LegalMoves.contains(game, position, stopped)).isTrue();
  }

  /** Without an eye on how games end: only who can be picked up moves. */
  private int[] pickable(WarOfLifePosition position) {
    int[] moves = new int[game.maxMoves()];
    long empty = ~(position.blue() | position.red());
    return Arrays.copyOf(moves, WarOfLifePosition.moves(position.own(), empty, moves, 0));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void minimaxTellsItsTree(int depth) throws AgentException {
    var agent = agent("minimax", Map.of());
    var knowing = agent("minimax", Map.of("wins", "first"));
    var winsFirst = new WinsFirst<>(Evaluators.LAND);
    for (long seed = 0; seed < 4; seed++) {
      var position = midgame(seed);
      var told = new TreeCheck<>(position, this::pickable, Evaluators.LAND::evaluate, true);
      var result = agent.consider(position, Limit.depth(depth), told);
      assertThat(told.nodes()).isEqualTo(result.nodes());
      var legal =
          new TreeCheck<>(position, at -> LegalMoves.of(game, at), winsFirst::evaluate, true);
      var known = knowing.consider(position, Limit.depth(depth), legal);
      assertThat(legal.nodes()).isEqualTo(known.nodes());
    }
  }

  /** Lines of single pieces are long and cheap: deep enough for the buffer of moves to grow. */
  @Test
  void minimaxLooksAsFarAsItIsTold() throws AgentException {
    var position = game.parse("[[[1,1]],[[1,2],[2,1],[2,2],[3,1],[3,2],[3,3]]] r 4");
    var told = new TreeCheck<>(position, this::pickable, Evaluators.LAND::evaluate, true);
    var result = agent("minimax", Map.of()).consider(position, Limit.depth(4), told);
    assertThat(told.nodes()).isEqualTo(result.nodes());
  }

  @Test
  void aLimitedMinimaxTellsEveryDepthItTries() throws AgentException {
    var heard = new ArrayList<Integer>();
    var trace =
        new Trace() {
          @Override
          public void iteration(int depth, int alpha, int beta) {
            assertThat(List.of(alpha, beta)).containsExactly(-Integer.MAX_VALUE, Integer.MAX_VALUE);
            heard.add(depth);
          }
        };
    var agent = agent("minimax", Map.of());
    agent.consider(midgame(3), Limit.depth(2), trace);
    assertThat(heard).isEmpty();
    agent.consider(midgame(3), Limit.depth(2).withStop(new Stop()), trace);
    assertThat(heard).containsExactly(1, 2);
    heard.clear(); // nobody wants a move after this signal: there is nothing to deepen for
    agent.consider(midgame(3), Limit.depth(2).withStop(Stop.abandoning()), trace);
    assertThat(heard).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"bloodlust, 0, -1", "self_preservation, 1, 0", "land_grab, 1, -1"})
  void onePlyTellsItsTree(String name, int own, int other) throws AgentException {
    var position = midgame(3);
    var told =
        new TreeCheck<>(
            position,
            at -> LegalMoves.of(game, at),
            at -> {
              int blues = SlowWarOfLifePosition.of(at).count('b');
              int reds = SlowWarOfLifePosition.of(at).count('r');
              boolean first = position.toMove() == Side.FIRST;
              return -(first ? own * blues + other * reds : own * reds + other * blues);
            },
            true);
    var result = agent(name, Map.of()).consider(position, Limit.NONE, told);
    assertThat(told.nodes()).isEqualTo(result.nodes());
  }

  /** The same player as the general one, without writing every move down. */
  @Test
  void randomPicksTheMoveItDrew() throws AgentException {
    var agent = agent("random", Map.of());
    int[] moves = new int[game.maxMoves()];
    for (long seed = 0; seed < 500; seed++) {
      var position = midgame(seed);
      int count = position.moves(moves, 0);
      if (count > 0) {
        agent.newGame(seed);
        assertThat(agent.choose(position, Limit.NONE))
            .as("seed %d", seed)
            .isEqualTo(moves[new SplitMix(seed).nextInt(count)]);
      }
    }
  }
}
