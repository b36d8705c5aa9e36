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
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.web.exercise.ClassExercises;
import plyground.web.json.Body;
import plyground.web.json.Out;
import plyground.web.live.AccessPolicy;
import plyground.web.live.ClientLimits;
import plyground.web.live.LiveMatches;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;
import plyground.web.live.Searches;
import plyground.web.metrics.RequestMetrics;
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
  static final String LINES = "application/x-ndjson";

  private final AccessPolicy access;
  private final Searches searches;
  private final LiveMatches matches;
  private final PositionQueries questions;
  private final MoveReasons reasons;
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
      @Nullable LeagueRoutes league,
      Pages pages,
      LessonRoutes lessons,
      ClassExercises exercises,
      RequestMetrics requests) {
    this.access = access;
    this.searches = searches;
    this.matches = matches;
    this.visitors = visitors;
    events = new Events(limits);
    this.pages = pages;
    get("/health", health::answer);
    get("/metrics", new Metrics(requests, searches, matches, tournaments, health, league)::answer);
    questions = new PositionQueries(access, searches);
    reasons = new MoveReasons(access, searches);
    tracing = new Tracing(access, searches);
    descriptions();
    positions();
    new MatchRoutes(matches, events, visitors).add(this::add);
    new TournamentRoutes(tournaments, events, visitors).add(this::add);
    new WorkbenchRoutes(access, searches, visitors).add(this::add);
    if (league != null) {
      league.add(this::add, events, visitors, searches, lessons.names());
    }
    lessons.add(this::add, pages, visitors);
    new ExerciseRoutes(exercises, visitors).add(this::add, pages);
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
            Descriptions.game(access.open(kind.name()), json);
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
    post(
        "/api/why",
        request -> send(request, await(reasons.answer(body(request), client(request)))));
    post("/api/study", this::study);
    post("/api/trace", this::trace);
  }

  /** Lines of JSON as they come; a reader that has gone is noticed by the next one. */
  private void study(Context request) throws IOException {
    var lines = new LinkedBlockingQueue<String>();
    var answer = questions.study(body(request), client(request), lines::add);
    var _ = answer.whenComplete((_, _) -> lines.add(""));
    var out = Events.open(request, LINES);
    for (String line = take(lines); !line.isEmpty(); line = take(lines)) {
      Events.write(out, line + "\n");
    }
    try {
      Events.write(out, await(answer) + "\n");
    } catch (Refusal | InputException failed) {
      String reason = String.valueOf(failed.getMessage());
      Events.write(out, Out.object(json -> json.writeStringProperty("error", reason)) + "\n");
    }
  }

  private static String take(BlockingQueue<String> lines) {
    try {
      return lines.take();
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the lab is closing");
    }
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

  private String client(Context request) {
    return visitors.client(request);
  }

  private void pages() {
    var pictures = new Pictures(access);
    get("/api/picture", pictures::position);
    get("/api/games/{game}/sample/{ply}", pictures::sample);
    page("/", Pages.HOME);
    pages.names().forEach(name -> page("/" + name, name));
    get("/play/{id}", this::match);
    get("/docs", request -> request.redirect("/docs/index.html"));
    get("/docs/<path>", pages::documentation);
    get("/<path>", pages::file);
  }

  /** A match's own page; what the page loads has a dot in its name and no match has. */
  private void match(Context request) {
    String id = request.pathParam("id");
    if (id.contains(".")) {
      pages.file(request);
    } else if (!matches.known(id)) {
      throw Refusal.unknown("this lab has no such game, or no longer");
    } else {
      visitors.named(request);
      pages.page(request, "play");
    }
  }

  /** Whoever opens a page is known from then on, so that what is begun there is theirs. */
  private void page(String path, String name) {
    get(
        path,
        request -> {
          visitors.named(request);
          pages.page(request, name);
        });
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
