package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.league.League;
import plyground.league.member.MemberRole;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;

/** What the lab counts and logs of its requests, and whom it tells. */
final class MetricsTest {
  private static final Pattern LINE =
      Pattern.compile(
          "# (HELP|TYPE) plyground_[a-z_]+ .+"
              + "|(plyground_[a-z_]+(?:\\{[a-z]+=\"[^\"]*\"(?:,[a-z]+=\"[^\"]*\")*})?)"
              + " (-?[0-9.E-]+)");

  @TempDir Path folder;
  private League league;
  private Lab lab;
  private Client client;
  private List<Invitation> invited;

  @BeforeEach
  void open() {
    String settings = "name = Autumn\ngame = tic-tac-toe\nhouse = random\n";
    league = League.save(folder.resolve("league.db").toString(), settings, 1);
    var row = List.of(new Roster.Row("t", "Teacher"));
    invited = league.members().invite(row, MemberRole.LECTURER);
    lab =
        Lab.open(
            new LabOptions(
                LabOptions.LOOPBACK,
                0,
                1,
                false,
                2,
                folder.resolve("lab.db").toString(),
                folder.resolve("lab.log").toString(),
                false,
                List.of(),
                ""),
            _ -> "",
            league);
    client = new Client(lab);
  }

  @AfterEach
  void close() {
    lab.close();
    league.close();
  }

  /** Every sample by its name and labels; lines that are no format are mistakes. */
  private Map<String, Double> samples() {
    var answer = client.get("/metrics");
    assertThat(answer.status()).isEqualTo(200);
    assertThat(answer.headers().firstValue("Content-Type"))
        .contains("text/plain; version=0.0.4; charset=utf-8");
    var found = new HashMap<String, Double>();
    for (String line : answer.text().lines().toList()) {
      var match = LINE.matcher(line);
      assertThat(match.matches()).as(line).isTrue();
      if (match.group(2) != null) {
        assertThat(found.put(match.group(2), Double.parseDouble(match.group(3)))).as(line).isNull();
      }
    }
    return found;
  }

  @Test
  void requestsAreCountedByTheirRoutes() {
    client.get("/api/games");
    client.get("/api/games/othello");
    client.get("/api/games/chess");
    client.get("/nothing.here");
    var samples = samples();
    String total = "plyground_http_requests_total{method=\"GET\",route=\"%s\",status=\"%d\"}";
    assertThat(samples)
        .containsEntry(total.formatted("/api/games", 200), 1.0)
        .containsEntry(total.formatted("/api/games/{game}", 200), 1.0)
        .containsEntry(total.formatted("/api/games/{game}", 400), 1.0)
        .containsEntry(total.formatted("/<path>", 404), 1.0)
        .containsEntry("plyground_http_request_seconds_count{route=\"/api/games/{game}\"}", 2.0)
        .containsEntry(
            "plyground_http_request_seconds_bucket{le=\"+Inf\",route=\"/api/games/{game}\"}", 2.0);
    assertThat(samples.get("plyground_http_request_seconds_sum{route=\"/api/games/{game}\"}"))
        .isPositive();
  }

  @Test
  void bucketsGrow() {
    client.get("/api/games");
    var samples = samples();
    double before = 0;
    int buckets = 0;
    for (String bound :
        "0.001 0.0025 0.005 0.01 0.025 0.05 0.1 0.25 0.5 1 2.5 5 10 30 +Inf".split(" ")) {
      String name =
          "plyground_http_request_seconds_bucket{le=\"" + bound + "\",route=\"/api/games\"}";
      double count = samples.getOrDefault(name, -1.0);
      assertThat(count).as(name).isGreaterThanOrEqualTo(before);
      before = count;
      buckets++;
    }
    assertThat(buckets).isEqualTo(15);
    assertThat(before).isEqualTo(1);
  }

  @Test
  void whatTheLabDoesIsTold() {
    client.post(
        "/api/tournaments",
        "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"greedy\"],\"games\":2}");
    client.over("/api/tournaments/1");
    assertThat(samples())
        .containsEntry("plyground_up", 1.0)
        .containsEntry("plyground_searches_waiting", 0.0)
        .containsEntry("plyground_store_lag_seconds", 0.0)
        .containsEntry("plyground_tournament_games_total", 4.0)
        .containsEntry("plyground_tournaments_waiting", 0.0)
        .containsEntry("plyground_league_workers{league=\"league\"}", 0.0)
        .containsKeys("plyground_heap_bytes", "plyground_uptime_seconds");
  }

  @Test
  void onlyThisMachineAndLecturersAreTold() throws IOException, InterruptedException {
    assertThat(Metrics.isHere("127.0.0.1", Set.of("Host"))).isTrue();
    assertThat(Metrics.isHere("::1", Set.of())).isTrue();
    assertThat(Metrics.isHere("192.0.2.7", Set.of())).isFalse();
    assertThat(Metrics.isHere("localhost", Set.of())).isFalse();
    assertThat(Metrics.isHere("127.0.0.1", Set.of("x-forwarded-for"))).isFalse();
    assertThat(Metrics.isHere("127.0.0.1", Set.of("Forwarded"))).isFalse();
    assertThat(status("/metrics", "")).isEqualTo(401);
    assertThat(status("/metrics", "nonsense")).isEqualTo(401);
    assertThat(status("/metrics", invited.getFirst().token())).isEqualTo(200);
    try (var alone = Lab.open(LabOptions.quiet())) {
      var own = new Client(alone);
      var asked = own.request("/metrics").header("X-Forwarded-For", "192.0.2.7");
      assertThat(own.send(asked).status()).isEqualTo(403);
    }
  }

  /** Asked through a proxy. */
  private int status(String path, String token) throws IOException, InterruptedException {
    var request =
        HttpRequest.newBuilder(URI.create(lab.address()).resolve(path))
            .header("X-Forwarded-For", "192.0.2.7");
    if (!token.isEmpty()) {
      request.header("Authorization", "Bearer " + token);
    }
    try (var http = HttpClient.newHttpClient()) {
      return http.send(request.build(), BodyHandlers.ofString()).statusCode();
    }
  }

  @Test
  void theLogOfRequestsHoldsNobodysKeys() throws IOException, InterruptedException {
    String id = client.match("tic-tac-toe", "human", "random").string("id");
    client.get("/api/matches/" + id);
    client.get("/api/games?token=hidden");
    String token = invited.getFirst().token();
    assertThat(status("/league/join/" + token, token)).isEqualTo(200);
    lab.close();
    String log = Files.readString(folder.resolve("requests.log0"));
    assertThat(log)
        .containsPattern(
            "(?m)^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z 127\\.0\\.0\\.1 POST /api/matches 201 [\\d.]+ ms$")
        .contains(
            " GET /api/matches/{id} 200 ", " GET /league/join/{token} 200 ", " GET /api/games 200 ")
        .doesNotContain(id, token, "hidden");
    assertThat(log.lines()).hasSize(4);
  }
}
