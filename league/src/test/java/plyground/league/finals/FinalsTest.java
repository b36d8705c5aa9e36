package plyground.league.finals;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.check.CheckFinding;
import plyground.league.League;
import plyground.league.LeagueFolder;
import plyground.league.bot.HandedInFile;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.league.member.Roster;

/** The finals of a small class, their marks, and a backup of it all. */
@Tag("sandbox")
final class FinalsTest {
  /** Takes a line where it can; blocks none. */
  private static final String GOOD =
      """
      import json, sys
      LINES = [(0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)]
      def best(position, side, legal):
          board = list(position.split(" ")[0].replace("/", ""))
          other = "o" if side == "x" else "x"
          for who in (side, other):
              for move in legal:
                  after = board[:]
                  after[int(move) - 1] = who
                  if any(all(after[i] == who for i in line) for line in LINES):
                      return move
          return "5" if "5" in legal else legal[0]
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "hello":
              print(json.dumps({"name": "good"}), flush=True)
          elif message["type"] == "turn":
              move = best(message["position"], message["toMove"], message["legal"])
              print(json.dumps({"move": move}), flush=True)
      """;

  private static final String SETTINGS =
      """
      game = tic-tac-toe
      openings = 2
      house = random
      marks = beats random: 60
      marks = rank: 40
      """;

  @TempDir Path folder;

  private static void plays(League league, Member member, String source) {
    var bytes = source.getBytes(StandardCharsets.UTF_8);
    league.submit(member, List.of(new HandedInFile("bot.py", bytes)), Instant.now());
    var version = league.versions().lease("test").orElseThrow();
    league
        .versions()
        .conclude(version, "test", "python", List.of(CheckFinding.good("build", "it is python")));
  }

  @Test
  @Tag("slow")
  void everybodyMeetsEverybodyAndIsMarked() throws Exception {
    assumeThat(Sandbox.here())
        .as("bubblewrap is missing or forbidden")
        .isEqualTo(Sandbox.BUBBLEWRAP);
    try (var league = new LeagueFolder(folder.resolve("league")).create(SETTINGS, 1)) {
      var rows = Roster.parse("id,name\na,=Ada\nb,Bob\nc,Cy\n", "r");
      league.members().invite(rows, MemberRole.STUDENT);
      var students = league.members().all();
      plays(league, students.get(0), GOOD);
      plays(
          league,
          students.get(1),
          GOOD.replace("in (side, other)", "in ()").replace("\"5\" in", "\"0\" in"));
      var marks = marks(league, 10);

      assertThat(marks.get(0).items().get(0).score()).as("%s", marks.get(0)).isEqualTo(60);
      assertThat(marks.get(0).items().get(1).score()).isEqualTo(40);
      assertThat(marks.get(1).items().get(1).score()).isZero();
      assertThat(marks.get(1).items().get(1).remark()).isEqualTo("place 2 of 2");
      assertThat(marks.get(2).score()).isZero();
      assertThat(marks.get(2).points()).isEqualTo(100);

      new MarkFiles(folder).write(marks);
      assertThat(Files.readString(folder.resolve("marks.csv")))
          .startsWith("id,name,version,score,points,remarks\na,\"'=Ada\",1,100,100,")
          .contains("\nc,Cy,0,0,100,");
      assertThat(Files.readString(folder.resolve("a/results.json"))).contains("\"max_score\"");
    }
  }

  private static List<FinalMark> marks(League league, int games) {
    var played = new AtomicInteger();
    try (var store = league.store()) {
      var finals = league.finals(league.beginFinals(store, games, 1));
      var report = finals.play(store, 1, "test", _ -> played.incrementAndGet());
      assertThat(played.get()).isEqualTo(6 * games);
      // The same finals again: all is there already, and nothing is played.
      var again = finals.play(store, 1, "test", _ -> played.incrementAndGet());
      assertThat(played.get()).isEqualTo(6 * games);
      var students = league.members().all();
      assertThat(finals.marks(again, students)).isEqualTo(finals.marks(report, students));
      return finals.marks(report, students);
    }
  }

  /** Plays the smallest finals there are. */
  private static int playedFinals(League league) {
    try (var store = league.store()) {
      var finals = league.finals(league.beginFinals(store, 1, 1));
      finals.play(store, 1, "test", _ -> {});
      return store.played(finals.run(store).orElseThrow());
    }
  }

  @Test
  @Tag("slow")
  void aBackupHoldsEverything() {
    assumeThat(Sandbox.here())
        .as("bubblewrap is missing or forbidden")
        .isEqualTo(Sandbox.BUBBLEWRAP);
    var from = new LeagueFolder(folder.resolve("from"));
    String backup = folder.resolve("backup.db").toString();
    String token;
    try (var league = from.create(SETTINGS, 1)) {
      var invited =
          league
              .members()
              .invite(List.of(new Roster.Row("a", "Ada")), MemberRole.STUDENT)
              .getFirst();
      token = invited.token();
      plays(league, invited.member(), GOOD);
      assertThat(playedFinals(league)).isEqualTo(2);
      league.copyTo(backup);
    }
    new LeagueFolder(folder.resolve("to")).restore(backup, "other.db");
    try (var league = new LeagueFolder(folder.resolve("to")).open()) {
      assertThat(league.members().byToken(token)).isPresent();
      assertThat(league.settings().store()).isEqualTo("other.db");
      assertThat(league.standings(null)).anyMatch(each -> each.id().equals("a"));
      try (var store = league.store()) {
        var finals = league.finals(league.beginFinals(store, 1, 1));
        assertThat(finals.ended(store)).as("all games of the finals are there").isTrue();
      }
      assertThat(
              new String(league.versions().files(1).getFirst().content(), StandardCharsets.UTF_8))
          .isEqualTo(GOOD);
    }
  }
}
