package plyground.league.ladder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.OpenGame;
import plyground.arena.check.CheckFinding;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.league.League;
import plyground.league.bot.HandedInFile;
import plyground.league.bot.VersionState;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.league.member.Roster;

/** Nothing is lost and nothing counts twice, whoever is killed. */
class LadderTest {
  private static final String SETTINGS =
      "game = tic-tac-toe\nhouse = random\nhouse = greedy\nhouse = alphabeta:depth=2\n";

  @TempDir Path folder;

  /** Where a new store may be. */
  String address(String name) {
    return folder.resolve(name + ".db").toString();
  }

  private static Member member(League league, String id) {
    var invited = league.members().invite(List.of(new Roster.Row(id, id)), MemberRole.STUDENT);
    return invited.getFirst().member();
  }

  private static HandedInFile file(String text) {
    return new HandedInFile("bot.py", text.getBytes(StandardCharsets.UTF_8));
  }

  private static PlayedPair played(int points) {
    var game =
        new PlayedPair.SeatedGame("s", "1 2", 1, 1, "line", null, null, null, null, 1_000, "- 0.5");
    return new PlayedPair(points, 7, List.of(game, game));
  }

  @Test
  void aPairCountsOnceAndOnlyFromWhoHoldsIt() {
    try (var league = League.save(address("once"), SETTINGS, 1)) {
      var ladder = league.ladder();
      var pair = ladder.lease("one").orElseThrow();
      assertThat(ladder.lease("two").orElseThrow().number()).isNotEqualTo(pair.number());
      assertThat(ladder.deliver(pair, "two", played(4))).isFalse();
      assertThat(ladder.deliver(pair, "one", played(4))).isTrue();
      assertThat(ladder.deliver(pair, "one", played(4))).isFalse();
      assertThat(ladder.load().done()).isOne();
      assertThat(ladder.places().stream().mapToInt(LadderPlace::games).sum()).isEqualTo(4);
      assertThat(league.games().of(pair.pairing().a(), 10)).hasSize(2);
    }
  }

  /** What a bot wrote when it failed is its owner's alone. */
  @Test
  void onlyTheOwnerSeesWhatAFaultSays() {
    try (var league = League.save(address("fault"), SETTINGS, 1)) {
      var ladder = league.ladder();
      var pair = ladder.lease("one").orElseThrow();
      String a = pair.pairing().a();
      String b = pair.pairing().b();
      var failed =
          new PlayedPair.SeatedGame(
              "s",
              "1",
              2,
              0,
              "crash: secret",
              "crash",
              a,
              "place",
              "standard error: secret",
              1,
              "");
      ladder.deliver(pair, "one", new PlayedPair(0, 7, List.of(failed, played(2).games().get(0))));
      assertThat(league.games().of(a, 10).getFirst())
          .matches(game -> game.ownFault() && game.result() < 0)
          .extracting(FacedGame::detail)
          .isEqualTo("standard error: secret");
      assertThat(league.games().of(b, 10).getFirst())
          .matches(game -> !game.ownFault() && game.result() > 0 && game.place() == null)
          .extracting(FacedGame::detail, FacedGame::reason)
          .containsExactly(null, "crash");
      assertThat(ladder.places().stream().filter(each -> each.faults() == 1).toList())
          .singleElement()
          .matches(each -> each.bot().equals(a));
    }
  }

  /** A machine's fault is nobody's loss: the pair is played again, by whoever comes next. */
  @Test
  void whatIsGivenBackIsPlayedAgainAndEndlessOnesAreVoid() {
    try (var league = League.save(address("again"), SETTINGS, 1)) {
      var ladder = league.ladder();
      var pair = ladder.lease("one").orElseThrow();
      ladder.giveBack(pair, "one");
      for (int i = 0; i < 4; i++) {
        assertThat(ladder.lease("two"))
            .contains(new LeasedPair(pair.number(), pair.pairing(), pair.seed(), i + 2));
        assertThat(ladder.deliver(pair, "one", played(0))).isFalse();
        ladder.giveBack(pair, "two");
      }
      // Five times are enough: it counts for nothing and another one is begun.
      var next = ladder.lease("two").orElseThrow();
      assertThat(next.number()).isNotEqualTo(pair.number());
      assertThat(ladder.load()).isEqualTo(new Ladder.Load(1, 0, 0, 1, 0));
    }
  }

  @Test
  void manyWorkersShareThePairs() {
    try (var league = League.save(address("many"), SETTINGS, 1)) {
      member(league, "a");
      var numbers = Collections.synchronizedSet(new HashSet<Integer>());
      try (var threads = Executors.newFixedThreadPool(4)) {
        for (int t = 0; t < 4; t++) {
          String worker = "w" + t;
          threads.execute(
              () -> {
                for (int i = 0; i < 5; i++) {
                  var pair = league.ladder().lease(worker).orElseThrow();
                  assertThat(numbers.add(pair.number())).isTrue();
                  league.ladder().deliver(pair, worker, played(2));
                  league.fit().rateIfDue();
                }
              });
        }
      }
      assertThat(numbers).hasSize(20);
      assertThat(league.ladder().load().done()).isEqualTo(20);
      assertThat(league.ladder().places().stream().mapToInt(LadderPlace::games).sum())
          .isEqualTo(80);
    }
  }

  /** The process that took it may die at once: another one finds it, and what became of checks. */
  @Test
  void anAcknowledgedHandInIsThere() {
    String address = address("kept");
    int number;
    try (var league = League.save(address, SETTINGS, 1)) {
      var ada = member(league, "ada");
      number = league.submit(ada, List.of(file("x")), Instant.now()).number();
      try (var other = League.open(address)) {
        var found = other.versions().byNumber(number).orElseThrow();
        assertThat(found.state()).isEqualTo(VersionState.WAITING);
        assertThat(
                new String(
                    other.versions().files(number).getFirst().content(), StandardCharsets.UTF_8))
            .isEqualTo("x");
        var leased = other.versions().lease("other").orElseThrow();
        assertThat(league.versions().lease("one")).isEmpty();
        var good = List.of(CheckFinding.good("build", "it is python"));
        assertThat(league.versions().conclude(leased, "one", "python", good)).isFalse();
        assertThat(other.versions().conclude(leased, "other", "python", good)).isTrue();
        assertThat(other.versions().conclude(leased, "other", "python", good)).isFalse();
      }
      assertThat(league.standings(null)).anyMatch(each -> each.id().equals("ada"));
    }
  }

  /** Two are checked at once and the older is ready last: the newer one plays. */
  @Test
  void theLatestGoodVersionPlays() {
    try (var league = League.save(address("latest"), SETTINGS, 1)) {
      var ada = member(league, "ada");
      var versions = league.versions();
      league.submit(ada, List.of(file("1")), Instant.now());
      league.submit(ada, List.of(file("2")), Instant.now());
      var first = versions.lease("one").orElseThrow();
      var second = versions.lease("two").orElseThrow();
      var good = List.of(CheckFinding.good("build", "it is python"));
      versions.conclude(second, "two", "python", good);
      versions.conclude(first, "one", "python", good);
      assertThat(league.standings(ada).stream().filter(each -> each.own()).toList())
          .singleElement()
          .matches(each -> each.version() == 2);
    }
  }

  /** A rating is noted more rarely the more is known, and a rung counts when there is no doubt. */
  @Test
  void ratingsAreKeptOverTimeAndRungsAreBeatenForCertain() {
    try (var league = League.save(address("time"), SETTINGS, 1)) {
      var ada = member(league, "ada");
      league.submit(ada, List.of(file("1")), Instant.now());
      var version = league.versions().lease("one").orElseThrow();
      var good = List.of(CheckFinding.good("build", "it is python"));
      league.versions().conclude(version, "one", "python", good);
      assertThat(league.games().rungs("v:1", List.of("random")).getFirst().beaten()).isFalse();
      for (int i = 0; i < 120; i++) {
        var pair = league.ladder().lease("one").orElseThrow();
        boolean own = pair.pairing().b().equals("v:1");
        var game = played(0).games().getFirst();
        // The version wins every pair, all of them different.
        var won = new PlayedPair(own ? 0 : 2, 1000 + i, List.of(game, game));
        league.ladder().deliver(pair, "one", won);
        league.fit().rateIfDue();
      }
      var history = league.fit().history("ada");
      assertThat(history).hasSizeBetween(3, 40).allMatch(each -> each.version() == 1);
      assertThat(history).isSortedAccordingTo((a, b) -> Integer.compare(a.games(), b.games()));
      assertThat(history.getLast().rating()).isGreaterThan(history.getFirst().rating());
      var rungs = league.games().rungs("v:1", league.settings().house());
      assertThat(rungs).anyMatch(LadderGames.Rung::beaten).allMatch(each -> each.score() == 1);
      assertThat(league.games().playingTime().toNanos()).isEqualTo(240 * 1_000L);
      assertThat(league.ladder().placesOf("ada")).hasSize(1);
    }
  }

  /** Boards are those of workers that still say something. */
  @Test
  void boardsComeAndGo() {
    try (var league = League.save(address("boards"), SETTINGS, 1)) {
      var game = league.game();
      shown(league, game);
      assertThat(league.live().all())
          .singleElement()
          .matches(each -> each.first().equals("a") && each.kind().equals("ladder"));
      league.live().remove("w");
      assertThat(league.live().all()).isEmpty();
    }
  }

  private static <P extends Position<P>> void shown(League league, OpenGame<P> open) {
    var start = open.game().start(new SplitMix(1));
    league.live().broadcast(open.game(), "w", "ladder").begin("a", "b", start);
  }

  /** Who plays in finals is fixed when they begin, and they go on until they are over. */
  @Test
  void finalsAreOfThoseWhoWereThere() {
    try (var league = League.save(address("finals"), SETTINGS, 1)) {
      var first = league.finals().begin(10, 1, _ -> false);
      assertThat(first.entrants()).hasSize(3);
      var ada = member(league, "ada");
      league.submit(ada, List.of(file("1")), Instant.now());
      var version = league.versions().lease("one").orElseThrow();
      var good = List.of(CheckFinding.good("build", "it is python"));
      league.versions().conclude(version, "one", "python", good);
      assertThat(league.finals().begin(10, 1, _ -> false)).isEqualTo(first);
      var second = league.finals().begin(10, 1, _ -> true);
      assertThat(second.entrants()).hasSize(4).anyMatch(each -> "ada".equals(each.member()));
      assertThat(league.finals().latest()).contains(second);
    }
  }

  @Test
  void aFrozenLeagueTakesNothingAndGraceIsOnesOwn() {
    String ended = SETTINGS + "deadline = 2026-01-01 12:00Z\n";
    try (var league = League.save(address("frozen"), ended, 1)) {
      var ada = member(league, "ada");
      var late = Instant.parse("2026-01-02T12:00:00Z");
      assertThatThrownBy(() -> league.submit(ada, List.of(file("1")), late))
          .hasMessageContaining("the deadline is over");
      league.members().setGrace("ada", 3);
      var graced = league.members().byId("ada").orElseThrow();
      assertThat(league.submit(graced, List.of(file("1")), late).ordinal()).isOne();
      league.freeze(true);
      assertThatThrownBy(() -> league.submit(graced, List.of(file("2")), late))
          .hasMessageContaining("frozen");
    }
  }
}
