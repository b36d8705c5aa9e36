package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.Transcript;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.arena.stats.Claim;
import plyground.core.Position;

/** Tournaments whose results say who plays next: the same games however they are played. */
final class UntilTest {
  private static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);

  @TempDir Path folder;

  private static Plan plan(Goal goal) {
    var agents = List.of("random", "greedy", "alphabeta:depth=2", "mcts:playouts=20");
    return new Plan(
            "tic-tac-toe", agents, Form.NO_MIRRORS, 60, 3, null, null, TimeControl.NONE, null)
        .until(goal);
  }

  private static List<String> inMemory(Plan plan, int threads) {
    return inMemory(Tournament.open(CATALOGUE, plan), threads);
  }

  private static <P extends Position<P>> List<String> inMemory(
      Tournament<P> tournament, int threads) {
    var games = new ArrayList<String>();
    new ParallelRunner<>(tournament, false)
        .run(threads, game -> games.add(text(Transcript.of(tournament.game(), game))));
    return games;
  }

  private static String text(Transcript game) {
    return game.scheduled() + game.start() + game.moves() + game.outcome();
  }

  private List<String> stored(String name, Plan plan) {
    var games = new ArrayList<String>();
    try (var store = Store.open(folder.resolve(name).toString())) {
      store.transcripts(store.find(plan).orElseThrow(), game -> games.add(text(game)));
    }
    return games;
  }

  private void play(String name, Plan plan, int threads, int stopAfter) {
    play(name, Tournament.open(CATALOGUE, plan), threads, stopAfter);
  }

  private <P extends Position<P>> void play(
      String name, Tournament<P> tournament, int threads, int stopAfter) {
    try (var store = Store.open(folder.resolve(name).toString())) {
      var stored = StoredTournament.open(store, tournament, "test");
      var games = new AtomicInteger();
      stored.play(
          threads,
          _ -> {
            if (games.incrementAndGet() == stopAfter) {
              stored.stop();
            }
          });
    }
  }

  @Test
  void theSameGamesOnAnyNumberOfThreads() {
    for (var goal : Goal.values()) {
      var once = inMemory(plan(goal), 1);
      assertThat(once.size()).isBetween(60, 720);
      assertThat(inMemory(plan(goal), 3)).isEqualTo(once);
      play("threads" + goal, plan(goal), 3, Integer.MAX_VALUE);
      assertThat(stored("threads" + goal, plan(goal))).isEqualTo(once);
    }
  }

  @Test
  @Tag("slow")
  void goesOnWhereItWasStopped() {
    var plan = plan(Goal.RANKS);
    var once = inMemory(plan, 1);
    int sessions = 0;
    for (; sessions < 50; sessions++) {
      play("stopped", plan, 2, 37);
      try (var store = Store.open(folder.resolve("stopped").toString())) {
        var run = store.find(plan).orElseThrow();
        if (store.played(run) >= once.size()) {
          break;
        }
      }
    }
    assertThat(sessions).isBetween(2, 49);
    assertThat(stored("stopped", plan)).isEqualTo(once);
  }

  @Test
  void twoProcessesPlayItTogether() throws InterruptedException {
    var plan = plan(Goal.RANKS);
    var others = new ArrayList<Thread>();
    for (int i = 0; i < 2; i++) {
      others.add(Thread.ofPlatform().start(() -> play("both", plan, 2, Integer.MAX_VALUE)));
    }
    for (var other : others) {
      other.join();
    }
    assertThat(stored("both", plan)).isEqualTo(inMemory(plan, 1));
  }

  private static long pairs(Report report, Claim claim) {
    return report.pairs(claim.better(), claim.worse()).pairs();
  }

  /** What cannot be told apart gets the games that are clear elsewhere. */
  @Test
  void gamesGoToThosePairingsThatDecide() {
    var plan = plan(Goal.RANKS);
    play("decided", plan, 2, Integer.MAX_VALUE);
    try (var store = Store.open(folder.resolve("decided").toString())) {
      var run = store.find(plan).orElseThrow();
      var standings = store.standings(run);
      assertThat(standings.games()).isEqualTo(store.played(run));
      var report = new Report(standings, "test", "again");
      assertThat(report.finished()).isTrue();
      long most = report.claims().stream().mapToLong(claim -> pairs(report, claim)).max().orElse(0);
      assertThat(report.claims())
          .anyMatch(claim -> claim.holds() && 2 * pairs(report, claim) < most)
          .allMatch(
              claim ->
                  claim.holds()
                      || report.evidence(claim.better(), claim.worse()).repeats()
                      || pairs(report, claim) == most);
      assertThat(report.ratings().enough(0)).isFalse();
      assertThat(report.firstMover().enough()).isFalse();
      String json = Format.JSON.print(report, Statistic.WINS);
      assertThat(json).contains("\"until\":\"ranks\"", "\"warning\":\"Results decided");
      assertThat(Format.TEXT.print(report, Statistic.WINS))
          .containsPattern("Ranks are (not )?shown");
    }
  }
}
