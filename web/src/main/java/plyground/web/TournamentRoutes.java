package plyground.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.function.Consumer;
import plyground.core.InputException;
import plyground.web.Routes.Route;
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

  private final LabTournaments tournaments;
  private final Events events;
  private final Visitors visitors;

  TournamentRoutes(LabTournaments tournaments, Events events, Visitors visitors) {
    this.tournaments = tournaments;
    this.events = events;
    this.visitors = visitors;
  }

  void add(Consumer<Route> routes) {
    String all = "/api/tournaments";
    String one = all + "/{id}";
    routes.accept(Route.get(all, this::list));
    routes.accept(Route.post(all, this::create));
    routes.accept(Route.get(one, request -> send(request, tournaments.text(id(request)))));
    routes.accept(Route.delete(one, this::delete));
    routes.accept(Route.post(one + "/start", this::start));
    routes.accept(
        Route.post(one + "/stop", request -> send(request, tournaments.stop(id(request)))));
    routes.accept(Route.get(one + "/events", this::events));
    routes.accept(Route.get(one + "/report", this::report));
    routes.accept(
        Route.get(
            one + "/games",
            request ->
                send(
                    request,
                    tournaments
                        .pastGames()
                        .games(
                            id(request),
                            from(request),
                            request.queryParam("first"),
                            request.queryParam("second")))));
    routes.accept(
        Route.get(
            one + "/games/{number}",
            request ->
                send(
                    request,
                    tournaments.pastGames().record(id(request), number(request, "number")))));
  }

  private static void send(Context request, String json) {
    Routes.send(request, json);
  }

  private void list(Context request) {
    send(request, tournaments.list(visitors.of(request)));
  }

  private void create(Context request) {
    var body = Routes.body(request);
    send(request.status(201), tournaments.create(body, visitors.named(request)));
  }

  private void start(Context request) {
    send(request, tournaments.start(id(request), visitors.of(request)));
  }

  private void delete(Context request) {
    tournaments.delete(id(request), visitors.of(request));
    request.status(204);
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
    try (var _ = events.place(visitors.client(request))) {
      listen(id, request);
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
