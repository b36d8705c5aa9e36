package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.league.League;
import plyground.league.member.MemberRole;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;

/** A league over HTTP: links, sessions, tokens, and who may do what. */
@Tag("slow")
final class LeagueHttpTest {
  private static final String SETTINGS =
      "name = <b>Autumn</b>\ngame = tic-tac-toe\nhouse = random\nuploads = 3\nnames = hidden\n";

  @TempDir Path folder;
  private final HttpClient client = HttpClient.newHttpClient();
  private League league;
  private Lab lab;
  private Invitation ada;
  private Invitation bob;
  private Invitation teacher;

  @BeforeEach
  void open() {
    league = League.save(folder.resolve("league.db").toString(), SETTINGS, 1);
    var rows = Roster.parse("id,name\na1,Ada\nb2,<i>Bob</i>\n", "roster");
    var invited = league.members().invite(rows, MemberRole.STUDENT);
    ada = invited.getFirst();
    bob = invited.getLast();
    teacher =
        league
            .members()
            .invite(List.of(new Roster.Row("t", "Teacher")), MemberRole.LECTURER)
            .getFirst();
    lab = Lab.open(LabOptions.quiet(), _ -> "", league);
  }

  @AfterEach
  void close() {
    lab.close();
    league.close();
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

  private HttpRequest.Builder as(Invitation who, String path) {
    return to(path).header("Authorization", "Bearer " + who.token());
  }

  private HttpResponse<String> submit(Invitation who, String name, String text)
      throws IOException, InterruptedException {
    String content = Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8));
    return send(
        as(who, "/api/league/versions")
            .POST(
                BodyPublishers.ofString(
                    "{\"files\":[{\"name\":\"%s\",\"content\":\"%s\"}]}"
                        .formatted(name, content))));
  }

  /** What the link's page gives a browser to keep. */
  private String cookie(Invitation who) throws IOException, InterruptedException {
    var answer = send(to("/league/join/" + who.token()).GET());
    assertThat(answer.statusCode()).isEqualTo(200);
    String cookie = answer.headers().firstValue("Set-Cookie").orElseThrow();
    assertThat(cookie).contains("HttpOnly").contains("SameSite=Strict");
    return cookie.substring(0, cookie.indexOf(';'));
  }

  private HttpResponse<String> look(String cookie, String path)
      throws IOException, InterruptedException {
    return send(to(path).header("Cookie", cookie).GET());
  }

  @Test
  void aLinkMakesASessionUntilItIsRenewedOrSignedOut() throws Exception {
    String session = cookie(ada);
    assertThat(look(session, "/api/league").body()).contains("\"id\":\"a1\"");

    // Signing out ends every session; the link makes another.
    send(to("/api/league/sign-out").header("Cookie", session).POST(BodyPublishers.ofString("{}")));
    assertThat(look(session, "/api/league").body()).contains("\"me\":null");
    String another = cookie(ada);

    // A renewed link ends the old one, its sessions and the token, stolen or not.
    var renewed =
        send(as(teacher, "/api/league/members/a1/renew").POST(BodyPublishers.ofString("{}")));
    assertThat(renewed.body()).contains("/league/join/");
    assertThat(look(another, "/api/league").body()).contains("\"me\":null");
    assertThat(send(to("/league/join/" + ada.token()).GET()).statusCode()).isEqualTo(404);
    assertThat(send(as(ada, "/api/league/versions").GET()).statusCode()).isEqualTo(401);
  }

  @Test
  void nobodyActsAsAnother() throws Exception {
    assertThat(submit(ada, "bot.py", "print()").statusCode()).isEqualTo(202);
    assertThat(send(as(ada, "/api/league/versions/1").GET()).body()).contains("\"waiting\"");
    assertThat(send(as(bob, "/api/league/versions/1").GET()).statusCode()).isEqualTo(404);
    assertThat(send(to("/api/league/versions/1").GET()).statusCode()).isEqualTo(401);
    for (String path : List.of("/api/league/overview")) {
      assertThat(send(as(bob, path).GET()).statusCode()).isEqualTo(403);
      assertThat(send(as(teacher, path).GET()).statusCode()).isEqualTo(200);
    }
    var renewal = as(bob, "/api/league/members/a1/renew").POST(BodyPublishers.ofString("{}"));
    assertThat(send(renewal).statusCode()).isEqualTo(403);
    // A cookie that says somebody else, with a signature of one's own.
    String own = cookie(bob);
    String forged =
        own.replace(
            Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString("b2".getBytes(StandardCharsets.UTF_8)),
            Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString("a1".getBytes(StandardCharsets.UTF_8)));
    assertThat(forged).isNotEqualTo(own);
    assertThat(look(forged, "/api/league").body()).contains("\"me\":null");
    // A page elsewhere sends a browser's cookies along in vain.
    var foreign =
        to("/api/league/versions")
            .header("Cookie", own)
            .header("Origin", "http://elsewhere.example")
            .POST(BodyPublishers.ofString("{}"));
    assertThat(send(foreign).statusCode()).isEqualTo(403);
  }

  @Test
  void anUploadIsForMembersAndBounded() throws Exception {
    var nobody = to("/api/league/versions").POST(BodyPublishers.ofByteArray(new byte[1 << 20]));
    assertThat(send(nobody).statusCode()).isEqualTo(401);
    var large = to("/api/position").POST(BodyPublishers.ofByteArray(new byte[1 << 20]));
    assertThat(send(large).statusCode()).isEqualTo(413);
    var raw =
        as(ada, "/api/league/versions?name=bot.py").POST(BodyPublishers.ofByteArray(new byte[9]));
    assertThat(send(raw).statusCode()).isEqualTo(202);
    assertThat(league.versions().files(1)).singleElement().matches(f -> f.name().equals("bot.py"));
    assertThat(submit(ada, "bot.py", "2").statusCode()).isEqualTo(202);
    assertThat(submit(ada, "bot.py", "3").statusCode()).isEqualTo(202);
    var fourth = submit(ada, "bot.py", "4");
    assertThat(fourth.statusCode()).isEqualTo(400);
    assertThat(fourth.body()).contains("3 hand-ins within a day");
    assertThat(submit(bob, "bot.py", "1").statusCode()).isEqualTo(202);
  }

  /** Names are data: JSON carries them, and pages put them in as text. */
  @Test
  void namesDoNothing() throws Exception {
    var answer = send(as(teacher, "/api/league/overview").GET());
    assertThat(answer.body()).contains("<i>Bob</i>");
    assertThat(answer.headers().firstValue("Content-Type").orElse(""))
        .startsWith("application/json");
    assertThat(answer.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(send(to("/league").GET()).body()).doesNotContain("Autumn").doesNotContain("Bob");
  }

  /** What browsers say to have done is kept with the person, and seen by who teaches. */
  @Test
  void lessonsAreKeptForTheLecturer() throws Exception {
    String path = "/api/league/lessons";
    var first =
        as(ada, path).POST(BodyPublishers.ofString("{\"done\":[\"horizon\",\"no-lesson\"]}"));
    assertThat(send(first).body()).isEqualTo("{\"done\":[\"horizon\"]}");
    var second =
        as(ada, path).POST(BodyPublishers.ofString("{\"done\":[\"horizon\",\"beat-random\"]}"));
    assertThat(send(second).body()).isEqualTo("{\"done\":[\"beat-random\",\"horizon\"]}");
    assertThat(send(as(teacher, "/api/league/overview").GET()).body())
        .contains(
            "{\"lessons\":[\"beat-random\",\"horizon\"],\"id\":\"a1\"",
            "{\"lessons\":[],\"id\":\"b2\"");
    assertThat(send(to(path).POST(BodyPublishers.ofString("{}"))).statusCode()).isEqualTo(401);
  }

  @Test
  void withoutALeagueThereIsNone() throws Exception {
    try (var plain = Lab.open(LabOptions.quiet())) {
      var at = URI.create(plain.address());
      var answer = send(HttpRequest.newBuilder(at.resolve("/api/league")).GET());
      assertThat(answer.statusCode()).isEqualTo(404);
      assertThat(send(HttpRequest.newBuilder(at).GET()).body()).doesNotContain("League");
    }
  }
}
