package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.web.Client.Answer;
import plyground.web.json.Out;

/** Exercises for a class, asked for as pages do. */
final class ExercisesTest {
  private static final String SEARCH = "alphabeta:depth=2,eval=lines";
  private static final String MODEL = "xo./.x./..o x";

  @TempDir static Path folder = Path.of("");

  private final Lab lab = open();
  private final Client ann = visitor("127.0.0.2");
  private final Client bob = visitor("127.0.0.3");

  private static Lab open() {
    String store = folder.resolve("exercises.db").toString();
    return Lab.open(new LabOptions("127.0.0.1", 0, 1, false, 2, store));
  }

  /** Somebody with a browser: its pages give it a cookie. */
  private Client visitor(String from) {
    var client = new Client(lab, from);
    assertThat(client.get("/play").status()).isEqualTo(200);
    return client;
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private static String setup(String kind, String agent, String position, boolean own) {
    return Out.object(
        json -> {
          json.writeStringProperty("kind", kind);
          json.writeStringProperty("game", "tic-tac-toe");
          json.writeStringProperty("agent", agent);
          json.writeStringProperty("position", position);
          json.writeBooleanProperty("own", own);
        });
  }

  private Answer make(String kind, boolean own) {
    var made = ann.post("/api/exercises", setup(kind, SEARCH, MODEL, own));
    assertThat(made.status()).as(made.text()).isEqualTo(201);
    return made;
  }

  private static String at(Answer made, String rest) {
    return "/api/exercises/" + made.string("id") + rest;
  }

  private static Answer answer(Client who, Answer made, String person, String answer) {
    return who.post(
        at(made, "/answers"),
        Out.object(
            json -> {
              json.writeStringProperty("person", person);
              json.writeStringProperty("answer", answer);
            }));
  }

  private static Answer owned(Client who, Answer made, String rest) {
    return who.send(
        who.request(at(made, rest)).header("Authorization", "Bearer " + made.string("owner")));
  }

  private static Answer board(Client who, Answer made, String person) {
    return who.post(at(made, "/board"), "{\"person\":\"" + person + "\"}");
  }

  @Test
  void theFirstAnswerCountsAndTheOwnerSeesIt() {
    var made = make("cuts", false);
    var board = board(ann, made, "Ann");
    assertThat(board.text()).contains("\"marks\":null").doesNotContain("solution");
    var wrong = answer(ann, made, "Ann", "B");
    assertThat(wrong.number("score")).isZero();
    String solution = wrong.string("solution");
    var again = answer(ann, made, "Ann", solution);
    assertThat(again.text()).isEqualTo(wrong.text());
    assertThat(board(ann, made, "Ann").text()).contains("\"answer\":\"B\"", "The rest of this");
    var right = answer(bob, made, " Bob ", solution);
    assertThat(right.number("score")).isEqualTo(right.number("points")).isPositive();
    assertThat(owned(ann, made, "/answers").list("answers")).hasSize(2);
    assertThat(owned(bob, made, "/solution").string("solution")).isEqualTo(solution);
    assertThat(owned(bob, made, "/answers?format=csv").text())
        .startsWith("person,exercise,kind,answer")
        .contains("\nAnn,", "\nBob,", ",false,", ",true,");
  }

  @Test
  void neighboursHaveBoardsOfTheirOwnEverySingleTime() {
    var made = make("cuts", true);
    var boards = new HashSet<String>();
    for (String person : List.of("Ann", "Bob", "Cem", "Dua", "Eve", "Fay")) {
      String position = board(ann, made, person).string("position");
      assertThat(board(bob, made, person).string("position")).isEqualTo(position);
      boards.add(position);
    }
    assertThat(boards).hasSizeGreaterThan(3);
  }

  @Test
  void nobodyAnswersForSomebodyElse() {
    var made = make("cuts", false);
    assertThat(answer(ann, made, "Ann", "B").status()).isEqualTo(200);
    assertThat(answer(bob, made, "Ann", "C").status()).isEqualTo(409);
    assertThat(board(bob, made, "Ann").text()).contains("\"marks\":null");
    assertThat(bob.get(at(made, "/answers")).status()).isEqualTo(403);
    assertThat(bob.get(at(made, "/solution")).status()).isEqualTo(403);
    assertThat(owned(bob, made, "/answers").list("answers")).hasSize(1);
  }

  /** What somebody is called is shown and written to files, but leads nowhere and runs nothing. */
  @Test
  void gradescopeGetsAFileForEverybody() throws IOException, InterruptedException {
    var made = make("cuts", false);
    answer(ann, made, "../../<b>Ann</b>", "B");
    answer(bob, made, "=1+1", "C");
    var request =
        ann.request(at(made, "/answers?format=gradescope"))
            .header("Authorization", "Bearer " + made.string("owner"))
            .build();
    byte[] zip;
    try (var http = HttpClient.newHttpClient()) {
      zip = http.send(request, HttpResponse.BodyHandlers.ofByteArray()).body();
    }
    var names = new HashSet<String>();
    try (var files = new ZipInputStream(new ByteArrayInputStream(zip))) {
      for (var entry = files.getNextEntry(); entry != null; entry = files.getNextEntry()) {
        names.add(entry.getName());
        assertThat(new String(files.readAllBytes(), StandardCharsets.UTF_8))
            .contains("\"max_score\" : 1.0", "\"tests\"");
      }
    }
    assertThat(names).hasSize(2).allMatch(name -> name.matches("[^/]+/results\\.json"));
    assertThat(owned(ann, made, "/answers?format=csv").text()).contains("\n\"'=1+1\",");
  }

  @Test
  void whatIsWrongIsOneLine() {
    var made = make("cuts", false);
    for (var each :
        Map.of(
                answer(ann, made, "", "B"), "your name",
                answer(ann, made, "a\u202eb", "B"), "letters that can be shown",
                answer(ann, made, "Ann", "ZZ"), "no node 'ZZ'",
                answer(ann, made, "x".repeat(81), "B"), "at most 80",
                ann.post("/api/exercises", setup("cuts", "mcts", MODEL, false)), "that cuts",
                ann.post(
                        "/api/exercises", setup("count", "minimax:depth=6", ".../.../... x", true)),
                    "smaller depth")
            .entrySet()) {
      assertThat(each.getKey().status()).as(each.getValue()).isEqualTo(400);
      assertThat(each.getKey().string("error")).contains(each.getValue()).hasLineCount(1);
    }
    assertThat(ann.get("/api/exercises/nothing").status()).isEqualTo(404);
    assertThat(ann.get("/exercise/nothing").status()).isEqualTo(404);
    var path = Objects.requireNonNull(made.object().get("path")).toString();
    assertThat(ann.get(path).text()).contains("<h1>Exercise</h1>");
  }
}
