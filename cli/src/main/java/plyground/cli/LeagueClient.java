package plyground.cli;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import plyground.arena.report.Escape;
import plyground.console.Streams;
import plyground.core.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A league somewhere, asked by HTTP. What it says is shown so that it cannot steer a terminal.
 *
 * @param url as a person gave it: the lab's address, or that of one of its pages
 * @param token empty for nobody in particular
 */
record LeagueClient(String url, String token) {
  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final long BETWEEN_MILLIS = 300;
  private static final int UNAUTHORISED = 401;
  private static final int BAD = 400;
  private static final long LARGEST = 16L << 20;

  int submit(List<Path> files, boolean json, Streams streams) {
    var body = JSON.createObjectNode();
    var list = body.putArray("files");
    for (var file : files) {
      var each = list.addObject();
      each.put("name", String.valueOf(file.getFileName()));
      each.put("content", Base64.getEncoder().encodeToString(read(file)));
    }
    var answer = ask(request("/versions").POST(BodyPublishers.ofString(body.toString())));
    while (answer.path("state").asString("").equals("waiting")) {
      sleep();
      answer = later(answer.path("version").asInt());
    }
    report(answer, json, streams);
    return answer.path("state").asString("").equals("refused") ? 1 : 0;
  }

  /** What became of a version, asked again while the league is away: it has been taken already. */
  private JsonNode later(int version) {
    long begun = System.nanoTime();
    while (true) {
      try {
        return ask(request("/versions/" + version).GET());
      } catch (InputException away) {
        boolean gone = away.getCause() instanceof IOException;
        if (!gone || System.nanoTime() - begun > PATIENCE.toNanos()) {
          throw gone
              ? new InputException(
                  "version %d was taken and will be checked, but %s"
                      .formatted(version, away.message()),
                  away)
              : away;
        }
        sleep();
      }
    }
  }

  private static byte[] read(Path file) {
    try {
      if (Files.size(file) > LARGEST) {
        throw new InputException(file + ": expected at most " + (LARGEST >> 20) + " MB");
      }
      return Files.readAllBytes(file);
    } catch (IOException unreadable) {
      throw new InputException(file + ": there is no such file to read", unreadable);
    }
  }

  private static void sleep() {
    try {
      Thread.sleep(BETWEEN_MILLIS);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new InputException("interrupted; the hand-in is being checked all the same", stopped);
    }
  }

  private static void report(JsonNode version, boolean json, Streams streams) {
    if (json) {
      streams.out().println(version);
      return;
    }
    for (var check : version.path("checks")) {
      streams
          .out()
          .printf(
              "%-5s %-12s %s%n",
              check.path("passed").asBoolean() ? "ok" : "FAIL",
              Escape.line(check.path("step").asString("")),
              Escape.visible(check.path("text").asString("")));
      String position = check.path("position").asString("");
      if (!position.isEmpty()) {
        streams.out().printf("%-18s at: %s%n", "", Escape.line(position));
      }
    }
    streams
        .out()
        .printf(
            "version %d: %s%n",
            version.path("version").asInt(), Escape.line(version.path("state").asString("")));
  }

  int standings(boolean json, Streams streams) {
    var answer = ask(request("/standings").GET());
    if (json) {
      streams.out().println(answer);
      return 0;
    }
    streams
        .out()
        .printf(
            "%4s  %-28s %7s  %-16s %6s %6s%n", "", "", "rating", "95 of 100", "games", "faults");
    int rank = 0;
    for (var each : answer.path("standings")) {
      var interval = each.path("interval");
      streams
          .out()
          .printf(
              Locale.ROOT,
              "%4d  %-28s %7.0f  %-16s %6d %6d%n",
              ++rank,
              Escape.part(Escape.line(each.path("name").asString("")), 24),
              each.path("rating").asDouble(),
              String.format(
                  Locale.ROOT,
                  "%.0f .. %.0f",
                  interval.path(0).asDouble(),
                  interval.path(1).asDouble()),
              each.path("games").asInt(),
              each.path("faults").asInt());
    }
    return 0;
  }

  private HttpRequest.Builder request(String path) {
    try {
      var at = URI.create(url);
      if (at.getHost() == null || !String.valueOf(at.getScheme()).matches("https?")) {
        throw new IllegalArgumentException(url);
      }
      var request =
          HttpRequest.newBuilder(at.resolve(in(at) + path))
              .timeout(PATIENCE)
              .header("Content-Type", "application/json");
      return token.isEmpty() ? request : request.header("Authorization", "Bearer " + token);
    } catch (IllegalArgumentException wrong) {
      throw new InputException(
          "'" + url + "': expected an address such as http://127.0.0.1:8080", wrong);
    }
  }

  /** Of several leagues in one lab the address of a page names one. */
  private static String in(URI at) {
    var named = Pattern.compile("(?:^|&)in=([\\w.-]+)").matcher(String.valueOf(at.getQuery()));
    return named.find() ? "/api/leagues/" + named.group(1) : "/api/league";
  }

  private JsonNode ask(HttpRequest.Builder request) {
    try (var client = HttpClient.newHttpClient()) {
      var response = client.send(request.build(), BodyHandlers.ofString());
      var answer = JSON.readTree(response.body());
      if (response.statusCode() == UNAUTHORISED) {
        throw new InputException("the league does not know this token; ask for your link again");
      }
      if (response.statusCode() >= BAD) {
        throw new InputException(Escape.line(answer.path("error").asString("it was refused")));
      }
      return answer;
    } catch (IOException away) {
      String why = away.getMessage() == null ? "nobody is there" : away.getMessage();
      throw new InputException(url + " does not answer: " + why, away);
    } catch (JacksonException other) {
      throw new InputException(url + ": there is no league at this address", other);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new InputException("interrupted", stopped);
    }
  }
}
