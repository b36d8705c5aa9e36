package plyground.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.league.bot.BotWorkshop;
import plyground.league.bot.HandedInFile;
import plyground.league.bot.VersionState;
import plyground.league.member.MemberRole;
import plyground.league.member.Roster;
import plyground.league.settings.NewLeague;

/** A small league from its first hand-in to its standings. */
final class LeagueTest {
  private static final String BOT =
      """
      import json, random, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "hello":
              print(json.dumps({"name": "my bot"}), flush=True)
          elif message["type"] == "turn":
              print(json.dumps({"move": message["legal"][0]}), flush=True)
      """;

  @TempDir Path folder;

  private League league() {
    String game = "tic-tac-toe";
    String store = folder.resolve("league.db").toString();
    var open = Catalogue.load(MoveInput.NOBODY).open(game);
    String text = new NewLeague(game, "Autumn", "", store).text(open);
    return League.save(store, text.replace("uploads = 20", "uploads = 3"), 1);
  }

  private static HandedInFile file(String name, String text) {
    return new HandedInFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  private static void work(League league, int steps) {
    work(league, league.game(), steps);
  }

  private static <P extends Position<P>> void work(League league, OpenGame<P> open, int steps) {
    try (var workshop = new BotWorkshop<>(open, league.rules())) {
      var worker = league.worker(open, workshop, "test", text -> {});
      for (int i = 0; i < steps; i++) {
        worker.step();
      }
    }
  }

  @Test
  @Tag("slow")
  void aBotIsHandedInCheckedAndPlays() {
    try (var league = league()) {
      var invited =
          league
              .members()
              .invite(Roster.parse("id,name\na1,Ada\nb2,Bo\n", "r"), MemberRole.STUDENT);
      var ada = league.members().byToken(invited.getFirst().token()).orElseThrow();
      assertThat(ada.id()).isEqualTo("a1");

      var version = league.submit(ada, List.of(file("bot.py", BOT)), Instant.now());
      assertThat(version.state()).isEqualTo(VersionState.WAITING);
      work(league, 1);
      var checked = league.versions().byNumber(version.number()).orElseThrow();
      assertThat(checked.state()).as("%s", checked.checks()).isEqualTo(VersionState.PLAYING);
      assertThat(checked.language()).isEqualTo("python");

      work(league, 4);
      var standings = league.standings(null);
      var own = standings.stream().filter(each -> each.id().equals("a1")).findFirst().orElseThrow();
      assertThat(own.version()).isEqualTo(1);
      assertThat(own.games()).isPositive();
      assertThat(own.faults()).isZero();
      assertThat(own.low()).isLessThan(own.rating());
      assertThat(own.high()).isGreaterThan(own.rating());
      assertThat(standings).extracting(LeagueStanding::id).contains("house:random");

      // A bad one is refused, and the last good one plays on.
      var bad =
          league.submit(ada, List.of(file("bot.py", "import nothing_of_this")), Instant.now());
      work(league, 1);
      var refused = league.versions().byNumber(bad.number()).orElseThrow();
      assertThat(refused.state()).isEqualTo(VersionState.REFUSED);
      assertThat(refused.checks().getLast().text()).contains("nothing_of_this").contains("allowed");
      assertThat(league.versions().byNumber(version.number()).orElseThrow().state())
          .isEqualTo(VersionState.PLAYING);

      // A better one replaces it; the older can be brought back with all it has played.
      league.submit(ada, List.of(file("bot.py", BOT.replace("[0]", "[-1]"))), Instant.now());
      work(league, 1);
      assertThat(league.standings(ada).stream().filter(LeagueStanding::own).toList())
          .singleElement()
          .satisfies(each -> assertThat(each.version()).isEqualTo(3));
      league.versions().bringBack("a1", 1);
      assertThat(league.standings(ada).stream().filter(LeagueStanding::own).toList())
          .singleElement()
          .satisfies(each -> assertThat(each.games()).isEqualTo(own.games()));
      assertThatThrownBy(() -> league.versions().bringBack("a1", 2))
          .isInstanceOf(InputException.class);

      assertThatThrownBy(() -> league.submit(ada, List.of(file("bot.py", BOT)), Instant.now()))
          .isInstanceOf(InputException.class)
          .hasMessageContaining("3 hand-ins");
    }
  }
}
