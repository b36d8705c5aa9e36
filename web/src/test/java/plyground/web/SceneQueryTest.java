package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Scenes and boards over HTTP. */
final class SceneQueryTest {
  private static final Lab LAB = Lab.open(LabOptions.quiet());
  private static final Client CLIENT = new Client(LAB);
  private static final HttpClient HTTP = HttpClient.newHttpClient();

  @BeforeAll
  static void opened() {
    assertThat(LAB.port()).isPositive();
  }

  @AfterAll
  static void close() {
    HTTP.close();
    LAB.close();
  }

  private static HttpResponse<byte[]> ask(String path, String... headers)
      throws IOException, InterruptedException {
    var request = CLIENT.request(path);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return HTTP.send(request.build(), BodyHandlers.ofByteArray());
  }

  @Test
  void aSceneDependsOnItsAddressAloneAndMayBeKept() throws IOException, InterruptedException {
    String path = "/api/scene?game=othello&moves=d2";
    var first = ask(path);
    var headers = first.headers();
    assertThat(headers.firstValue("Cache-Control")).contains("private, max-age=600");
    String tag = headers.firstValue("ETag").orElseThrow();
    assertThat(ask(path).body()).isEqualTo(first.body());
    assertThat(ask(path, "If-None-Match", tag).statusCode()).isEqualTo(304);
    var small = ask(path, "Accept-Encoding", "gzip");
    assertThat(small.headers().firstValue("Content-Encoding")).contains("gzip");
    assertThat(small.body().length).isLessThan(first.body().length / 2);
  }

  @Test
  void theLastMoveIsToldInWordsAndWithWhereItWasMade() {
    var answer = CLIENT.get("/api/scene?game=tic-tac-toe&moves=5+1").object();
    var last = (Map<?, ?>) Objects.requireNonNull(answer.get("last"));
    assertThat(last.get("words")).isEqualTo("o takes 1, top left");
    assertThat(last.get("before")).isEqualTo(".../.x./... o");
    assertThat(last.get("steps")).isEqualTo(List.of("1"));
    assertThat((List<?>) answer.get("gestures")).hasSize(7);
  }

  @Test
  void whoOnlyLooksIsSparedTheMoves() {
    assertThat(CLIENT.get("/api/scene?game=othello&gestures=false").object())
        .doesNotContainKey("gestures")
        .doesNotContainKey("last");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "game=chess | 400 | no game 'chess'",
        "game=tic-tac-toe&moves=5+5 | 400 | move 2: ",
        "game=tic-tac-toe&position=nonsense | 400 | position: ",
        "game=war:map=/etc/passwd | 403 | names a file",
      })
  void whatIsWrongIsNamed(String query, int status, String words) {
    var answer = CLIENT.get("/api/scene?" + query);
    assertThat(answer.status()).isEqualTo(status);
    assertThat(answer.string("error")).contains(words);
  }

  @Test
  void aNameOfAnyLengthIsNotLookedUp() {
    var answer = CLIENT.get("/api/scene?game=" + "x".repeat(501));
    assertThat(answer.status()).isEqualTo(400);
    assertThat(answer.string("error")).isEqualTo("'game': expected at most 500 characters");
  }

  /** Every step and every link names a spot of the board. */
  @ParameterizedTest
  @ValueSource(strings = {"othello:size=8", "labyrinth", "war-of-life", "war"})
  void aBoardHasTheSpotsThatItsSceneSpeaksOf(String game) {
    String name = URLEncoder.encode(game, StandardCharsets.UTF_8);
    var board = (Map<?, ?>) CLIENT.get("/api/games/" + name).object().get("board");
    var spots = texts((List<?>) Objects.requireNonNull(board).get("spots"), "id");
    assertThat(spots).doesNotHaveDuplicates().hasSizeGreaterThan(30);
    var links = (List<?>) Objects.requireNonNull(board.get("links"));
    assertThat(spots).containsAll(texts(links, "one")).containsAll(texts(links, "other"));
    assertThat(links.isEmpty()).isEqualTo(!game.equals("war"));
    var scene = CLIENT.get("/api/scene?game=" + name);
    assertThat(spots).containsAll(texts(scene.list("gestures"), "at"));
  }

  private static List<String> texts(
      @org.jspecify.annotations.Nullable List<?> objects, String name) {
    return Objects.requireNonNull(objects).stream()
        .map(each -> String.valueOf(((Map<?, ?>) Objects.requireNonNull(each)).get(name)))
        .toList();
  }
}
