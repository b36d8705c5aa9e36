package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.sandbox.Sandbox;
import plyground.arena.check.CheckFinding;
import plyground.league.League;
import plyground.league.bot.HandedInFile;
import plyground.league.member.MemberRole;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;

/** A course over HTTP: two leagues side by side, what students see of games, what lecturers do. */
@Tag("slow")
final class LeagueCourseTest {
  private static final String BOT =
      """
      import json, sys
      for line in sys.stdin:
          message = json.loads(line)
          if message["type"] == "hello":
              print(json.dumps({"name": "good"}), flush=True)
          elif message["type"] == "turn":
              print(json.dumps({"move": message["legal"][0], "value": 0.25}), flush=True)
      """;

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private final Map<String, League> leagues = new LinkedHashMap<>();
  private Lab lab;
  private Invitation ada;
  private Invitation bob;
  private Invitation teacher;

  @BeforeEach
  void open() {
    for (String game : List.of("tic-tac-toe", "connect-four")) {
      String settings =
          "name = %s\ngame = %s\nopenings = 2\nhouse = random\n".formatted(game, game);
      leagues.put(game, League.save(folder.resolve(game + ".db").toString(), settings, 1));
    }
    ada = invited("tic-tac-toe", "ada", MemberRole.STUDENT);
    bob = invited("connect-four", "bob", MemberRole.STUDENT);
    teacher = invited("tic-tac-toe", "t", MemberRole.LECTURER);
    lab = Lab.open(LabOptions.quiet(), _ -> "", leagues);
  }

  private Invitation invited(String league, String id, MemberRole role) {
    return league(league).members().invite(List.of(new Roster.Row(id, id)), role).getFirst();
  }

  private League league(String name) {
    return Objects.requireNonNull(leagues.get(name), name);
  }

  @AfterEach
  void close() {
    lab.close();
    leagues.values().forEach(League::close);
    client.close();
  }

  private HttpResponse<String> send(HttpRequest.Builder request)
      throws IOException, InterruptedException {
    return client.send(request.build(), BodyHandlers.ofString());
  }

  private HttpRequest.Builder to(String path) {
    return HttpRequest.newBuilder(URI.create(lab.address()).resolve(path))
        .header("Content-Type", "application/json");
  }

  private String get(Invitation who, String path) throws IOException, InterruptedException {
    var answer = send(to(path).header("Authorization", "Bearer " + who.token()).GET());
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(200);
    return answer.body();
  }

  private HttpResponse<String> post(Invitation who, String path, String body)
      throws IOException, InterruptedException {
    return send(
        to(path)
            .header("Authorization", "Bearer " + who.token())
            .POST(BodyPublishers.ofString(body)));
  }

  /** Puts a version on the ladder, checked or not. */
  private static void plays(League league, Invitation who) {
    var file = new HandedInFile("bot.py", BOT.getBytes(StandardCharsets.UTF_8));
    league.submit(who.member(), List.of(file), Instant.now());
    var version = league.versions().lease("test").orElseThrow();
    league
        .versions()
        .conclude(version, "test", "python", List.of(CheckFinding.good("build", "it is python")));
  }

  @Test
  void aTokenLeadsToItsOwnLeague() throws Exception {
    assertThat(get(ada, "/api/league")).contains("\"in\":\"tic-tac-toe\"");
    assertThat(get(bob, "/api/league")).contains("\"in\":\"connect-four\"");
    assertThat(get(bob, "/api/leagues/tic-tac-toe")).contains("\"me\":null");
    assertThat(send(to("/api/leagues").GET()).body()).contains("tic-tac-toe", "connect-four");
    assertThat(send(to("/api/leagues/none").GET()).statusCode()).isEqualTo(404);
    assertThat(send(to("/league/join/" + bob.token()).GET()).body())
        .contains("url=/league?in=connect-four");
    // A hand-in for a league one is not in goes nowhere.
    var elsewhere = post(bob, "/api/leagues/tic-tac-toe/versions?name=bot.py", BOT);
    assertThat(elsewhere.statusCode()).isEqualTo(401);
    assertThat(post(bob, "/api/league/versions?name=bot.py", BOT).statusCode()).isEqualTo(202);
    assertThat(league("connect-four").versions().of("bob")).hasSize(1);
  }

  @Test
  void lecturersFreezeInviteRemoveAndGiveGrace() throws Exception {
    var league = league("tic-tac-toe");
    for (String path : List.of("freeze", "members", "members/ada/grace", "members/ada/renew")) {
      assertThat(post(ada, "/api/league/" + path, "{}").statusCode()).as(path).isEqualTo(403);
    }
    assertThat(send(to("/api/league/similar").GET()).statusCode()).isEqualTo(401);
    assertThat(post(teacher, "/api/league/freeze", "{\"frozen\":true}").statusCode())
        .isEqualTo(200);
    var late = post(ada, "/api/league/versions?name=bot.py", BOT);
    assertThat(late.body()).contains("frozen");
    assertThat(post(teacher, "/api/league/freeze", "{\"frozen\":false}").statusCode())
        .isEqualTo(200);
    plays(league, ada);

    String invited =
        post(teacher, "/api/league/members", "{\"roster\":\"cy,Cy\\nada,Ada\"}").body();
    assertThat(invited).contains("\"id\":\"cy\"").doesNotContain("\"id\":\"ada\"");
    post(teacher, "/api/league/members/ada/grace", "{\"days\":3}");
    assertThat(league.members().byId("ada").orElseThrow().graceDays()).isEqualTo(3);
    assertThat(get(teacher, "/api/league/overview")).contains("\"grace\":3", "\"playing\":1");

    var gone =
        to("/api/league/members/ada").header("Authorization", "Bearer " + teacher.token()).DELETE();
    assertThat(send(gone).statusCode()).isEqualTo(204);
    assertThat(post(ada, "/api/league/open", "{}").statusCode()).isEqualTo(401);
    assertThat(league.standings(null)).noneMatch(each -> each.id().equals("ada"));
    assertThat(league.versions().of("ada")).hasSize(1);
  }

  @Test
  void whoGuessesTokensIsStopped() throws Exception {
    int refused = 0;
    for (int i = 0; i < 25; i++) {
      var guess = to("/api/league/versions").header("Authorization", "Bearer guess" + i).GET();
      refused += send(guess).statusCode() == 429 ? 1 : 0;
    }
    assertThat(refused).isEqualTo(5);
    // A session that was made before goes on; so does looking.
    assertThat(send(to("/api/league/standings").GET()).statusCode()).isEqualTo(200);
  }

  @Test
  @Tag("sandbox")
  void gamesAreShownReviewedAndPlayedAgainst() throws Exception {
    assumeThat(Sandbox.here()).isEqualTo(Sandbox.BUBBLEWRAP);
    var league = league("tic-tac-toe");
    plays(league, ada);
    try (var _ = league.work(1, "test", _ -> {})) {
      var places = league.ladder();
      for (int i = 0; i < 600 && places.load().done() < 6; i++) {
        Thread.sleep(50);
      }
      assertThat(send(to("/api/league/live").GET()).body())
          .contains("\"kind\":\"ladder\"", "scene");
    }
    assertThat(get(ada, "/api/league/progress")).contains("\"agent\":\"random\"", "\"version\":1");
    assertThat(get(ada, "/api/league/games")).contains("\"result\":").doesNotContain("sides");
    var lost = league.games().of("v:1", 100).stream().filter(each -> each.result() < 0).findFirst();
    var one = lost.orElseGet(() -> league.games().of("v:1", 1).getFirst());
    String game = "/api/league/games/%d/%d".formatted(one.pair(), one.seating());
    assertThat(get(ada, game)).contains("0.25", "\"sides\":[");
    String turns = game + "/turns";
    assertThat(get(ada, turns)).contains("\"complete\":true");
    var others = to(turns).header("Authorization", "Bearer " + teacher.token()).GET();
    assertThat(send(others).statusCode()).isEqualTo(404);

    // Nobody plays against it before its owner allows it.
    String match = "{\"game\":\"tic-tac-toe\",\"agents\":[\"human\",\"league:bot=1\"]}";
    assertThat(send(to("/api/matches").POST(BodyPublishers.ofString(match))).statusCode())
        .isEqualTo(403);
    post(ada, "/api/league/open", "{\"open\":true}");
    assertThat(send(to("/api/matches").POST(BodyPublishers.ofString(match))).statusCode())
        .isEqualTo(201);
  }
}
