package plyground.arena.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.agents.AgentFactory;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Schedule;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameRecord;
import plyground.arena.record.RecordWriter;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Tally;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.search.RandomMove;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;
import plyground.testkit.Scripted;

final class ArenaTest {
  private final RandomTree game = new RandomTree(5, 12, 0);

  private AgentFactory<Node> random() {
    return new AgentFactory<Node>(
        "random",
        () -> {
          var search = new RandomMove<>(game);
          return new Agent<Node>() {
            @Override
            public void newGame(long seed) {
              search.newGame(seed);
            }

            @Override
            public int choose(Node position, Limit limit) {
              return search.choose(position);
            }
          };
        });
  }

  private AgentFactory<Node> scripted(String name, Agent<Node> agent) {
    return new AgentFactory<>(name, () -> agent);
  }

  private ParallelRunner<Node> runner(Schedule schedule, List<AgentFactory<Node>> players) {
    return runner(schedule, players, TimeControl.NONE);
  }

  private ParallelRunner<Node> runner(
      Schedule schedule, List<AgentFactory<Node>> players, TimeControl control) {
    var names = players.stream().<String>map(player -> player.name()).toList();
    var plan = new Plan("tree", names, Form.MATCH, 1, 1, null, null, control, null);
    Function<ScheduledGame, Node> starts =
        scheduled -> game.start(new SplitMix(schedule.startSeed(scheduled.start())));
    return runner(schedule, players, plan, starts);
  }

  private ParallelRunner<Node> runner(
      Schedule schedule,
      List<AgentFactory<Node>> players,
      Plan plan,
      Function<ScheduledGame, Node> starts) {
    return new ParallelRunner<>(new Tournament<>(plan, game, players, schedule, starts), false);
  }

  private String records(Schedule schedule, List<AgentFactory<Node>> players, int threads) {
    var text = new StringWriter();
    var names = players.stream().map(AgentFactory::name).toList();
    try (var writer = new RecordWriter(game, names, text)) {
      runner(schedule, players)
          .run(threads, all(record -> writer.accept(Transcript.of(game, record))));
    }
    return text.toString();
  }

  private static Predicate<GameRecord<Node>> all(Consumer<GameRecord<Node>> results) {
    return record -> {
      results.accept(record);
      return true;
    };
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void aRunEndsAtTheSameGameOnAnyNumberOfThreads(int threads) {
    var handedOn = new ArrayList<Integer>();
    runner(Schedule.match(3_000, true, 1), List.of(random(), random()))
        .run(
            threads,
            record -> {
              handedOn.add(record.scheduled().index());
              return handedOn.size() < 1_234;
            });
    assertThat(handedOn).hasSize(1_234);
    assertThat(handedOn.getLast()).isEqualTo(1_233);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void anyNumberOfThreadsPlaysTheSameGamesInTheSameOrder(int threads) {
    var players = List.of(random(), scripted("first", Scripted.first(game)));
    var schedule = Schedule.roundRobin(2, 300, true, 7);
    assertThat(records(schedule, players, threads)).isEqualTo(records(schedule, players, 1));
  }

  @Test
  void aMatchSwapsSeatsOnTheSameStart() {
    var schedule = Schedule.match(5, true, 9);
    assertThat(schedule.size()).isEqualTo(5);
    assertThat(schedule.game(0)).isEqualTo(new ScheduledGame(0, 0, 1, 0, 9));
    assertThat(schedule.game(1).first()).isEqualTo(1);
    assertThat(schedule.game(1).start()).isZero();
    assertThat(schedule.game(1).seed()).isNotEqualTo(9);
    assertThat(schedule.startSeed(0)).isEqualTo(9);
    assertThat(schedule.game(2).start()).isEqualTo(schedule.game(3).start()).isEqualTo(1);
    assertThat(schedule.startSeed(1)).isNotEqualTo(9);
    assertThat(schedule.game(4).first()).isZero();
  }

  @Test
  void withoutSwappingEveryGameHasItsOwnStart() {
    var schedule = Schedule.match(100, false, 9);
    var seeds = new HashSet<Long>();
    for (int i = 0; i < 100; i++) {
      assertThat(schedule.game(i).first()).isZero();
      seeds.add(schedule.game(i).seed());
    }
    assertThat(seeds).hasSize(100);
  }

  @Test
  void aGameIsPlayedAgainFromItsOwnSeed() {
    var players = List.of(random(), random());
    var games = new ArrayList<GameRecord<Node>>();
    runner(Schedule.match(10, true, 3), players).run(2, games::add);
    var third = games.get(5);
    var again = new ArrayList<GameRecord<Node>>();
    var alone = Schedule.match(1, true, third.scheduled().seed());
    var plan =
        new Plan("tree", List.of("a", "b"), Form.MATCH, 1, 1, null, null, TimeControl.NONE, null);
    runner(alone, players, plan, _ -> third.start()).run(1, again::add);
    assertThat(again.getFirst().moves()).isEqualTo(third.moves());
    assertThat(again.getFirst().start()).isEqualTo(third.start());
  }

  @Test
  void equalPlayersDoNotPlayTheSameGameTwice() {
    var players = List.of(random(), random());
    var games = new ArrayList<GameRecord<Node>>();
    runner(Schedule.match(40, true, 3), players).run(2, games::add);
    int different = 0;
    for (int i = 0; i < 40; i += 2) {
      assertThat(games.get(i).start()).isEqualTo(games.get(i + 1).start());
      different += Arrays.equals(games.get(i).moves(), games.get(i + 1).moves()) ? 0 : 1;
    }
    assertThat(different).isGreaterThan(10);
  }

  @Test
  void aRoundRobinHasEveryOrderedPairing() {
    var with = Schedule.roundRobin(3, 4, true, 1);
    assertThat(with.size()).isEqualTo(36);
    assertThat(with.game(0)).isEqualTo(new ScheduledGame(0, 0, 1, 0, 1));
    assertThat(round(with, 0, 9))
        .containsExactly("0-1", "1-0", "0-2", "2-0", "1-2", "2-1", "0-0", "1-1", "2-2");
    assertThat(round(with, 27, 9)).isEqualTo(round(with, 0, 9));
    assertThat(with.game(35).start()).isEqualTo(3);
    var without = Schedule.roundRobin(4, 4, false, 1);
    assertThat(without.size()).isEqualTo(48);
    assertThat(round(without, 12, 12))
        .containsExactly(
            "0-1", "1-0", "0-2", "2-0", "0-3", "3-0", "1-2", "2-1", "1-3", "3-1", "2-3", "3-2");
  }

  private static List<String> round(Schedule schedule, int from, int games) {
    return IntStream.range(from, from + games)
        .mapToObj(schedule::game)
        .map(game -> game.first() + "-" + game.second())
        .toList();
  }

  /** Players that shared their draws would share their luck. */
  @Test
  void noTwoGamesOfATournamentDrawAlike() {
    var schedule = Schedule.roundRobin(4, 50, true, 5);
    var seeds = new HashSet<Long>();
    for (int i = 0; i < schedule.size(); i++) {
      seeds.add(schedule.game(i).seed());
      assertThat(schedule.game(i).seed()).isBetween(0L, (1L << 53) - 1);
    }
    assertThat(seeds).hasSize(schedule.size());
  }

  /** What version 0.1 played, so that its runs can be gone on with. */
  @Test
  void runsOfTheFirstVersionKeepTheirOrderAndSeeds() {
    var names = List.of("a", "b", "c");
    var plan =
        new Plan("tree", names, Form.NO_MIRRORS, 4, 1, null, null, TimeControl.NONE, null)
            .asFirst();
    var schedule = plan.schedule();
    assertThat(round(schedule, 0, 8))
        .containsExactly("0-1", "0-1", "0-1", "0-1", "0-2", "0-2", "0-2", "0-2");
    assertThat(schedule.game(4).seed()).isEqualTo(schedule.game(0).seed()).isEqualTo(1);
    assertThat(schedule.game(8).seed()).isEqualTo(1 + (1L << 52));
    assertThat(schedule.game(9).seed() ^ schedule.game(1).seed()).isEqualTo(1L << 52);
  }

  @Test
  void seedsSurviveEveryJsonReader() {
    var schedule = Schedule.match(1000, false, 5);
    for (int i = 0; i < 1000; i++) {
      assertThat(schedule.game(i).seed()).isBetween(0L, (1L << 53) - 1);
    }
  }

  @Test
  void faultyPlayersLoseAndTheRestGoesOn() {
    var good = scripted("first", Scripted.first(game));
    for (Agent<Node> bad :
        List.<Agent<Node>>of(Scripted.illegal(), Scripted.failing(), Scripted.dying())) {
      var tally = new Tally();
      var reasons = new HashSet<String>();
      runner(Schedule.match(20, false, 1), List.of(good, scripted("bad", bad)))
          .run(
              2,
              record -> {
                tally.add(record);
                reasons.add(record.outcome().reason());
                return true;
              });
      assertThat(tally.games()).isEqualTo(20);
      // A game that ends with the good player's first move leaves the bad one nothing to do wrong.
      assertThat(tally.faults()).isPositive();
      assertThat(tally.wins(Side.FIRST)).isGreaterThanOrEqualTo(tally.faults());
      assertThat(reasons)
          .anyMatch(why -> why.startsWith("crash: ") || why.startsWith("illegal move: "));
    }
  }

  @Test
  void aConsumerThatFailsStopsTheGames() {
    var players = List.of(random(), random());
    var runner = runner(Schedule.match(100_000, true, 1), players);
    assertThatThrownBy(
            () ->
                runner.run(
                    2,
                    _ -> {
                      throw new IllegalStateException("the disk is full");
                    }))
        .hasMessage("the disk is full");
  }

  @Test
  void recordsHoldEverythingNeededToPlayAgain() {
    var players = List.of(scripted("first", Scripted.first(game)), random());
    String line = records(Schedule.match(1, true, 4), players, 1);
    assertThat(line)
        .startsWith("{\"game\":\"random-tree\",\"agents\":[\"first\",\"random\"],\"seed\":4,")
        .contains("\"start\":\"" + game.format(game.start(new SplitMix(4))) + "\"")
        .contains("\"outcome\":{\"winner\":")
        .endsWith("}}\n");
  }
}
