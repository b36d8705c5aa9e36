package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people at two screens: who may move, who watches, and that a restart changes nothing. */
final class SeatsTest {
  private static final String TWO = "{\"game\":\"tic-tac-toe\",\"agents\":[\"human\",\"human\"]}";

  @TempDir Path folder = Path.of("");

  private Lab open() {
    String store = folder.resolve("lab.db").toString();
    return Lab.open(new LabOptions(LabOptions.LOOPBACK, 0, 1, false, 2, store));
  }

  /** Somebody whose browser has opened a page. */
  private static Client visitor(Lab lab, String from) {
    var client = new Client(lab, from);
    assertThat(client.get("/play").status()).isEqualTo(200);
    return client;
  }

  private static String move(String move, int at) {
    return "{\"move\":\"" + move + "\",\"at\":" + at + "}";
  }

  @Test
  void nobodyMovesForSomebodyElse() {
    try (var lab = open()) {
      var host = visitor(lab, "127.0.0.2");
      var guest = visitor(lab, "127.0.0.3");
      var other = visitor(lab, "127.0.0.4");
      var made = host.post("/api/matches", TWO);
      String match = "/api/matches/" + made.string("id");
      assertThat(made.list("seats")).isEqualTo(List.of("you", "you"));
      assertThat(guest.get(match).list("seats")).isEqualTo(List.of("taken", "taken"));
      assertThat(guest.post(match + "/moves", move("5", 0)).status()).isEqualTo(403);

      var invited = host.post(match + "/invite", "{\"side\":1}");
      String invitation = "{\"invitation\":\"" + invited.string("invitation") + "\"}";
      assertThat(invited.list("seats")).isEqualTo(List.of("you", "free"));
      assertThat(guest.get(match).string("invitation")).as("is not for everybody").isEmpty();
      assertThat(other.post(match + "/join", "{\"invitation\":\"guess\"}").status()).isEqualTo(403);
      assertThat(host.post(match + "/join", invitation).list("seats"))
          .as("who sits already stays")
          .isEqualTo(List.of("you", "free"));
      assertThat(guest.post(match + "/join", invitation).list("seats"))
          .isEqualTo(List.of("taken", "you"));
      assertThat(other.post(match + "/join", invitation).status()).isEqualTo(409);

      assertThat(guest.post(match + "/moves", move("5", 0)).status()).isEqualTo(403);
      assertThat(host.post(match + "/moves", move("5", 0)).status()).isEqualTo(200);
      assertThat(host.post(match + "/moves", move("1", 1)).status()).isEqualTo(403);
      assertThat(guest.post(match + "/moves", move("1", 1)).status()).isEqualTo(200);
      assertThat(host.post(match + "/undo", "{}").status()).isEqualTo(409);
      assertThat(other.post(match + "/undo", "{}").status()).isEqualTo(403);
      assertThat(other.post(match + "/resign", "{}").status()).isEqualTo(403);
      assertThat(guest.post(match + "/resign", "{}").string("outcome"))
          .as("the guest gives up though the host is to move")
          .contains("winner=x");
    }
  }

  @Test
  void aRestartKeepsSeatsAndInvitations() {
    String id;
    Client host;
    String invitation;
    int port;
    try (var lab = open()) {
      port = lab.port();
      host = visitor(lab, "127.0.0.2");
      id = host.post("/api/matches", TWO).string("id");
      invitation = host.post("/api/matches/" + id + "/invite", "{\"side\":1}").string("invitation");
      host.post("/api/matches/" + id + "/moves", move("5", 0));
    }
    String store = folder.resolve("lab.db").toString();
    var again = new LabOptions(LabOptions.LOOPBACK, port, 1, false, 2, store);
    try (var lab = Lab.open(again)) {
      var guest = visitor(lab, "127.0.0.3");
      assertThat(host.get("/api/matches/" + id).list("seats")).isEqualTo(List.of("you", "free"));
      guest.post("/api/matches/" + id + "/join", "{\"invitation\":\"" + invitation + "\"}");
      var moved = guest.post("/api/matches/" + id + "/moves", move("1", 1));
      assertThat(moved.status()).isEqualTo(200);
      assertThat(moved.number("at")).isEqualTo(2);
    }
  }

  @Test
  void whoMakesAMatchWithoutACookieLeavesItToAnybody() {
    try (var lab = open()) {
      var made = new Client(lab).post("/api/matches", TWO);
      assertThat(made.list("seats")).isEqualTo(List.of("open", "open"));
      var other = visitor(lab, "127.0.0.3");
      var moved = other.post("/api/matches/" + made.string("id") + "/moves", move("5", 0));
      assertThat(moved.status()).isEqualTo(200);
    }
  }

  @Test
  void whoseTimeIsOverLoses() {
    try (var lab = open()) {
      var client = new Client(lab);
      String timed = TWO.replace("}", ",\"clock\":1}");
      var made = client.post("/api/matches", timed);
      String match = "/api/matches/" + made.string("id");
      assertThat(made.string("clock")).contains("running=-1");
      assertThat(client.post(match + "/moves", move("5", 0)).string("clock")).contains("running=1");
      assertThat(client.post(match + "/undo", "{}").status()).isEqualTo(409);
      var ended = client.get(match);
      while (!"true".equals(ended.string("over"))) {
        Client.pause();
        ended = client.get(match);
      }
      assertThat(ended.string("outcome")).contains("winner=x").contains("reason=time");
    }
  }

  @Test
  void ownGamesAreListedInALineEach() {
    try (var lab = open()) {
      var host = visitor(lab, "127.0.0.2");
      String id = host.post("/api/matches", TWO).string("id");
      String text = host.get("/api/matches?ids=" + id + ",unknown").text();
      assertThat(text)
          .contains("\"title\":\"Tic Tac Toe\"")
          .contains("\"names\":[\"you\",\"you\"]")
          .contains("\"yours\":true");
      assertThat(host.get("/api/matches?ids=").text()).isEqualTo("[]");
    }
  }

  @Test
  void whatIsNotHereIsSaidOnAPageToPeopleAndInJsonToPrograms() {
    try (var lab = open()) {
      var client = new Client(lab);
      var page = client.send(client.request("/nowhere").header("Accept", "text/html"));
      assertThat(page.status()).isEqualTo(404);
      assertThat(page.text()).contains("masthead").contains("there is no '/nowhere'");
      assertThat(client.get("/nowhere").text()).startsWith("{\"error\":");
    }
  }
}
