package plyground.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.UnsupportedMediaTypeResponse;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.ClientLimits;
import plyground.web.live.LiveMatch;
import plyground.web.live.LiveMatchText;
import plyground.web.live.LiveMatches;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.live.Setup;
import plyground.web.tournament.LabTournaments;

/** Every address the lab answers, and with what. */
final class Routes {
  record Route(HandlerType method, String path, Handler handler) {
    static Route get(String path, Handler handler) {
      return new Route(HandlerType.GET, path, handler);
    }

    static Route post(String path, Handler handler) {
      return new Route(HandlerType.POST, path, handler);
    }

    static Route delete(String path, Handler handler) {
      return new Route(HandlerType.DELETE, path, handler);
    }
  }

  private static final String JSON = "application/json";
  private static final String LINES = "application/x-ndjson";

  private final AccessPolicy access;
  private final Searches searches;
  private final LiveMatches matches;
  private final PositionQueries questions;
  private final Tracing tracing;
  private final Visitors visitors;
  private final Events events;
  private final Pages pages;
  private final List<Route> all = new ArrayList<>();

  Routes(
      AccessPolicy access,
      Searches searches,
      LiveMatches matches,
      LabTournaments tournaments,
      ClientLimits limits,
      Visitors visitors,
      Health health,
      @Nullable LeagueRoutes league) {
    this.access = access;
    this.searches = searches;
    this.matches = matches;
    this.visitors = visitors;
    events = new Events(limits);
    pages = new Pages(league != null);
    get("/health", health::answer);
    questions = new PositionQueries(access, searches);
    tracing = new Tracing(access, searches);
    descriptions();
    positions();
    matches();
    new TournamentRoutes(tournaments, events, visitors).add(this::add);
    if (league != null) {
      league.add(this::add, events, visitors, searches);
    }
    pages();
  }

  List<Route> all() {
    return all;
  }

  private void add(Route route) {
    all.add(route);
  }

  private void get(String path, Handler handler) {
    add(Route.get(path, handler));
  }

  private void post(String path, Handler handler) {
    add(Route.post(path, handler));
  }

  private void descriptions() {
    get("/api/status", request -> send(request, status()));
    get("/api/openapi.json", Routes::openApi);
    get("/api/games", request -> send(request, games()));
    get(
        "/api/games/{game}",
        request -> {
          var open = game(request.pathParam("game"));
          send(request, Out.object(json -> Descriptions.open(open, json)));
        });
    get(
        "/api/agents",
        request -> {
          var open = game(String.valueOf(request.queryParam("game")));
          send(request, Out.object(json -> Descriptions.agents(open, access.programs(), json)));
        });
  }

  private OpenGame<?> game(String name) {
    return access.open(SceneQuery.bounded("game", name, PositionRequest.LONGEST_NAME));
  }

  private String status() {
    return Out.object(
        json -> {
          json.writeBooleanProperty("programs", access.programs());
          json.writeNumberProperty("threads", searches.threads());
          json.writeNumberProperty("running", searches.running());
          json.writeNumberProperty("waiting", searches.waiting());
          json.writeNumberProperty("matches", matches.size());
        });
  }

  private String games() {
    return Out.text(
        json -> {
          json.writeStartArray();
          for (var kind : access.games()) {
            json.writeStartObject();
            Descriptions.game(kind, json);
            json.writeEndObject();
          }
          json.writeEndArray();
        });
  }

  private void positions() {
    get("/api/scene", request -> Pages.sendLasting(request, SceneQuery.answer(access, request)));
    post("/api/position", request -> send(request, questions.position(body(request))));
    post(
        "/api/analyse",
        request -> send(request, await(questions.analyse(body(request), client(request)))));
    post(
        "/api/evaluate",
        request -> send(request, await(questions.evaluate(body(request), client(request)))));
    post("/api/trace", this::trace);
  }

  private void trace(Context request) throws IOException {
    byte[] lines = await(tracing.trace(body(request), client(request)));
    request.contentType(LINES);
    if (Pages.accepts(request.header("Accept-Encoding"))) {
      request.header("Content-Encoding", "gzip").result(lines);
    } else {
      request.result(new GZIPInputStream(new ByteArrayInputStream(lines)));
    }
  }

  private void matches() {
    post("/api/matches", this::create);
    get("/api/matches/{id}", this::look);
    get(
        "/api/matches/{id}/events",
        request -> events.stream(request, match(request), client(request)));
    get("/api/matches/{id}/record", this::record);
    post("/api/matches/{id}/moves", this::move);
    post("/api/matches/{id}/delay", this::delay);
    command("undo", LiveMatch::undo);
    command("redo", LiveMatch::redo);
    command("resign", LiveMatch::resign);
    command("pause", LiveMatch::pause);
    command("resume", LiveMatch::resume);
    command("step", LiveMatch::step);
  }

  private void command(String name, Consumer<LiveMatch<?>> change) {
    post(
        "/api/matches/{id}/" + name,
        request -> {
          body(request).end();
          change(request, change);
        });
  }

  private void create(Context request) {
    var body = body(request);
    var setup = Setup.read(body);
    body.end();
    var match = matches.create(setup, client(request));
    request.status(201);
    settle(request, match);
  }

  private String client(Context request) {
    return visitors.client(request);
  }

  private void move(Context request) {
    var body = body(request);
    String move = body.text("move", PositionRequest.LONGEST_MOVE);
    int at = (int) body.whole("at", 0, PositionRequest.MOST_MOVES);
    body.end();
    change(request, match -> match.play(move, at));
  }

  private void delay(Context request) {
    var body = body(request);
    int millis = (int) body.whole("millis", 0, 60_000);
    body.end();
    change(request, match -> match.delay(millis));
  }

  private void record(Context request) {
    var match = match(request);
    request.header("Content-Disposition", "attachment; filename=\"game.jsonl\"");
    request.contentType(LINES).result(LiveMatchText.record(match));
  }

  private LiveMatch<?> match(Context request) {
    return matches.get(request.pathParam("id"), client(request));
  }

  private void look(Context request) {
    var match = match(request);
    match.continueForWatcher();
    send(request, LiveMatchText.of(match, LiveMatchText.NOTHING));
  }

  private void change(Context request, Consumer<LiveMatch<?>> change) {
    var match = match(request);
    change.accept(match);
    settle(request, match);
  }

  /** The answer to a change: it is in the store by then, or the answer says that it is not. */
  private void settle(Context request, LiveMatch<?> match) {
    match.continueForWatcher();
    try {
      matches.settle(match);
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the lab is closing");
    }
    send(request, LiveMatchText.of(match, LiveMatchText.NOTHING));
  }

  private void pages() {
    get("/", request -> pages.page(request, "play"));
    pages.names().forEach(name -> get("/" + name, request -> pages.page(request, name)));
    get("/<path>", pages::file);
  }

  private static void openApi(Context request) {
    var in = Routes.class.getResourceAsStream("openapi.json");
    if (in == null) {
      throw Refusal.unknown("the description is not here");
    }
    request.contentType(JSON).result(in);
  }

  static void send(Context request, String json) {
    request.header("Cache-Control", "no-store").contentType(JSON);
    request.result(json.getBytes(StandardCharsets.UTF_8));
  }

  static Body body(Context request) {
    String type = String.valueOf(request.contentType());
    if (!type.startsWith(JSON)) {
      throw new UnsupportedMediaTypeResponse("expected " + JSON);
    }
    return Body.parse(request.body());
  }

  static <T> T await(CompletableFuture<T> answer) {
    try {
      return answer.get();
    } catch (ExecutionException failed) {
      throw Failures.of(failed.getCause() == null ? failed : failed.getCause());
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the lab is closing");
    }
  }
}
