package plyground.web;

import static plyground.web.Routes.await;
import static plyground.web.Routes.body;
import static plyground.web.Routes.send;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import plyground.agents.OpenGame;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.search.Stop;
import plyground.teach.workbench.FormulaSource;
import plyground.teach.workbench.FormulaText;
import plyground.teach.workbench.FormulaValues;
import plyground.teach.workbench.SampledPositions;
import plyground.teach.workbench.SourceFile;
import plyground.teach.workbench.StateCounts;
import plyground.web.Routes.Route;
import plyground.web.json.Body;
import plyground.web.live.AccessPolicy;
import plyground.web.live.PositionRequest;
import plyground.web.live.Searches;
import plyground.web.live.Searches.Purpose;

/** Formulas as evaluators: what they may name, what they say, what they save, their source. */
final class WorkbenchRoutes {
  private static final int LONGEST_FORMULA = 2_000;
  private static final int MOST_BOARDS = 12;
  private static final int MOST_SEARCHED = 20;
  private static final int USUALLY_SEARCHED = 8;

  private final AccessPolicy access;
  private final Searches searches;
  private final Visitors visitors;

  WorkbenchRoutes(AccessPolicy access, Searches searches, Visitors visitors) {
    this.access = access;
    this.searches = searches;
    this.visitors = visitors;
  }

  void add(Consumer<Route> routes) {
    routes.accept(
        Route.get(
            "/api/workbench",
            request -> send(request, WorkbenchText.described(game(parameter(request, "game"))))));
    routes.accept(Route.get("/api/workbench/source", this::source));
    routes.accept(
        Route.post(
            "/api/workbench/value",
            request -> send(request, await(value(body(request), visitors.client(request))))));
    routes.accept(
        Route.post(
            "/api/workbench/states",
            request -> send(request, await(states(body(request), visitors.client(request))))));
  }

  private OpenGame<?> game(String name) {
    return access.open(SceneQuery.bounded("game", name, PositionRequest.LONGEST_NAME));
  }

  private static OpenGame<?> game(AccessPolicy access, Body body) {
    return access.open(body.text("game", PositionRequest.LONGEST_NAME));
  }

  private static String parameter(Context request, String name) {
    return Objects.requireNonNullElse(request.queryParam(name), "");
  }

  private static String formula(Body body) {
    return body.text("formula", LONGEST_FORMULA);
  }

  private CompletableFuture<String> value(Body body, String client) {
    return value(game(access, body), body, client);
  }

  private <P extends Position<P>> CompletableFuture<String> value(
      OpenGame<P> open, Body body, String client) {
    var place = PositionRequest.read(open, body);
    int boards = (int) body.whole("boards", 0, MOST_BOARDS, 0);
    long sample = body.whole("sample", 0, PositionRequest.LARGEST_SEED, 1);
    var values = FormulaValues.of(open, formula(body));
    body.end();
    return searches.submit(
        client,
        Purpose.HINT,
        new Stop(),
        _ ->
            WorkbenchText.valued(
                values, place.position(), SampledPositions.of(open.game(), sample, boards)));
  }

  private CompletableFuture<String> states(Body body, String client) {
    return states(game(access, body), body, client);
  }

  private <P extends Position<P>> CompletableFuture<String> states(
      OpenGame<P> open, Body body, String client) {
    String formula = FormulaText.of(open, formula(body)).text();
    int depth = (int) body.whole("depth", 0, StateCounts.DEEPEST, 0);
    int count = (int) body.whole("positions", 1, MOST_SEARCHED, USUALLY_SEARCHED);
    long seed = body.whole("seed", 0, PositionRequest.LARGEST_SEED, 1);
    body.end();
    List<P> positions = SampledPositions.of(open.game(), seed, count);
    return searches.submit(
        client,
        Purpose.STUDY,
        new Stop(),
        limit ->
            WorkbenchText.counted(StateCounts.of(open, formula, depth, positions, limit), count));
  }

  /** A file to be kept. */
  private void source(Context request) {
    var open = game(parameter(request, "game"));
    String text = SceneQuery.bounded("formula", parameter(request, "formula"), LONGEST_FORMULA);
    var written = source(open, text, parameter(request, "language"));
    request
        .header("Cache-Control", "no-store")
        .header("Content-Disposition", "attachment; filename=\"" + written.name() + "\"")
        .contentType("text/plain; charset=utf-8")
        .result(written.text().getBytes(StandardCharsets.UTF_8));
  }

  private static <P extends Position<P>> SourceFile source(
      OpenGame<P> open, String text, String language) {
    if (text.isBlank()) {
      throw new InputException("'formula': expected one");
    }
    var formula = FormulaText.of(open, text);
    return FormulaSource.of(formula.kind(), language).write(formula, "");
  }
}
