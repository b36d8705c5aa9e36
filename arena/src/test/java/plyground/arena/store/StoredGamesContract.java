package plyground.arena.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.play.GameQueue;
import plyground.arena.play.GameRange;
import plyground.arena.play.ParallelRunner;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameRecord;
import plyground.arena.record.Transcript;
import plyground.core.InputException;
import plyground.core.Position;

/** What any store must do with the games that are played into it. */
abstract class StoredGamesContract {
  static final Catalogue CATALOGUE = Catalogue.load(MoveInput.NOBODY);

  @TempDir Path folder;

  /** A store nobody has used. */
  String address(String name) {
    return folder.resolve(name + ".db").toString();
  }

  static Plan plan(long seed) {
    return plan(seed, 150);
  }

  static Plan plan(long seed, int games) {
    return new Plan(
        "tic-tac-toe",
        List.of("random", "greedy"),
        Form.ROUND_ROBIN,
        games,
        seed,
        null,
        null,
        TimeControl.NONE,
        null);
  }

  /** Plays what is left of a plan and says how many games that were. */
  static int play(String address, Plan plan, int threads) {
    return play(address, Tournament.open(CATALOGUE, plan), threads);
  }

  private static <P extends Position<P>> int play(
      String address, Tournament<P> tournament, int threads) {
    var games = new AtomicInteger();
    try (var store = Store.open(address)) {
      StoredTournament.open(store, tournament, "test").play(threads, _ -> games.incrementAndGet());
    }
    return games.get();
  }

  /** The games without what differs from run to run. */
  static List<String> games(String address, Plan plan) {
    var games = new ArrayList<String>();
    try (var store = Store.open(address)) {
      store.transcripts(
          store.find(plan).orElseThrow(),
          game -> games.add(game.scheduled() + game.start() + game.moves() + game.outcome()));
    }
    return games;
  }

  static <P extends Position<P>> List<String> undisturbed(Tournament<P> tournament) {
    var games = new ArrayList<String>();
    new ParallelRunner<>(tournament, false)
        .run(
            1,
            record -> {
              var game = Transcript.of(tournament.game(), record);
              return games.add(game.scheduled() + game.start() + game.moves() + game.outcome());
            });
    return games;
  }

  @Test
  void holdsTheSameGamesOnAnyNumberOfThreads() {
    var expected = undisturbed(Tournament.open(CATALOGUE, plan(3)));
    for (int threads : List.of(1, 2, 4)) {
      String address = address("threads" + threads);
      play(address, plan(3), threads);
      assertThat(games(address, plan(3))).isEqualTo(expected);
    }
  }

  @Test
  void manyWhoPlayAtOnceNeverPlayAGameTwice() throws Exception {
    String address = address("crowd");
    int games = 0;
    try (var crowd = Executors.newFixedThreadPool(4)) {
      var shares = new ArrayList<Future<Integer>>();
      for (int i = 0; i < 4; i++) {
        shares.add(crowd.submit(() -> play(address, plan(4), 1)));
      }
      for (var share : shares) {
        games += share.get();
      }
    }
    assertThat(games).isEqualTo(600);
    assertThat(games(address, plan(4))).isEqualTo(undisturbed(Tournament.open(CATALOGUE, plan(4))));
  }

  @Test
  void aGameIsKeptWhole() {
    String address = address("whole");
    play(address, plan(5), 1);
    try (var store = Store.open(address)) {
      var run = store.runs().getFirst();
      assertThat(run.plan()).isEqualTo(plan(5));
      assertThat(run.size()).isEqualTo(600);
      assertThat(store.played(run)).isEqualTo(600);
      var game = store.game(run, 417).orElseThrow();
      assertThat(game.scheduled()).isEqualTo(plan(5).schedule().game(417));
      assertThat(game.moveList()).hasSize(game.length());
      assertThat(game.microsList()).hasSize(game.length());
      assertThat(game.nodesList()).hasSize(game.length());
      assertThat(game.first().moves() + game.second().moves()).isEqualTo(game.length());
      assertThat(game.first().nodes()).isPositive();
      assertThat(store.game(run, 600)).isEmpty();
    }
  }

  @Test
  void addingAGameAgainChangesNothing() {
    String address = address("again");
    play(address, plan(6), 1);
    var before = games(address, plan(6));
    try (var store = Store.open(address)) {
      var run = store.runs().getFirst();
      var other = store.game(run, 7).orElseThrow();
      store.add(run, List.of(other, other));
    }
    assertThat(games(address, plan(6))).isEqualTo(before);
  }

  @Test
  void blocksOfTheDeadArePlayedByOthers() {
    String address = address("dead");
    var tournament = Tournament.open(CATALOGUE, plan(7));
    abandon(address, tournament);
    play(address, plan(7), 2);
    assertThat(games(address, plan(7))).isEqualTo(undisturbed(tournament));
  }

  /** Leaves behind what a killed process leaves: a block that is taken and never done. */
  private static <P extends Position<P>> void abandon(String address, Tournament<P> tournament) {
    try (var store = Store.open(address)) {
      var run = store.begin(tournament.plan(), "test");
      execute(
          address,
          "insert into worker values ('gone', 'elsewhere', 1, 1, 0)",
          "insert into claim values (" + run.id() + ", 0, 40, 'gone')",
          "update progress set next = 40");
    }
  }

  /** Changes a store behind its back. */
  static void execute(String address, String... statements) {
    try (var database = Database.open(address, Duration.ZERO, Store.STEPS)) {
      database.write(
          here -> {
            List.of(statements).forEach(here::execute);
            return here;
          });
    }
  }

  @Test
  void aFailureInTheMiddleLosesOnlyTheBlock() {
    String address = address("failure");
    var tournament = Tournament.open(CATALOGUE, plan(8));
    assertThatThrownBy(() -> playUntilFull(address, tournament)).isInstanceOf(InputException.class);
    play(address, plan(8), 1);
    assertThat(games(address, plan(8))).isEqualTo(undisturbed(tournament));
  }

  private static <P extends Position<P>> void playUntilFull(
      String address, Tournament<P> tournament) {
    try (var store = Store.open(address)) {
      var run = store.begin(tournament.plan(), "test");
      try (var leases = store.openQueue(run, BlockSize.THREAD)) {
        new ParallelRunner<>(tournament, true).run(1, new FullDisk<>(tournament, leases));
      }
    }
  }

  /** Takes three deliveries and fails at the fourth. */
  private record FullDisk<P extends Position<P>>(
      Tournament<P> tournament, LeasedQueue leases, AtomicInteger deliveries)
      implements GameQueue<GameRecord<P>> {
    FullDisk(Tournament<P> tournament, LeasedQueue leases) {
      this(tournament, leases, new AtomicInteger());
    }

    @Override
    public @Nullable GameRange lease(double pace) throws InterruptedException {
      return leases.lease(Math.min(pace, 100));
    }

    @Override
    public void deliver(GameRange range, List<GameRecord<P>> games) {
      if (deliveries.incrementAndGet() > 3) {
        throw new InputException("the disk is full");
      }
      leases.deliver(
          range, games.stream().map(game -> Transcript.of(tournament.game(), game)).toList());
    }

    @Override
    public void stop() {
      leases.stop();
    }
  }

  @Test
  void aFullDiskIsOneLineAndTheRunGoesOnLater() {
    var file = folder.resolve("full.db").toString();
    var tournament = Tournament.open(CATALOGUE, plan(10));
    assertThatThrownBy(() -> play("jdbc:sqlite:" + file + "?max_page_count=24", tournament, 2))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("the disk is full");
    try (var store = Store.open(file)) {
      assertThat(store.played(store.runs().getFirst())).isBetween(1, 599);
    }
    play(file, plan(10), 2);
    assertThat(games(file, plan(10))).isEqualTo(undisturbed(tournament));
  }

  @Test
  void aLeaseThatNobodyHeardOfIsPlayedAllTheSame() throws InterruptedException {
    String address = address("unheard");
    try (var store = Store.open(address)) {
      var run = store.begin(plan(5), "test");
      try (var leases = store.openQueue(run, BlockSize.THREAD)) {
        var first = leases.lease(0);
        // What a connection leaves behind that breaks before the lease is told of.
        execute(
            address,
            "insert into claim select %d, 1, 4, id from worker".formatted(run.id()),
            "update progress set next = 4");
        assertThat(leases.lease(1000)).isEqualTo(new GameRange(1, 4));
        assertThat(leases.lease(0)).isEqualTo(new GameRange(4, 5));
        assertThat(first).isEqualTo(new GameRange(0, 1));
      }
    }
  }
}
