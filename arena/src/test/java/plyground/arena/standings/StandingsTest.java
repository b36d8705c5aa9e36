package plyground.arena.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Schedule;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameSummary;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.core.Position;

final class StandingsTest {
  private static final Plan PLAN =
      new Plan(
          "tic-tac-toe",
          List.of("random", "greedy", "alphabeta:depth=3"),
          Form.ROUND_ROBIN,
          40,
          5,
          null,
          null,
          TimeControl.NONE,
          null);

  private static <P extends Position<P>> List<GameSummary> games(
      Tournament<P> tournament, int threads) {
    var games = new ArrayList<GameSummary>();
    new ParallelRunner<>(tournament, false).run(threads, games::add);
    return games;
  }

  private static List<GameSummary> games(Plan plan, int threads) {
    return games(Tournament.open(Catalogue.load(MoveInput.NOBODY), plan), threads);
  }

  private static List<GameSummary> games(Plan plan) {
    return games(plan, 2);
  }

  private static String report(List<GameSummary> games) {
    var standings = new Standings(PLAN);
    games.forEach(standings::add);
    var report = new Report(standings, "test", "play it again");
    var all = new StringBuilder();
    for (var format : Format.values()) {
      for (var statistic : Statistic.values()) {
        all.append(format.print(report, statistic));
      }
    }
    return all.toString();
  }

  @Test
  void theOrderOfTheGamesDoesNotMatter() {
    var games = games(PLAN);
    var shuffled = new ArrayList<>(games);
    Collections.shuffle(shuffled, new Random(3));
    assertThat(report(shuffled)).isEqualTo(report(games));
  }

  @Test
  void noFormatTellsTheNumberOfThreads() {
    assertThat(report(games(PLAN, 4))).isEqualTo(report(games(PLAN, 1)));
  }

  @Test
  void pairsAreTheTwoSeatingsOfAStart() {
    var standings = new Standings(PLAN);
    games(PLAN).forEach(standings::add);
    assertThat(standings.games()).isEqualTo(360);
    assertThat(standings.pairs(0, 1).pairs()).isEqualTo(40);
    double points =
        standings.cell(0, 2).points(plyground.core.Side.FIRST)
            + standings.cell(2, 0).points(plyground.core.Side.SECOND);
    assertThat(standings.pairs(0, 2).mean()).isEqualTo(points / 80);
    assertThat(standings.pairs(2, 0).mean()).isEqualTo(1 - points / 80);
  }

  @Test
  void sameGamesAreCountedOnce() {
    var plan =
        new Plan(
            "tic-tac-toe",
            List.of("greedy", "alphabeta:depth=9"),
            Form.MATCH,
            20,
            1,
            null,
            null,
            TimeControl.NONE,
            null);
    var standings = new Standings(plan);
    games(plan).forEach(standings::add);
    assertThat(standings.distinct().count()).isEqualTo(2);
    assertThat(standings.distinct().exact()).isTrue();
    assertThat(standings.evidence(0, 1).distinct()).isEqualTo(1);
    assertThat(standings.evidence(0, 1).played().pairs()).isEqualTo(10);
    assertThat(standings.repeating()).isTrue();
  }

  private static int playedUntilDecided(Plan plan) {
    var standings = new Standings(plan);
    int games = 0;
    for (var game : games(plan)) {
      games++;
      if (!standings.addUntilDecided(game)) {
        break;
      }
    }
    return games;
  }

  private static Plan match(String one, String other, int games, @Nullable Integer openings) {
    return new Plan(
        "tic-tac-toe",
        List.of(one, other),
        Form.MATCH,
        games,
        1,
        null,
        openings,
        TimeControl.NONE,
        null);
  }

  @Test
  void aRunEndsWhereItsGamesRepeatThemselves() {
    var plan = match("alphabeta:depth=9", "alphabeta:depth=2", 200, null);
    assertThat(playedUntilDecided(plan)).as("one pair and five repeats").isEqualTo(12);
    assertThat(playedUntilDecided(plan.withRepeats())).isEqualTo(200);
    assertThat(playedUntilDecided(plan.asFirst())).isEqualTo(200);
  }

  /** Twelve openings up to symmetry: they are used up and come again. */
  @Test
  void usedUpOpeningsAreNoticed() {
    var plan = match("alphabeta:depth=9", "alphabeta:depth=2", 200, 2);
    var standings = new Standings(plan);
    games(plan).forEach(standings::add);
    assertThat(standings.evidence(0, 1).distinct()).isEqualTo(12);
    assertThat(playedUntilDecided(plan)).isEqualTo(2 * (12 + 5));
  }

  @Test
  void whatChanceRepeatsEndsNothing() {
    assertThat(playedUntilDecided(match("alphabeta:depth=9", "random", 2_000, null)))
        .isEqualTo(2_000);
  }

  @Test
  void aGauntletIsTheFirstAgainstTheRest() {
    var schedule = Schedule.gauntlet(4, 6, 9);
    assertThat(schedule.size()).isEqualTo(18);
    for (int i = 0; i < 18; i++) {
      var scheduled = schedule.game(i);
      assertThat(scheduled.first() == 0 ^ scheduled.second() == 0).isTrue();
      assertThat(Math.max(scheduled.first(), scheduled.second())).isEqualTo(1 + i % 6 / 2);
      assertThat(scheduled.start()).isEqualTo(i / 6);
    }
    var odd = Schedule.gauntlet(4, 3, 9);
    assertThat(odd.size()).isEqualTo(9);
    for (int i = 6; i < 9; i++) {
      assertThat(odd.game(i).first()).isZero();
      assertThat(odd.game(i).second()).isEqualTo(i - 5);
      assertThat(odd.game(i).start()).isEqualTo(1);
    }
  }

  @Test
  void distinctGamesAreCountedExactlyWhileTheyGrow() {
    var distinct = new DistinctCounter();
    for (int round = 0; round < 2; round++) {
      for (long i = 0; i < 5000; i++) {
        distinct.add(i * 0x9E3779B97F4A7C15L);
      }
    }
    assertThat(distinct.count()).isEqualTo(5000);
  }
}
