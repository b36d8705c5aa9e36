package plyground.web;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.InetAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;

/** Talks to a lab as a browser does. */
final class Client {
  private final HttpClient http;
  private final String address;

  Client(Lab lab) {
    address = lab.address();
    http = HttpClient.newHttpClient();
  }

  /** Somebody else: from another address of this machine, and with cookies. */
  Client(Lab lab, String from) {
    address = lab.address();
    http =
        HttpClient.newBuilder()
            .localAddress(InetAddress.ofLiteral(from))
            .cookieHandler(new CookieManager())
            .build();
  }

  /** A status and a body. */
  record Answer(int status, String text, HttpHeaders headers) {
    @SuppressWarnings("unchecked") // every answer of the tests is an object
    Map<String, Object> object() {
      return (Map<String, Object>) Objects.requireNonNull(JsonTree.parse(text));
    }

    String string(String name) {
      return String.valueOf(object().get(name));
    }

    long number(String name) {
      return ((Number) Objects.requireNonNull(object().get(name))).longValue();
    }

    List<?> list(String name) {
      return (List<?>) Objects.requireNonNull(object().get(name));
    }
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(address + path.substring(1)));
  }

  Answer send(HttpRequest.Builder request) {
    try {
      var response = http.send(request.build(), HttpResponse.BodyHandlers.ofString());
      return new Answer(response.statusCode(), response.body(), response.headers());
    } catch (IOException failure) {
      throw new AssertionError(failure);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError(interrupted);
    }
  }

  Answer get(String path) {
    return send(request(path));
  }

  Answer post(String path, String json) {
    return send(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json)));
  }

  /** A new match of these agents. */
  Answer match(String game, String first, String second) {
    return post("/api/matches", setup(game, first, second));
  }

  static String setup(String game, String first, String second) {
    return Out.object(
        json -> {
          json.writeStringProperty("game", game);
          Out.strings(json, "agents", List.of(first, second));
        });
  }

  /** Asks again and again until nobody is thinking. */
  Answer settled(String id) {
    while (true) {
      var answer = get("/api/matches/" + id);
      if (!answer.string("thinking").equals("true")) {
        return answer;
      }
      pause();
    }
  }

  /** Asks again and again until all games are over. */
  Answer finished(String id) {
    while (true) {
      var answer = get("/api/matches/" + id);
      boolean last = answer.number("number") == answer.number("games");
      if (last && answer.string("over").equals("true")) {
        return answer;
      }
      pause();
    }
  }

  /** Asks again and again until a tournament is not played any more. */
  Answer over(String path) {
    while (true) {
      var answer = get(path);
      if (!"true".equals(answer.string("running")) && !"true".equals(answer.string("waiting"))) {
        return answer;
      }
      pause();
    }
  }

  static void pause() {
    try {
      Thread.sleep(10);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError(interrupted);
    }
  }

  /** The next events of a stream: id and data, one after the other. */
  List<String> events(String path, String last, int count) throws IOException {
    var request = request(path);
    if (!last.isEmpty()) {
      request.header("Last-Event-ID", last);
    }
    var lines = new ArrayList<String>();
    try {
      var response = http.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      try (var reader =
          new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
        while (lines.size() < 2 * count) {
          String line = String.valueOf(reader.readLine());
          if (line.startsWith("id: ") || line.startsWith("data: ")) {
            lines.add(line.substring(line.indexOf(' ') + 1));
          }
        }
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new AssertionError(interrupted);
    }
    return lines;
  }

  static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8);
  }
}
