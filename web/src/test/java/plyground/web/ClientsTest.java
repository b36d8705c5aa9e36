package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.web.live.ClientLimits;

/** One client cannot take the lab from the others. */
@Tag("slow")
@Timeout(90)
final class ClientsTest {
  private static final String TOURNAMENTS = "/api/tournaments";

  @TempDir Path folder = Path.of("");
  private Lab lab = Lab.open(LabOptions.quiet());
  private Client greedy = new Client(lab, "127.0.0.2");
  private Client modest = new Client(lab, "127.0.0.3");

  @BeforeEach
  void open() {
    lab.close();
    String store = folder.resolve("lab.db").toString();
    var options = new LabOptions("127.0.0.1", 0, 1, false, 2, store);
    lab = Lab.open(options, _ -> "", new ClientLimits(Duration.ofSeconds(1)));
    greedy = new Client(lab, "127.0.0.2");
    modest = new Client(lab, "127.0.0.3");
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private static void refused(Client.Answer answer, String words) {
    assertThat(answer.status()).as(answer.text()).isEqualTo(429);
    assertThat(answer.string("error")).contains(words).doesNotContain("\n");
    assertThat(Integer.parseInt(answer.headers().firstValue("Retry-After").orElseThrow()))
        .isPositive();
  }

  @Test
  void oneMakesSoManyMatchesAndOthersGoOn() {
    String id = modest.match("tic-tac-toe", "human", "human").string("id");
    var last = greedy.match("tic-tac-toe", "human", "human");
    int made = 0;
    while (last.status() == 201) {
      made++;
      last = greedy.match("tic-tac-toe", "human", "human");
    }
    assertThat(made).isGreaterThanOrEqualTo(60);
    refused(last, "you began 60 games");
    assertThat(modest.match("tic-tac-toe", "human", "human").status()).isEqualTo(201);
    assertThat(modest.get("/api/matches/" + id).status()).isEqualTo(200);
  }

  @Test
  void oneHasSoManySearchesWaitingAndOthersAreServed() {
    String study = "{\"game\":\"othello:size=8\",\"agent\":\"pvs:time=5s\",\"every\":false}";
    try (var flood = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Client.Answer>> answers = new ArrayList<>();
      for (int i = 0; i < 60; i++) {
        answers.add(flood.submit(() -> greedy.post("/api/analyse", study)));
      }
      while (modest.get("/api/status").number("waiting") < 10) {
        Client.pause();
      }
      var hint = modest.post("/api/analyse", "{\"game\":\"tic-tac-toe\"}");
      assertThat(hint.status()).isEqualTo(200);
      // Twenty wait their turn, each for 200 ms or more: they cannot be done before.
      assertThat(modest.get("/api/status").number("waiting")).isPositive();
      var refused = new ArrayList<Client.Answer>();
      while (refused.size() < 60 - 25) {
        refused.clear();
        for (var answer : answers) {
          if (answer.state() == Future.State.SUCCESS && answer.resultNow().status() != 200) {
            refused.add(answer.resultNow());
          }
        }
        Client.pause();
      }
      refused.forEach(answer -> refused(answer, "20 of your searches are waiting"));
      lab.close(); // the others need not be waited for
    }
  }

  private static String plan(int games) {
    return "{\"game\":\"othello\",\"agents\":[\"alphabeta:depth=4\",\"alphabeta:depth=5\"],"
        + "\"games\":"
        + games
        + "}";
  }

  @Test
  void oneHasSoManyTournamentsAndRemovesItsOwn() {
    for (int i = 0; i < ClientLimits.TOURNAMENTS; i++) {
      assertThat(greedy.post(TOURNAMENTS, plan(1000 + i)).status()).isEqualTo(201);
    }
    refused(greedy.post(TOURNAMENTS, plan(10)), "5 of your tournaments");
    assertThat(modest.post(TOURNAMENTS, plan(11)).string("waiting")).isEqualTo("true");
    assertThat(greedy.get(TOURNAMENTS).text()).contains("\"mine\":true", "\"mine\":false");
    String third = TOURNAMENTS + "/3";
    assertThat(greedy.send(greedy.request(third).DELETE()).status()).isEqualTo(409);
    greedy.post(third + "/stop", "{}");
    assertThat(modest.send(modest.request(third).DELETE()).status()).isEqualTo(403);
    assertThat(greedy.send(greedy.request(third).DELETE()).status()).isEqualTo(204);
    assertThat(greedy.get(third).status()).isEqualTo(404);
  }

  @Test
  void whatWaitedGoesOnAfterARestart() {
    greedy.post(TOURNAMENTS, plan(2));
    greedy.post(TOURNAMENTS, plan(1000));
    greedy.post(TOURNAMENTS, plan(3));
    greedy.post(TOURNAMENTS + "/2/stop", "{}");
    open();
    while (modest.get(TOURNAMENTS + "/3").number("played") < 6) {
      Client.pause();
    }
    assertThat(modest.get(TOURNAMENTS + "/1").number("played")).isEqualTo(4);
    assertThat(modest.get(TOURNAMENTS + "/2").string("running")).isEqualTo("false");
    assertThat(modest.get(TOURNAMENTS + "/2").string("waiting")).isEqualTo("false");
  }

  /** Who comes back often is not locked out. */
  @Test
  void closedConnectionsDoNotCount() throws IOException {
    for (int i = 0; i < 2 * ClientLimits.CONNECTIONS; i++) {
      try (var socket = connect()) {
        send(socket, "GET /api/status HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
        assertThat(socket.getInputStream().read()).as("connection %d", i).isEqualTo('H');
      }
    }
  }

  private Socket connect() throws IOException {
    return new Socket(InetAddress.getLoopbackAddress(), lab.port());
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  /** Whether there is an end; to wait for it in vain is none. */
  private static boolean ended(InputStream in) {
    try {
      return in.read() < 0;
    } catch (SocketTimeoutException open) {
      return false;
    } catch (IOException reset) {
      return true;
    }
  }

  /** Connections are opened on several threads at once, so that any of them may be the last. */
  private static boolean anyEnds(List<Socket> open) throws IOException {
    long deadline = System.nanoTime() + Duration.ofSeconds(30).toNanos();
    while (System.nanoTime() < deadline) {
      for (var socket : open) {
        socket.setSoTimeout(5);
        if (ended(socket.getInputStream())) {
          return true;
        }
      }
    }
    return false;
  }

  @Test
  void oneHoldsSoManyConnections() throws IOException {
    var open = new ArrayList<Socket>();
    try {
      for (int i = 0; i <= ClientLimits.CONNECTIONS; i++) {
        open.add(connect());
      }
      assertThat(anyEnds(open)).isTrue();
      assertThat(modest.get("/api/status").status()).isEqualTo(200);
    } finally {
      for (var socket : open) {
        socket.close();
      }
    }
  }

  @Test
  void oneListensSoOften() throws IOException {
    String id = modest.match("tic-tac-toe", "human", "human").string("id");
    var open = new ArrayList<Socket>();
    try {
      String answer = "HTTP/1.1 200";
      while (answer.startsWith("HTTP/1.1 200")) {
        var socket = connect();
        open.add(socket);
        send(socket, "GET /api/matches/" + id + "/events HTTP/1.1\r\nHost: localhost\r\n\r\n");
        answer = new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
      }
      assertThat(answer).isEqualTo("HTTP/1.1 429");
      assertThat(open).hasSize(51);
      assertThat(modest.events("/api/matches/" + id + "/events", "", 1)).hasSize(2);
    } finally {
      for (var socket : open) {
        socket.close();
      }
    }
  }
}
