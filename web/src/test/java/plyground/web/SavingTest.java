package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.store.Store;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.web.json.Out;

/** Games are in the store, or the page says that they are not. */
@Timeout(60)
final class SavingTest {
  private static final String ID = "abcdefghijklmnopqrstuv";

  @TempDir Path folder = Path.of("");

  private Path file() {
    return folder.resolve("lab.db");
  }

  private Lab open(String store) {
    String log = folder.resolve("lab.log").toString();
    return Lab.open(new LabOptions("127.0.0.1", 0, 1, false, 2, store, log, false, List.of(), ""));
  }

  private String log() throws IOException {
    return Files.readString(folder.resolve("lab.log0"));
  }

  static Client.Answer move(Client client, String id, int at, String move) {
    return client.post(
        "/api/matches/" + id + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, at));
  }

  /** Waits until the match says that of itself. */
  static void awaitSaved(Client client, String id, String saved) {
    while (!client.get("/api/matches/" + id).string("saved").equals(saved)) {
      Client.pause();
    }
  }

  private void execute(String... statements) throws SQLException {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = connection.createStatement()) {
      for (String sql : statements) {
        statement.execute(sql);
      }
    }
  }

  @Test
  void anAnsweredMoveIsInTheStoreAlready() {
    try (var lab = open(file().toString());
        var store = Store.open(file().toString())) {
      var client = new Client(lab);
      var made = client.match("tic-tac-toe", "human", "human");
      assertThat(made.string("saved")).isEqualTo("true");
      String id = made.string("id");
      for (int at = 0; at < 4; at++) {
        String move = String.valueOf(at + 1);
        assertThat(move(client, id, at, move).string("saved")).isEqualTo("true");
        assertThat(store.savedMatches().get(id).orElseThrow()).contains("\"" + move + "\"]");
      }
    }
  }

  @Test
  void aFullDiskIsSaidUntilThereIsRoomAgain() throws SQLException, IOException {
    Store.open(file().toString()).close();
    // Saved games that fill their page to the last byte, and a file as large as it may be.
    execute(
        "create table filler (x blob)",
        "insert into filler values (zeroblob(400000))",
        "insert into sitting values ('old', printf('%.3900c', 'x'), 0)");
    String id;
    try (var lab = open("jdbc:sqlite:" + file() + "?max_page_count=40")) {
      var client = new Client(lab);
      var made = client.match("tic-tac-toe", "human", "human");
      id = made.string("id");
      assertThat(made.string("saved")).isEqualTo("false");
      assertThat(move(client, id, 0, "5").string("saved")).isEqualTo("false");
      var health = client.get("/health");
      assertThat(health.status()).isEqualTo(503);
      assertThat(health.string("trouble")).contains("the disk is full");
      assertThat(log()).contains("not saved", "the disk is full");
      execute("delete from filler");
      awaitSaved(client, id, "true");
      assertThat(client.get("/health").status()).isEqualTo(200);
      assertThat(move(client, id, 1, "1").string("saved")).isEqualTo("true");
      assertThat(log()).contains("saved again");
    }
    try (var lab = open(file().toString())) {
      var after = new Client(lab).get("/api/matches/" + id);
      assertThat(after.string("position")).isEqualTo("o../.x./... x");
    }
  }

  @Test
  void aGameOfManyMovesComesBack() {
    String text = longGame(Catalogue.load(MoveInput.NOBODY).open("labyrinth:limit=4000"), 2_100);
    try (var store = Store.open(file().toString())) {
      store.savedMatches().put(Map.of(ID, text));
    }
    try (var lab = open(file().toString())) {
      var match = new Client(lab).get("/api/matches/" + ID);
      assertThat(match.status()).as(match.text()).isEqualTo(200);
      assertThat(match.number("at")).isEqualTo(2_100);
    }
  }

  /** A game as the store holds it. */
  static <P extends Position<P>> String longGame(OpenGame<P> open, int plies) {
    var game = open.game();
    var random = new SplitMix(5);
    var words = new ArrayList<String>();
    P position = game.start(new SplitMix(1));
    var start = game.format(position);
    while (words.size() < plies) {
      int[] moves = LegalMoves.of(game, position);
      int move = moves[random.nextInt(moves.length)];
      P after = position.play(move);
      if (!after.over()) {
        words.add(game.formatMove(position, move));
        position = after;
      }
    }
    return Out.object(
        json -> {
          json.writeNumberProperty("version", plies);
          json.writeStringProperty("game", game.name());
          Out.strings(json, "agents", List.of("random", "random"));
          json.writeStringProperty("start", start);
          json.writeBooleanProperty("paused", true);
          for (String zero : List.of("number", "first", "second", "draws")) {
            json.writeNumberProperty(zero, 0);
          }
          Out.strings(json, "moves", words);
          json.writeNumberProperty("at", plies);
        });
  }

  @Test
  void aDamagedStoreIsSaid() throws IOException {
    try (var store = Store.open(file().toString())) {
      for (int i = 0; i < 300; i++) {
        store.savedMatches().put(Map.of("match " + i, "x".repeat(2_000)));
      }
    }
    try (var bytes = new RandomAccessFile(file().toFile(), "rw")) {
      for (long page = bytes.length() / 8192; page < bytes.length() / 4096; page += 3) {
        bytes.seek(page * 4096);
        bytes.write("nonsense".repeat(500).getBytes(StandardCharsets.US_ASCII));
      }
    }
    try (var lab = open(file().toString())) {
      var client = new Client(lab);
      while (client.get("/health").status() == 200) {
        Client.pause();
      }
      assertThat(client.get("/health").string("trouble")).contains("is damaged");
      for (int i = 0; i < 1_000 && log().isEmpty(); i++) {
        Client.pause(); // the line is written just after the lab says so
      }
      assertThat(log()).contains("is damaged");
    }
  }
}
