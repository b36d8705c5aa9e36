package plyground.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import plyground.core.Side;
import plyground.web.Routes.Route;
import plyground.web.json.Out;
import plyground.web.live.LiveMatch;
import plyground.web.live.LiveMatchText;
import plyground.web.live.LiveMatches;
import plyground.web.live.MatchBrief;
import plyground.web.live.MatchSeat;
import plyground.web.live.PositionRequest;
import plyground.web.live.Refusal;
import plyground.web.live.Setup;

/** The addresses of games in progress. */
final class MatchRoutes {
  private static final String ALL = "/api/matches";
  private static final String ONE = ALL + "/{id}";
  private static final int MOST_BRIEFS = 20;
  private static final int LONGEST_TOKEN = 40;

  private final LiveMatches matches;
  private final Events events;
  private final Visitors visitors;

  MatchRoutes(LiveMatches matches, Events events, Visitors visitors) {
    this.matches = matches;
    this.events = events;
    this.visitors = visitors;
  }

  void add(Consumer<Route> routes) {
    routes.accept(Route.post(ALL, this::create));
    routes.accept(Route.get(ALL, this::briefs));
    routes.accept(Route.get(ONE, this::look));
    routes.accept(
        Route.get(
            ONE + "/events",
            request -> events.stream(request, seat(request), visitors.client(request))));
    routes.accept(Route.get(ONE + "/record", MatchRoutes.this::record));
    routes.accept(Route.post(ONE + "/moves", this::move));
    routes.accept(Route.post(ONE + "/delay", this::delay));
    routes.accept(Route.post(ONE + "/invite", this::invite));
    routes.accept(Route.post(ONE + "/join", this::join));
    command("undo", MatchSeat::undo, routes);
    command("redo", MatchSeat::redo, routes);
    command("resign", MatchSeat::resign, routes);
    command("pause", MatchSeat::pause, routes);
    command("resume", MatchSeat::resume, routes);
    command("step", MatchSeat::step, routes);
  }

  private void command(String name, Consumer<MatchSeat<?>> change, Consumer<Route> routes) {
    routes.accept(
        Route.post(
            ONE + "/" + name,
            request -> {
              Routes.body(request).end();
              change(request, change);
            }));
  }

  private void create(Context request) {
    var body = Routes.body(request);
    var setup = Setup.read(body);
    body.end();
    var visitor = visitors.of(request);
    var match = matches.create(setup, visitor);
    request.status(201);
    settle(request, new MatchSeat<>(match, visitor.session()));
  }

  /** Some matches in a line each, as far as they are known. */
  private void briefs(Context request) {
    String ids = Objects.requireNonNullElse(request.queryParam("ids"), "");
    var found = new ArrayList<MatchSeat<?>>();
    for (String id : ids.split(",", MOST_BRIEFS + 1)) {
      if (found.size() < MOST_BRIEFS && matches.known(id)) {
        found.add(seat(request, id));
      }
    }
    Routes.send(request, Out.text(json -> MatchBrief.write(List.copyOf(found), json)));
  }

  private void look(Context request) {
    var seat = seat(request);
    seat.match().continueForWatcher();
    send(request, seat);
  }

  private static void send(Context request, MatchSeat<?> seat) {
    Routes.send(request, LiveMatchText.of(seat, LiveMatchText.NOTHING));
  }

  private void record(Context request) {
    request.header("Content-Disposition", "attachment; filename=\"game.jsonl\"");
    request.contentType(Routes.LINES).result(LiveMatchText.record(seat(request).match()));
  }

  private void move(Context request) {
    var body = Routes.body(request);
    String move = body.text("move", PositionRequest.LONGEST_MOVE);
    int at = (int) body.whole("at", 0, PositionRequest.MOST_MOVES);
    body.end();
    change(request, seat -> seat.play(move, at));
  }

  private void delay(Context request) {
    var body = Routes.body(request);
    int millis = (int) body.whole("millis", 0, 60_000);
    body.end();
    change(request, seat -> seat.delay(millis));
  }

  private void invite(Context request) {
    var body = Routes.body(request);
    var side = body.whole("side", 0, 1) == 0 ? Side.FIRST : Side.SECOND;
    body.end();
    change(request, seat -> seat.invite(side));
  }

  private void join(Context request) {
    var body = Routes.body(request);
    String invitation = body.text("invitation", LONGEST_TOKEN);
    body.end();
    change(request, seat -> seat.join(invitation));
  }

  private MatchSeat<?> seat(Context request) {
    return seat(request, request.pathParam("id"));
  }

  private MatchSeat<?> seat(Context request, String id) {
    var visitor = visitors.of(request);
    LiveMatch<?> match = matches.get(id, visitor.client());
    return new MatchSeat<>(match, visitor.session());
  }

  private void change(Context request, Consumer<MatchSeat<?>> change) {
    var seat = seat(request);
    change.accept(seat);
    settle(request, seat);
  }

  /** The answer to a change: it is in the store by then, or the answer says that it is not. */
  private void settle(Context request, MatchSeat<?> seat) {
    seat.match().continueForWatcher();
    try {
      matches.settle(seat.match());
    } catch (InterruptedException closing) {
      Thread.currentThread().interrupt();
      throw Refusal.busy("the lab is closing");
    }
    send(request, seat);
  }
}
