package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;

/** Games in progress, over HTTP. */
final class MatchesTest {
  private static final LabOptions QUIET = LabOptions.quiet();

  private Lab lab = Lab.open(QUIET);
  private Client client = new Client(lab);

  @BeforeEach
  void known() {
    assertThat(client.get("/api/status").status()).isEqualTo(200);
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private static LabOptions kept(Path store) {
    return new LabOptions(QUIET.host(), 0, 1, false, QUIET.threads(), store.toString());
  }

  private Client.Answer move(String id, String move, long at) {
    return client.post(
        "/api/matches/" + id + "/moves", "{\"move\":\"%s\",\"at\":%d}".formatted(move, at));
  }

  private Client.Answer command(String id, String name) {
    return client.post("/api/matches/" + id + "/" + name, "{}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"tic-tac-toe", "othello", "war-of-life", "war:map=keren", "labyrinth"})
  void aPersonPlaysAWholeGameOfEachKind(String game) {
    var random = new Random(7);
    String agent = game.equals("labyrinth") ? "h1" : "random";
    var state = client.match(game, "human", agent);
    assertThat(state.status()).as(state.text()).isEqualTo(201);
    String id = state.string("id");
    while (state.string("over").equals("false") && state.number("at") < 60) {
      var legal = state.list("legal");
      String move = String.valueOf(legal.get(random.nextInt(legal.size())));
      assertThat(move(id, move, state.number("at")).status()).isEqualTo(200);
      state = client.settled(id);
    }
    var record = client.get("/api/matches/" + id + "/record").object();
    assertThat((List<?>) record.get("moves")).hasSize((int) state.number("at"));
    assertThat(record.keySet())
        .containsExactly("game", "agents", "seed", "start", "moves", "outcome");
  }

  @Test
  void aMoveOutOfTurnOrOutOfTimeIsRefused() {
    String id = client.match("tic-tac-toe", "human", "human").string("id");
    assertThat(move(id, "5", 0).number("at")).isEqualTo(1);
    assertThat(move(id, "1", 0).status()).isEqualTo(409);
    var illegal = move(id, "5", 1);
    assertThat(illegal.status()).isEqualTo(400);
    assertThat(illegal.string("error")).startsWith("'5' is not a legal move; legal: 1 2 3");
    var slow = client.match("tic-tac-toe", "random", "human").string("id");
    assertThat(client.settled(slow).number("at")).isEqualTo(1);
    assertThat(client.get("/api/matches/nobody").status()).isEqualTo(404);
  }

  @Test
  void undoGoesBackToThePersonsLastChoiceAndRedoForward() {
    String id = client.match("tic-tac-toe", "human", "alphabeta:depth=9").string("id");
    move(id, "5", 0);
    client.settled(id);
    move(id, "9", 2);
    assertThat(client.settled(id).number("at")).isEqualTo(4);
    assertThat(command(id, "undo").number("at")).isEqualTo(2);
    assertThat(command(id, "undo").number("at")).isZero();
    assertThat(command(id, "undo").status()).isEqualTo(409);
    assertThat(command(id, "redo").number("at")).isEqualTo(2);
    assertThat(client.get("/api/matches/" + id).list("line")).hasSize(4);
    move(id, "2", 2);
    var other = client.settled(id);
    assertThat(other.list("line")).hasSize(4);
    assertThat(String.valueOf(((Map<?, ?>) other.list("line").get(2)).get("move"))).isEqualTo("2");
  }

  @Test
  void whoResignsLoses() {
    String id = client.match("tic-tac-toe", "random", "human").string("id");
    client.settled(id);
    var over = command(id, "resign");
    assertThat(over.object().get("outcome"))
        .isEqualTo(Map.of("winner", "x", "reason", "resignation", "score", 0L));
    assertThat(over.list("legal")).isEmpty();
    assertThat(command(id, "resign").status()).isEqualTo(409);
    assertThat(move(id, "1", 1).status()).isEqualTo(409);
  }

  @Test
  void aMatchStartsFromASeedANameOrAText() {
    var seeds =
        List.of(1, 2).stream()
            .map(
                seed ->
                    client
                        .post(
                            "/api/matches",
                            "{\"game\":\"labyrinth\",\"agents\":[\"human\",\"human\"],\"seed\":"
                                + seed
                                + "}")
                        .string("start"))
            .toList();
    assertThat(seeds.get(0)).isNotEqualTo(seeds.get(1));
    var text =
        client.post(
            "/api/matches",
            "{\"game\":\"tic-tac-toe\",\"agents\":[\"human\",\"human\"],"
                + "\"start\":\"x.o/.x./... o\",\"moves\":[\"9\",\"1\"]}");
    assertThat(text.status()).isEqualTo(400);
    assertThat(text.string("error")).startsWith("move 2: '1' is not a legal move");
  }

  @ParameterizedTest
  @CsvSource({"tic-tac-toe, random, mcts:playouts=30", "othello, random, greedy"})
  void agentsPlayTheSameGamesAsInTheArena(String game, String one, String other) {
    var made =
        client.post(
            "/api/matches",
            Out.object(
                json -> {
                  json.writeStringProperty("game", game);
                  Out.strings(json, "agents", List.of(one, other));
                  json.writeNumberProperty("seed", 42);
                  json.writeNumberProperty("games", 4);
                  json.writeBooleanProperty("swap", true);
                  json.writeBooleanProperty("paused", true);
                }));
    String id = made.string("id");
    var records = new ArrayList<String>();
    for (var state = made; records.size() < 4; state = client.settled(id)) {
      // The next game begins a moment after it was asked for.
      boolean next = state.number("number") == records.size() + 1;
      if (next && state.string("over").equals("true")) {
        records.add(client.get("/api/matches/" + id + "/record").text());
      }
      command(id, "step");
    }
    var plan =
        new Plan(game, List.of(one, other), Form.MATCH, 4, 42, null, null, TimeControl.NONE, null);
    assertThat(records).isEqualTo(Arena.records(plan));
    assertThat(records).doesNotHaveDuplicates();
  }

  @Test
  void gamesThatVersion01KeptGoOn(@TempDir Path folder) throws IOException {
    var old = Path.of("../arena/src/test/resources/plyground/arena/store/version-0.1.db");
    var store = Files.copy(old, folder.resolve("old.db"));
    lab.close();
    lab = Lab.open(kept(store));
    client = new Client(lab);
    String id = "o48Xk_2UEH-rVMVnUh5Q5Q";
    assertThat(client.get("/api/matches/" + id).string("position")).isEqualTo("o../.x./..x o");
    assertThat(move(id, "2", 3).number("at")).isEqualTo(4);
    assertThat(client.get("/api/tournaments").text()).contains("\"played\":16", "\"played\":46");
  }

  @Test
  void watchersPauseStepAndGoOn() {
    var made =
        client.post(
            "/api/matches",
            "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"random\"],\"paused\":true,"
                + "\"games\":2}");
    String id = made.string("id");
    assertThat(made.number("at")).isZero();
    command(id, "step");
    var one = client.settled(id);
    assertThat(one.number("at")).isEqualTo(1);
    assertThat(one.string("paused")).isEqualTo("true");
    assertThat(command(id, "undo").number("at")).isZero();
    assertThat(command(id, "step").number("at")).isEqualTo(1);
    assertThat(client.post("/api/matches/" + id + "/delay", "{\"millis\":5}").number("delay"))
        .isEqualTo(5);
    command(id, "resume");
    assertThat(client.finished(id).number("number")).isEqualTo(2);
  }

  @Test
  void eventsTellOnlyWhatIsNewAndResume() throws IOException {
    String id = client.match("tic-tac-toe", "human", "human").string("id");
    move(id, "5", 0);
    move(id, "1", 1);
    String path = "/api/matches/" + id + "/events";
    var all = client.events(path, "", 1);
    assertThat(all.get(0)).isEqualTo("2");
    assertThat(all.get(1)).contains("\"keep\":0").contains("\"move\":\"5\"");
    var rest = client.events(path, "1", 1);
    var state = (Map<?, ?>) Objects.requireNonNull(JsonTree.parse(rest.get(1)));
    assertThat(state.get("keep")).isEqualTo(1L);
    assertThat((List<?>) state.get("line")).hasSize(1);
  }

  @Test
  void gamesInProgressSurviveARestart(@TempDir Path folder) throws IOException {
    close();
    lab = Lab.open(kept(folder.resolve("lab.db")));
    client = new Client(lab);
    String id = client.match("tic-tac-toe", "human", "alphabeta:depth=9").string("id");
    move(id, "5", 0);
    var before = client.settled(id);
    lab.close();
    lab = Lab.open(kept(folder.resolve("lab.db")));
    client = new Client(lab);
    var after = client.get("/api/matches/" + id);
    assertThat(after.string("position")).isEqualTo(before.string("position"));
    assertThat(after.number("version")).isGreaterThan(before.number("version"));
    assertThat(client.events("/api/matches/" + id + "/events", before.string("version"), 1).get(1))
        .contains("\"keep\":0");
    assertThat(move(id, "9", 2).status()).isEqualTo(200);
  }
}
