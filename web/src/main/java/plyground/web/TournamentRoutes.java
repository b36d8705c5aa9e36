package plyground.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.Semaphore;
import java.util.function.BiConsumer;
import plyground.core.InputException;
import plyground.web.live.Refusal;
import plyground.web.tournament.LabTournaments;

/** The addresses of tournaments. */
final class TournamentRoutes {
  private static final Duration SILENCE = Duration.ofSeconds(10);

  /** Between two events of a tournament in full swing. */
  private static final Duration BREATH = Duration.ofMillis(400);

  private static final Map<String, String> TYPES =
      Map.of(
          "html", "text/html",
          "text", "text/plain",
          "markdown", "text/markdown",
          "csv", "text/csv",
          "json", "application/json");

  private static final int MOST_LISTENERS = 200;

  private final LabTournaments tournaments;
  private final Semaphore places = new Semaphore(MOST_LISTENERS);

  TournamentRoutes(LabTournaments tournaments) {
    this.tournaments = tournaments;
  }

  void add(BiConsumer<String, Handler> get, BiConsumer<String, Handler> post) {
    get.accept("/api/tournaments", request -> Routes.send(request, tournaments.list()));
    post.accept(
        "/api/tournaments",
        request -> {
          String made = tournaments.create(Routes.body(request));
          Routes.send(request.status(201), made);
        });
    String one = "/api/tournaments/{id}";
    get.accept(one, request -> Routes.send(request, tournaments.text(id(request))));
    post.accept(one + "/start", request -> Routes.send(request, tournaments.start(id(request))));
    post.accept(one + "/stop", request -> Routes.send(request, tournaments.stop(id(request))));
    get.accept(one + "/events", this::events);
    get.accept(one + "/report", this::report);
    get.accept(
        one + "/games",
        request -> Routes.send(request, tournaments.games(id(request), from(request))));
    get.accept(
        one + "/games/{number}",
        request ->
            Routes.send(request, tournaments.record(id(request), number(request, "number"))));
  }

  private static int id(Context request) {
    return number(request, "id");
  }

  private static int number(Context request, String name) {
    return whole(name, request.pathParam(name));
  }

  private static int from(Context request) {
    String from = request.queryParam("from");
    return from == null ? 0 : whole("from", from);
  }

  private static int whole(String name, String text) {
    if (!text.matches("\\d{1,9}")) {
      throw new InputException("'" + name + "': expected a whole number");
    }
    return Integer.parseInt(text);
  }

  private void report(Context request) {
    String format = String.valueOf(request.queryParam("format"));
    String text = tournaments.report(id(request), LabTournaments.format(format));
    // The report is one file with its style in it; it may do nothing else.
    request.header(
        "Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    request
        .contentType(TYPES.getOrDefault(format, "text/plain") + "; charset=utf-8")
        .result(text.getBytes(StandardCharsets.UTF_8));
  }

  private void events(Context request) throws IOException, InterruptedException {
    int id = id(request);
    tournaments.text(id);
    if (!places.tryAcquire()) {
      throw Refusal.busy("too many are listening; try again later");
    }
    try {
      listen(id, request);
    } finally {
      places.release();
    }
  }

  private void listen(int id, Context request) throws IOException, InterruptedException {
    var out = Events.open(request);
    long seen = -1;
    while (true) {
      long version = tournaments.await(id, seen, SILENCE);
      if (version == seen) {
        Events.write(out, ":\n\n");
      } else {
        String text = tournaments.text(id);
        Events.write(out, "id: " + version + "\nevent: tournament\ndata: " + text + "\n\n");
        seen = version;
        Thread.sleep(BREATH);
      }
    }
  }
}
