package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.Transcript;
import plyground.arena.report.Format;
import plyground.arena.report.Report;
import plyground.arena.report.Statistic;
import plyground.core.Position;

/**
 * A store as version 0.1 wrote it: a tournament of 16 games, one of 60 that was killed after 46 of
 * them with one more under way, and a game of two people.
 */
final class OldStoreTest {
  private static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);
  private static final String MATCH = "o48Xk_2UEH-rVMVnUh5Q5Q";

  @TempDir Path folder;
  private String address = "";

  @BeforeEach
  void copy() throws IOException {
    var file = folder.resolve("old.db");
    try (var in = OldStoreTest.class.getResourceAsStream("version-0.1.db")) {
      Files.copy(Objects.requireNonNull(in), file);
    }
    address = file.toString();
  }

  private static List<String> games(Store store, Run run) {
    var games = new ArrayList<String>();
    store.transcripts(run, game -> games.add(text(game)));
    return games;
  }

  private static String text(Transcript game) {
    return game.scheduled() + game.start() + game.moves() + game.outcome();
  }

  private static List<String> playedNow(Plan plan) {
    return playedNow(Tournament.open(CATALOGUE, plan));
  }

  private static <P extends Position<P>> List<String> playedNow(Tournament<P> tournament) {
    var games = new ArrayList<String>();
    new ParallelRunner<>(tournament, false)
        .run(1, game -> games.add(text(Transcript.of(tournament.game(), game))));
    return games;
  }

  private static <P extends Position<P>> int resume(Store store, Tournament<P> tournament) {
    var played = new AtomicInteger();
    StoredTournament.open(store, tournament, "test").play(2, _ -> played.incrementAndGet());
    return played.get();
  }

  @Test
  void isReportedAsItWas() {
    try (var store = Store.open(address)) {
      var run = store.runs().getFirst();
      assertThat(run.software()).isEqualTo("0.1.0");
      var report = new Report(store.standings(run), run.software(), "");
      assertThat(Format.TEXT.print(report, Statistic.WINS))
          .startsWith("tic-tac-toe, 4 games a pairing, seed 1\n")
          .contains("   1    75.0    50.0\n   2    75.0   100.0\n")
          .contains("greedy                                         5       0       3    62.5%")
          .contains("16 games, 13 of them different; 0.0% drawn; 5 to 8 moves.\n");
      assertThat(games(store, run)).hasSize(16).isEqualTo(playedNow(run.plan()));
    }
  }

  @Test
  void goesOnWhereItWasKilled() {
    try (var store = Store.open(address)) {
      var run = store.runs().get(1);
      assertThat(store.played(run)).isEqualTo(46);
      assertThat(resume(store, Tournament.open(CATALOGUE, run.plan()))).isEqualTo(14);
      assertThat(store.runs()).hasSize(2);
      assertThat(games(store, run)).hasSize(60).isEqualTo(playedNow(run.plan()));
      assertThat(store.playedByRun()).containsEntry(1, 16).containsEntry(2, 60);
    }
  }

  @Test
  void keepsTheGamesOfPeople() {
    try (var store = Store.open(address)) {
      assertThat(store.savedMatches().get(MATCH))
          .get()
          .asString()
          .contains("\"moves\":[\"5\",\"1\",\"9\"]");
    }
  }
}
