package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameQueue;
import plyground.arena.play.Tournament;
import plyground.arena.record.Transcript;
import plyground.arena.stats.Sprt;
import plyground.core.InputException;
import plyground.core.Position;

/** What else any store must do; the subclass for the server runs all of it again. */
class StoreTest extends StoredGamesContract {
  @Test
  void whatComesBackHalfPlayedIsGivenOutAgain() {
    String address = address("crew");
    var tournament = Tournament.open(CATALOGUE, plan(9));
    try (var store = Store.open(address);
        var crew = new HalfHearted<>(tournament)) {
      var heard = new AtomicInteger();
      StoredTournament.open(store, tournament, "test")
          .play(crew, _ -> heard.incrementAndGet(), _ -> {});
      assertThat(heard.get()).isEqualTo(tournament.schedule().size());
    }
    assertThat(games(address, plan(9))).isEqualTo(undisturbed(tournament));
  }

  /** Two threads that promise much and play one game of each block. */
  private static final class HalfHearted<P extends Position<P>> implements RemoteExecutor {
    private final Tournament<P> tournament;

    HalfHearted(Tournament<P> tournament) {
      this.tournament = tournament;
    }

    @Override
    public void play(GameQueue<Transcript> queue, Consumer<String> news) {
      var second = Thread.ofPlatform().start(() -> work(queue));
      work(queue);
      try {
        second.join();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }

    private void work(GameQueue<Transcript> queue) {
      try (var table = tournament.slot(true)) {
        for (var block = queue.lease(1000); block != null; block = queue.lease(1000)) {
          var game = table.play(tournament.schedule().game(block.from()));
          queue.deliver(block, List.of(Transcript.of(tournament.game(), game)));
        }
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }

    @Override
    public int size() {
      return 2;
    }

    @Override
    public String status() {
      return "two";
    }

    @Override
    public void close() {}
  }

  @Test
  void portionsFollowThePaceAndWhatIsLeft() {
    var portion = BlockSize.machine(2);
    assertThat(portion.games(0, 1000)).as("nothing known").isEqualTo(1);
    assertThat(portion.games(0.1, 1000)).as("ten seconds a game").isEqualTo(1);
    assertThat(portion.games(10, 1000)).as("a tenth of a second a game").isEqualTo(30);
    assertThat(portion.games(1e6, 10_000_000)).as("a microsecond").isEqualTo(20_000);
    assertThat(portion.games(10, 160)).as("near the end").isEqualTo(20);
    assertThat(portion.games(10, 16)).as("not worth dividing").isEqualTo(3);
    assertThat(portion.games(10, 2)).as("what is left").isEqualTo(2);
  }

  @Test
  void withoutTheModuleThereIsNoCrew() {
    assertThatThrownBy(() -> RemoteExecutor.connect("spark://x:7077", plan(1), _ -> {}))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("cluster module");
  }

  @Test
  void plansSurviveBeingText() {
    var full =
        new Plan(
            "war:map=a.csv,init=b.csv",
            List.of("a:b=\"c d\"", "x"),
            Form.GAUNTLET,
            7,
            9,
            "....",
            3,
            new TimeControl(
                4, 5L, Duration.ofMillis(200), Duration.ofSeconds(3), Duration.ofMinutes(1), 77L),
            new Sprt(0, 50, 0.05, 0.1));
    assertThat(PlanText.parse(PlanText.of(full))).isEqualTo(full);
    assertThat(PlanText.parse(PlanText.of(plan(1)))).isEqualTo(plan(1));
    assertThatThrownBy(() -> PlanText.parse("{")).isInstanceOf(InputException.class);
  }

  @Test
  void whatIsNoStoreIsRefused() throws IOException {
    var text = Files.writeString(folder.resolve("notes.txt"), "no database, ".repeat(500));
    assertThatThrownBy(() -> Store.open(text.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("not a database");
    assertThatThrownBy(() -> Store.open(folder.toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("folder");
    assertThatThrownBy(() -> Store.open(folder.resolve("none/x.db").toString()))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("no such folder");
    assertThatThrownBy(() -> Store.open("jdbc:mysql://x/y"))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("jdbc:postgresql:");
  }

  @Test
  void ofTooManySavedMatchesThoseGoThatNobodyTouchedForAMonth() {
    String address = address("matches");
    try (var store = Store.open(address)) {
      var matches = store.savedMatches();
      matches.put(Map.of("first", "begun", "second", "begun"));
      assertThat(matches.put(Map.of("first", "gone on"))).isEqualTo(2);
      assertThat(matches.get("first")).contains("gone on");
      assertThat(matches.get("third")).isEmpty();
      execute(address, "update sitting set changed = changed - " + SavedMatches.MONTH_MILLIS * 2);
      matches.put(Map.of("first", "gone on"));
      var many = new HashMap<String, String>();
      for (int i = 0; i < SavedMatches.MANY + 5; i++) {
        many.put("later " + i, "x");
      }
      assertThat(matches.put(many)).isEqualTo(SavedMatches.MANY + 6);
      assertThat(matches.get("second")).as("untouched for two months").isEmpty();
    }
    try (var again = Store.open(address)) {
      assertThat(again.savedMatches().get("later 7")).contains("x");
      assertThat(again.savedMatches().get("first")).as("old, and touched").contains("gone on");
    }
  }

  @Test
  void requestedRunsStandInLineAndBelongToWhoAskedFirst() {
    String address = address("requests");
    try (var store = Store.open(address)) {
      var one = store.begin(plan(1), "test");
      var two = store.begin(plan(2), "test");
      var requests = store.requestedRuns();
      requests.request(one, "somebody");
      requests.request(one, "another");
      requests.enqueue(two);
      requests.enqueue(one);
      requests.enqueue(two);
      assertThat(requests.queued()).containsExactly(two.id(), one.id());
      requests.dequeue(two);
      assertThat(requests.maker(one)).contains("somebody");
    }
    try (var again = Store.open(address)) {
      assertThat(again.requestedRuns().queued()).hasSize(1);
    }
  }

  @Test
  void aRunIsRemovedWithItsGamesUnlessItIsPlayed() throws InterruptedException {
    String address = address("removed");
    play(address, plan(3), 1);
    play(address, plan(4), 1);
    try (var store = Store.open(address)) {
      var kept = store.find(plan(3)).orElseThrow();
      var run = store.begin(plan(5), "test");
      try (var leases = store.openQueue(run, BlockSize.THREAD)) {
        assertThat(leases.lease(0)).isNotNull();
        assertThat(store.delete(run)).isFalse();
      }
      assertThat(store.delete(run)).isTrue();
      assertThat(store.delete(store.find(plan(4)).orElseThrow())).isTrue();
      assertThat(store.runs()).containsExactly(kept);
      assertThat(store.playedByRun()).containsOnlyKeys(kept.id());
    }
  }

  @Test
  void aStoreOfTheFirstFormatIsBroughtUpToDate() {
    String address = address("old");
    play(address, plan(3), 1);
    var games = games(address, plan(3));
    execute(
        address,
        "drop table answer",
        "drop table exercise",
        "drop table sitting",
        "drop table request",
        "drop table manifest",
        "alter table game drop column opener",
        "alter table game drop column first_late",
        "alter table game drop column second_late",
        "delete from plyground_format where step >= 2");
    assertThat(games(address, plan(3))).isEqualTo(games);
    try (var store = Store.open(address)) {
      assertThat(store.savedMatches().get("any")).isEmpty();
    }
  }
}
