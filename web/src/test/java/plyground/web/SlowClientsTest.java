package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plyground.web.live.ClientLimits;

/** Who sends or reads too slowly is cut off, however lively it seems; who is not, is not. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
@Tag("slow")
final class SlowClientsTest {
  private static final int SMALL_BUFFER = 4_096;

  /**
   * Seconds: after 30 of them the server hangs up on silence, which must not pass for our doing.
   */
  private static final int BEFORE_SILENCE_ENDS = 25;

  private Lab lab = Lab.open(LabOptions.quiet());
  private Client modest = new Client(lab, "127.0.0.3");

  @BeforeEach
  void open() {
    lab.close();
    lab = Lab.open(LabOptions.quiet(), _ -> "", new ClientLimits(Duration.ofSeconds(1)));
    modest = new Client(lab, "127.0.0.3");
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private Socket connect() throws IOException {
    var socket = new Socket();
    socket.setReceiveBufferSize(SMALL_BUFFER);
    socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), lab.port()));
    socket.setSoTimeout(50);
    return socket;
  }

  private static void send(Socket socket, String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
    socket.getOutputStream().flush();
  }

  private static String get(String path) {
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
  }

  /** Waits until the lab hangs up, a byte at a time on the way there. */
  private static void awaitCut(Socket socket, Dribble step) {
    try {
      while (step.one(socket)) {
        Client.pause();
      }
    } catch (IOException reset) {
      assertThat(reset).isNotInstanceOf(SocketTimeoutException.class);
    }
  }

  /** False at the end. */
  private interface Dribble {
    boolean one(Socket socket) throws IOException;
  }

  /** False at the end; to wait in vain is none. */
  private static boolean readOne(InputStream in) throws IOException {
    try {
      return in.read() >= 0;
    } catch (SocketTimeoutException nothingYet) {
      return true;
    }
  }

  private static boolean sendOne(Socket socket) throws IOException {
    send(socket, " ");
    return readOne(socket.getInputStream());
  }

  @Test
  void aBodyThatNeverEnds() throws IOException {
    try (var socket = connect()) {
      var head =
          List.of("Host: localhost", "Content-Type: application/json", "Content-Length: 99999");
      send(socket, "POST /api/matches HTTP/1.1\r\n" + String.join("\r\n", head) + "\r\n\r\n");
      awaitCut(socket, SlowClientsTest::sendOne);
    }
  }

  @Test
  void aHeadThatNeverEnds() throws IOException {
    try (var socket = connect()) {
      send(socket, get("/api/status"));
      awaitText(socket, "waiting"); // the second one is slow
      socket.setSoTimeout(50);
      send(socket, "GET /api/status HTTP/1.1\r\nHost: localhost\r\nWhy:");
      awaitCut(socket, SlowClientsTest::sendOne);
    }
  }

  @Test
  @Timeout(value = BEFORE_SILENCE_ENDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void answersThatNobodyReads() throws IOException {
    try (var socket = connect()) {
      send(socket, get("/api/openapi.json").repeat(20));
      awaitCut(
          socket,
          each -> {
            send(each, " "); // never silent, but it reads nothing
            return true;
          });
    }
  }

  @Test
  void answersThatAreReadDropByDrop() throws IOException {
    try (var socket = connect()) {
      send(socket, get("/api/openapi.json").repeat(20));
      awaitCut(
          socket,
          each -> {
            boolean open = readOne(each.getInputStream());
            for (int i = 0; open && i < 15; i++) {
              open = readOne(each.getInputStream());
            }
            return open;
          });
    }
  }

  /** A place among the listeners is free again when the one who had it does not listen. */
  @Test
  @Timeout(value = BEFORE_SILENCE_ENDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void eventsThatNobodyReads() throws IOException {
    String match = "/api/matches/" + modest.match("othello", "human", "human").string("id");
    var deaf = new ArrayList<Socket>();
    try {
      while (deaf.size() < ClientLimits.LISTENERS) {
        var socket = listen(match);
        deaf.add(socket);
        assertThat(begin(socket)).isEqualTo("HTTP/1.1 200");
      }
      assertThat(answer(listen(match))).startsWith("HTTP/1.1 429");
      String answer = "HTTP/1.1 429";
      while (answer.startsWith("HTTP/1.1 429")) {
        // Events that wait for the deaf ones: each of these is told to every listener.
        modest.post(match + "/moves", "{\"move\":\"[1,3]\",\"at\":0}");
        modest.post(match + "/undo", "{}");
        answer = answer(listen(match));
      }
      assertThat(answer).startsWith("HTTP/1.1 200");
      assertThat(modest.events(match + "/events", "", 1)).hasSize(2);
    } finally {
      for (var socket : deaf) {
        socket.close();
      }
    }
  }

  private Socket listen(String match) throws IOException {
    var socket = connect();
    send(socket, get(match + "/events"));
    return socket;
  }

  private static String answer(Socket socket) throws IOException {
    try (socket) {
      return begin(socket);
    }
  }

  private static String begin(Socket socket) throws IOException {
    socket.setSoTimeout(20_000);
    return new String(socket.getInputStream().readNBytes(12), StandardCharsets.US_ASCII);
  }

  @Test
  void whoWaitsInSilenceIsLeftAlone() throws IOException {
    String match = "/api/matches/" + modest.match("tic-tac-toe", "human", "human").string("id");
    try (var idle = connect();
        var listener = listen(match)) {
      send(idle, get("/api/status"));
      awaitText(idle, "waiting");
      try (var slow = connect()) {
        send(slow, "GET /");
        awaitCut(slow, SlowClientsTest::sendOne); // the time in which the others are not cut
      }
      modest.post(match + "/moves", "{\"move\":\"5\",\"at\":0}");
      awaitText(listener, ".../.x./... o");
      send(idle, get("/api/status"));
      awaitText(idle, "HTTP/1.1 200");
    }
  }

  private static void awaitText(Socket socket, String text) throws IOException {
    socket.setSoTimeout(20_000);
    var seen = new StringBuilder();
    while (seen.indexOf(text) < 0) {
      int next = socket.getInputStream().read();
      assertThat(next).as(seen.toString()).isNotNegative();
      seen.append((char) next);
    }
  }
}
