package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.InputException;
import plyground.web.json.JsonTree;

/** What the lab answers, and what it refuses. */
final class LabTest {
  private static final Lab LAB = Lab.open(LabOptions.quiet());
  private final Client client = new Client(LAB);

  @AfterAll
  static void close() {
    LAB.close();
  }

  @Test
  void everyGameIsDescribedWithItsAgents() {
    var games = (List<?>) Objects.requireNonNull(JsonTree.parse(client.get("/api/games").text()));
    assertThat(games).hasSameSizeAs(Catalogue.load(MoveInput.NOBODY).games());
    for (Object each : games) {
      String name = String.valueOf(((Map<?, ?>) each).get("name"));
      var open = client.get("/api/games/" + name);
      assertThat(open.list("sides")).hasSize(2);
      assertThat(client.get("/api/agents?game=" + name).list("agents")).isNotEmpty();
    }
    assertThat(client.get("/api/games/othello:size=8").string("name")).isEqualTo("othello:size=8");
  }

  @Test
  void everyGamesLevelsAreRatedAgainstEachOther() {
    for (var game : Catalogue.load(MoveInput.NOBODY).games()) {
      var levels = client.get("/api/games/" + game.name()).list("levels");
      var ratings = levels.stream().map(each -> (Long) ((Map<?, ?>) each).get("rating")).toList();
      assertThat(ratings).as(game.name()).hasSize(3).doesNotContainNull().isSorted();
      assertThat(String.valueOf(((Map<?, ?>) levels.getFirst()).get("about")))
          .endsWith("; rated " + ratings.getFirst() + " above random");
    }
    assertThat(client.get("/api/games/othello:size=6,empty=winner").text())
        .doesNotContain("\"rating\"");
  }

  @Test
  void aPositionIsShownAsTheCommandLineDoes() {
    var shown = client.post("/api/position", "{\"game\":\"tic-tac-toe\",\"moves\":[\"5\",\"1\"]}");
    assertThat(shown.text())
        .isEqualTo(
            """
            {"game":"tic-tac-toe","position":"o../.x./... x","toMove":"x",\
            "legal":["2","3","4","6","7","8","9"],"over":false,\
            "start":".../.../... x","line":[{"move":"5","name":"5","words":"x takes 5, centre",\
            "position":".../.x./... o","toMove":"o"},\
            {"move":"1","name":"1","words":"o takes 1, top left",\
            "position":"o../.x./... x","toMove":"x"}]}\
            """);
    var over =
        client.post("/api/position", "{\"game\":\"tic-tac-toe\",\"position\":\"xxx/oo./... o\"}");
    assertThat(over.object().get("outcome"))
        .isEqualTo(Map.of("winner", "x", "reason", "line", "score", 1L));
  }

  @Test
  void anAnalysisValuesEveryMoveWithAndWithoutAnAgent() {
    String at = "\"game\":\"tic-tac-toe\",\"position\":\"x.o/.x./... o\"";
    var asked = client.post("/api/analyse", "{" + at + ",\"agent\":\"alphabeta:depth=9\"}");
    assertThat(asked.list("moves")).hasSize(6);
    assertThat(asked.string("complete")).isEqualTo("true");
    var hint = client.post("/api/analyse", "{" + at + "}");
    assertThat(hint.list("moves")).hasSize(6);
    assertThat(hint.string("choice")).isEqualTo(asked.string("choice"));
    var over =
        client.post("/api/analyse", "{\"game\":\"tic-tac-toe\",\"position\":\"xxx/oo./... o\"}");
    assertThat(over.number("value")).isEqualTo(-1);
  }

  @Test
  void aHintThatIsProvedSaysSo() {
    var start = client.post("/api/analyse", "{\"game\":\"othello\"}");
    assertThat(start.string("exact")).isEqualTo("true");
    assertThat(start.string("words")).isEqualTo("loses by 4 with best play");
    assertThat(start.list("moves")).hasSize(4);
    var guess = client.post("/api/analyse", "{\"game\":\"othello:size=8\"}");
    assertThat(guess.string("exact")).isEqualTo("false");
    assertThat(guess.text()).contains("\"words\":null");
  }

  /** To prove all its moves alone would take too long. */
  @Test
  void aHintBehindTheBookIsProvedWithWhatTheBookKnows() {
    String position = "....../....../..12../..22../1211../221.1. 1";
    var hint =
        client.post("/api/analyse", "{\"game\":\"othello\",\"position\":\"" + position + "\"}");
    assertThat(hint.string("exact")).isEqualTo("true");
    assertThat(hint.string("words")).isEqualTo("loses by 36 with best play");
  }

  @Test
  void aTraceIsTheFileOfTheCommandLineWithAnEnd() {
    String body = "{\"game\":\"tic-tac-toe\",\"agent\":\"alphabeta:depth=3\"";
    var lines = client.post("/api/trace", body + "}").text().lines().toList();
    assertThat(lines.getFirst())
        .isEqualTo(
            "{\"trace\":1,\"game\":\"tic-tac-toe\",\"position\":\".../.../... x\","
                + "\"agent\":\"alphabeta:depth=3\"}");
    var end = (Map<?, ?>) Objects.requireNonNull(JsonTree.parse(lines.getLast()));
    assertThat(end.get("complete")).isEqualTo(true);
    long entered = lines.stream().filter(line -> line.contains("\"node\":")).count();
    assertThat(end.get("nodes")).isEqualTo(entered);
    var cut = client.post("/api/trace", body + ",\"events\":10}").text().lines().toList();
    assertThat(cut).hasSize(12);
    assertThat(cut.getLast()).contains("\"complete\":false").contains("\"reason\":\"events\"");
  }

  @Test
  void valuesForAGraphAreTheFirstPlayers() {
    var values =
        client
            .post(
                "/api/evaluate",
                "{\"game\":\"tic-tac-toe\",\"moves\":[\"1\",\"2\",\"5\",\"3\",\"9\"],\"from\":2}")
            .list("values");
    assertThat(values).hasSize(4);
    assertThat((Double) values.getLast()).isPositive();
    assertThat((Double) values.getFirst()).isPositive();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '`',
      textBlock =
          """
          /api/position @ {"game":"chess"}                                   @ 400 @ no game 'chess'
          /api/position @ {"game":"tic-tac-toe","postion":"x"}               @ 400 @ no property 'postion' here; did you mean: position?
          /api/position @ {"game":"tic-tac-toe","position":"xx"}             @ 400 @ position:
          /api/position @ {"game":7}                                         @ 400 @ 'game': expected text
          /api/position @ {"game":"tic-tac-toe","moves":"5"}                 @ 400 @ 'moves': expected a list
          /api/position @ {"game":"tic-tac-toe","seed":-1}                   @ 400 @ 'seed': expected a whole number from 0
          /api/position @ {"game"                                            @ 400 @ not JSON
          /api/position @ []                                                 @ 400 @ expected a JSON object
          /api/position @ {"game":"war:map=/etc/passwd,init=/etc/passwd"}    @ 403 @ game 'war:map=/etc/passwd,init=/etc/passwd': map= names a file
          /api/position @ {"game":"war:map=random,size=2000"}                @ 403 @ game 'war:map=random,size=2000' is too large
          /api/analyse  @ {"game":"tic-tac-toe","agent":"human"}             @ 400 @ 'agent': a person cannot be asked here
          /api/analyse  @ {"game":"tic-tac-toe","agent":"pvs:table=4096"}    @ 400 @ table=4096: the lab allows 32
          /api/analyse  @ {"game":"tic-tac-toe","agent":"pvs:table=+1024"}   @ 400 @ table=+1024: the lab allows 32
          /api/analyse  @ {"game":"tic-tac-toe","agent":"pvs:weights=/etc/passwd"} @ 403 @ agent 'pvs:weights=/etc/passwd': weights= names a file
          /api/analyse  @ {"game":"tic-tac-toe","agent":"pvs:eval=\\"learned:weights=/etc/passwd\\""} @ 403 @ agent 'pvs:eval="learned:weights=/etc/passwd"': weights= names a file
          /api/analyse  @ {"game":"tic-tac-toe","agent":"pvs:time=5m"}       @ 400 @ time=5m: the lab allows 10s
          /api/trace    @ {"game":"tic-tac-toe","agent":"pvs","position":"xxx/oo./... o"} @ 400 @ the game is over there
          /api/matches  @ {"game":"tic-tac-toe","agents":["human"]}          @ 400 @ 'agents': expected two of them
          /api/matches  @ {"game":"tic-tac-toe","agents":["human","pvs"],"games":0} @ 400 @ 'games': expected a whole number from 1
          """)
  void whatDoesNotFitIsNamed(String path, String body, int status, String complaint) {
    var answer = client.post(path, body);
    assertThat(answer.string("error")).startsWith(complaint.strip());
    assertThat(answer.status()).isEqualTo(status);
  }

  @Test
  void programsAreNeitherOfferedNorStarted() {
    assertThat(client.get("/api/agents?game=war-of-life").text()).doesNotContain("\"process\"");
    var refused =
        client.post("/api/matches", Client.setup("war-of-life", "human", "process:command=bot"));
    assertThat(refused.status()).isEqualTo(403);
    assertThat(refused.string("error"))
        .startsWith("agent 'process' starts programs or loads code; start the lab with");
    var allowed = new LabOptions("127.0.0.1", 0, 1, true, 1);
    try (var open = Lab.open(allowed)) {
      assertThat(new Client(open).get(ProgramAccessTest.agents(open)).text())
          .contains("\"process\"");
    }
  }

  @Test
  void onlyPagesOfTheLabItselfAreAnswered() {
    var foreign = client.request("/api/games").header("Origin", "http://evil.example");
    assertThat(client.send(foreign).status()).isEqualTo(403);
    var form =
        client
            .request("/api/position")
            .header("Content-Type", "text/plain")
            .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"tic-tac-toe\"}"));
    assertThat(client.send(form).status()).isEqualTo(415);
    String large = "{\"game\":\"" + "x".repeat(300_000) + "\"}";
    assertThat(client.post("/api/position", large).status()).isEqualTo(413);
    assertThat(client.get("/api/games/" + "x".repeat(2_000)).status()).isEqualTo(400);
  }

  @Test
  void aRequestThatNamesAnotherHostIsRefused() throws IOException {
    for (String host :
        List.of("evil.example", "localhost.evil.example", "127.0.0.1.evil.example")) {
      assertThat(statusFor(host)).as(host).isEqualTo("HTTP/1.1 403 Forbidden");
    }
    assertThat(statusFor("localhost")).isEqualTo("HTTP/1.1 200 OK");
  }

  /** Over a bare socket, since clients set this header themselves. */
  private static String statusFor(String host) throws IOException {
    try (var socket = new Socket(InetAddress.getLoopbackAddress(), LAB.port())) {
      String request =
          "GET /api/games HTTP/1.1\r\nHost: %s:%d\r\nConnection: close\r\n\r\n"
              .formatted(host, LAB.port());
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .findFirst()
          .orElseThrow();
    }
  }

  @Test
  void aStoreThatCannotBeOpenedIsSaidAtOnce() {
    var lost = new LabOptions("127.0.0.1", 0, 1, false, 1, "/no/such/folder/lab.db");
    assertThatThrownBy(() -> Lab.open(lost))
        .isInstanceOf(InputException.class)
        .hasMessage("store '/no/such/folder/lab.db': no such folder");
  }

  @Test
  void aPageComesWholeWithAStrictPolicy() throws Exception {
    for (String name : Pages.NAMES) {
      assertThat(client.get("/" + name).text()).as(name).contains("aria-current=\"page\"");
    }
    var page = client.get("/");
    assertThat(page.text())
        .contains("<title>Play, watch and look inside · Plyground</title>")
        .doesNotContain("{{");
    assertThat(page.text()).doesNotContain("style=").doesNotContainPattern("<script(?![^>]*src)");
    for (String path : List.of("/style.css", "/play/play.js", "/boards/board.js", "/icon.svg")) {
      assertThat(client.get(path).status()).as(path).isEqualTo(200);
    }
    for (String path : List.of("/../web/Lab.class", "/%2e%2e/Lab.js", "/play/page.html", "/x.js")) {
      assertThat(client.get(path).status()).as(path).isIn(400, 404);
    }
  }

  @Test
  void aTakenPortIsSaid() {
    var same = new LabOptions("127.0.0.1", LAB.port(), 1, false, 1);
    assertThatThrownBy(() -> Lab.open(same))
        .isInstanceOf(InputException.class)
        .hasMessage("port " + LAB.port() + " of 127.0.0.1 is taken");
    try (var next = Lab.open(new LabOptions("127.0.0.1", LAB.port(), 50, false, 1))) {
      assertThat(next.port()).isGreaterThan(LAB.port());
    }
  }
}
