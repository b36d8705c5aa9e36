package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A database server that goes and comes back under an open lab. */
@EnabledOnOs(value = OS.LINUX, architectures = "amd64")
@Timeout(120)
@Tag("slow")
final class ServerRestartTest {
  private static final int GAMES = 5;

  @TempDir Path folder = Path.of("");
  private final int port = freePort();

  private static int freePort() {
    try (var socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private EmbeddedPostgres server() throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder.resolve("data"))
        .setCleanDataDirectory(false)
        .setPort(port)
        .start();
  }

  private static LabOptions options(String store) {
    return new LabOptions("127.0.0.1", 0, 1, false, 2, store);
  }

  @Test
  void nothingIsLostWhenTheServerIsRestarted() throws IOException {
    List<String> ids = new ArrayList<>();
    String store = "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=postgres";
    var first = server();
    EmbeddedPostgres second;
    try (var lab = Lab.open(options(store))) {
      var client = new Client(lab);
      client.post(
          "/api/tournaments",
          "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"greedy\"],\"games\":2000}");
      for (int i = 0; i < GAMES; i++) {
        ids.add(client.match("tic-tac-toe", "human", "human").string("id"));
        play(client, ids.get(i), 0);
        SavingTest.awaitSaved(client, ids.get(i), "true");
      }
      first.close();
      assertThat(client.get("/health").status()).as("before anybody writes").isEqualTo(503);
      for (String id : ids) {
        var answer = play(client, id, 1);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.string("saved")).isEqualTo("false");
      }
      assertThat(client.get("/health").status()).isEqualTo(503);
      assertThat(client.get("/api/matches/nobodyHasThisNameYet_").status()).isEqualTo(404);
      second = server();
      for (String id : ids) {
        SavingTest.awaitSaved(client, id, "true");
        play(client, id, 2);
        SavingTest.awaitSaved(client, id, "true");
      }
      assertThat(client.get("/health").status()).isEqualTo(200);
      assertThat(client.over("/api/tournaments/1").number("played")).isEqualTo(4_000);
    }
    try (second) {
      check(store, ids);
    }
  }

  private static void check(String store, List<String> ids) {
    try (var again = Lab.open(options(store))) {
      for (String id : ids) {
        assertThat(new Client(again).get("/api/matches/" + id).number("at")).isEqualTo(3);
      }
    }
  }

  private static Client.Answer play(Client client, String id, int at) {
    return SavingTest.move(client, id, at, String.valueOf(at + 1));
  }
}
