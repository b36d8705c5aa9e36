package plyground.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** Holds the description of the interface against what the lab answers. */
final class OpenApiTest {
  private static final String TOURNAMENT =
      "{\"game\":\"tic-tac-toe\",\"agents\":[\"random\",\"greedy\"],\"games\":2}";

  private static final String EXERCISE =
      "{\"kind\":\"count\",\"game\":\"tic-tac-toe\",\"agent\":\"minimax:depth=2\"}";

  @TempDir static Path folder = Path.of("");

  private final Lab lab = Lab.open(options());
  private final Client client = new Client(lab);
  private final Map<?, ?> document = client.get("/api/openapi.json").object();
  private final Schema schema = new Schema(document);

  private static LabOptions options() {
    String store = folder.resolve("tournaments.db").toString();
    return new LabOptions("127.0.0.1", 0, 1, false, 2, store);
  }

  @AfterEach
  void close() {
    lab.close();
  }

  private Map<?, ?> paths() {
    return (Map<?, ?>) Objects.requireNonNull(document.get("paths"));
  }

  @Test
  void everyAddressIsDescribedAndNoOther() {
    var described = new TreeSet<String>();
    paths()
        .forEach(
            (path, methods) ->
                ((Map<?, ?>) Objects.requireNonNull(methods))
                    .keySet()
                    .forEach(method -> described.add(method + " " + path)));
    var answered = new TreeSet<String>();
    for (var route : lab.routes().all()) {
      if (!route.path().matches("/|(/docs)?/<path>|/[a-z]+(/\\{(id|name)})?")
          || route.path().matches("/health|/metrics")) {
        answered.add(route.method().name().toLowerCase(Locale.ROOT) + " " + route.path());
      }
    }
    assertThat(described).isEqualTo(answered);
  }

  @Test
  void everyExampleIsAnsweredAsDescribed() {
    int asked = 0;
    client.post("/api/tournaments", TOURNAMENT);
    client.over("/api/tournaments/1");
    for (var entry : paths().entrySet()) {
      String path = String.valueOf(entry.getKey());
      var methods = (Map<?, ?>) Objects.requireNonNull(entry.getValue());
      for (var method : methods.keySet()) {
        var operation = (Map<?, ?>) Objects.requireNonNull(methods.get(method));
        if (!path.endsWith("/events")) { // without end; MatchesTest reads those
          check(path, String.valueOf(method), operation);
          asked++;
        }
      }
    }
    assertThat(asked).isGreaterThan(15);
  }

  private void check(String path, String method, Map<?, ?> operation) {
    String agents = path.contains("step") || path.contains("pause") ? "random" : "human";
    var match = client.match("tic-tac-toe", agents, "random");
    if (path.endsWith("undo") || path.endsWith("redo")) {
      moved(match.string("id"), path.endsWith("redo"));
    }
    var exercise = client.post("/api/exercises", EXERCISE);
    String id = path.contains("exercises") ? exercise.string("id") : match.string("id");
    String address =
        path.replace("{id}", path.contains("tournaments") ? "1" : id)
                .replace("{number}", "0")
                .replace("{game}", "othello:size=8")
                .replace("{ply}", "3")
            + (path.equals("/api/agents") || path.equals("/api/workbench")
                ? "?game=tic-tac-toe"
                : "")
            + (path.endsWith("/source") ? "?game=othello&formula=discs&language=java" : "")
            + (path.equals("/api/scene") || path.equals("/api/picture")
                ? "?game=tic-tac-toe&moves=5+1"
                : "")
            + (path.endsWith("/report") ? "?format=text" : "");
    var answer =
        switch (method) {
          case "get" ->
              client.send(
                  client
                      .request(address)
                      .header("Authorization", "Bearer " + exercise.string("owner")));
          case "delete" -> client.send(client.request(address).DELETE());
          default -> client.post(address, example(operation, address));
        };
    var responses = (Map<?, ?>) Objects.requireNonNull(operation.get("responses"));
    var response = responses.get(String.valueOf(answer.status()));
    assertThat(response).as("%s %s: %s", method, path, answer).isNotNull();
    var content = (Map<?, ?>) Objects.requireNonNull(schema.resolve(response).get("content"));
    if (content.get("application/json") instanceof Map<?, ?> json) {
      schema.check(path, JsonTree.parse(answer.text()), json.get("schema"));
    }
  }

  private void moved(String id, boolean back) {
    client.post("/api/matches/" + id + "/moves", "{\"move\":\"5\",\"at\":0}");
    client.settled(id);
    if (back) {
      client.post("/api/matches/" + id + "/undo", "{}");
    }
  }

  /** The example of a request, which fits its own schema. */
  private String example(Map<?, ?> operation, String place) {
    var content = schema.resolve(operation.get("requestBody")).get("content");
    var json = (Map<?, ?>) ((Map<?, ?>) Objects.requireNonNull(content)).get("application/json");
    var example = Objects.requireNonNull(json).get("example");
    schema.check(place, example, json.get("schema"));
    return Out.text(out -> write(out, example));
  }

  private static void write(JsonGenerator out, @Nullable Object value) {
    switch (value) {
      case Map<?, ?> object -> {
        out.writeStartObject();
        object.forEach(
            (name, each) -> {
              out.writeName(String.valueOf(name));
              write(out, each);
            });
        out.writeEndObject();
      }
      case Iterable<?> list -> {
        out.writeStartArray();
        list.forEach(each -> write(out, each));
        out.writeEndArray();
      }
      case Long number -> out.writeNumber(number);
      case Boolean flag -> out.writeBoolean(flag);
      case null -> out.writeNull();
      default -> out.writeString(String.valueOf(value));
    }
  }
}
