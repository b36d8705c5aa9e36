package plyground.web;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import plyground.league.League;
import plyground.league.ladder.Ladder;
import plyground.web.Routes.Route;
import plyground.web.json.Out;
import plyground.web.live.Searches;

/**
 * The addresses of leagues: {@code /api/leagues/NAME/...}, or {@code /api/league/...} for the one
 * whose token is sent along, or the first.
 */
final class LeagueRoutes implements AutoCloseable {
  private static final String HAND_INS = "/versions";
  private static final String ONE = "/api/league";
  private static final String NAMED = "/api/leagues/{" + Leagues.PARAMETER + "}";

  private final Leagues leagues;
  private final LeagueSessions sessions;
  private final LeagueArena arena;

  /**
   * @param secure whether browsers reach it by TLS alone
   */
  LeagueRoutes(Map<String, League> open, Visitors visitors, boolean secure) {
    leagues = new Leagues(open);
    sessions = new LeagueSessions(leagues, visitors, secure);
    arena = new LeagueArena(leagues, sessions);
  }

  /** The bots that people may play against. */
  LeagueOpponents opponents() {
    return arena.opponents();
  }

  /** Who asks; nobody else goes on. */
  void mustBeMember(Context request) {
    sessions.member(request);
  }

  void mustBeLecturer(Context request) {
    sessions.lecturer(request);
  }

  /** What each league has to do, by its short name. */
  Map<String, Ladder.Load> loads() {
    var loads = new LinkedHashMap<String, Ladder.Load>();
    leagues.all().forEach((name, each) -> loads.put(name, each.ladder().load()));
    return loads;
  }

  /** Whether a request brings a hand-in. */
  static boolean isHandIn(Context request) {
    return HandlerType.POST.equals(request.method())
        && request.path().matches("/api/(league|leagues/[^/]+)" + HAND_INS);
  }

  /**
   * @param lessons the names of those that can be done here
   */
  void add(
      Consumer<Route> routes,
      Events events,
      Visitors visitors,
      Searches searches,
      Set<String> lessons) {
    routes.accept(Route.get("/league/join/{token}", sessions::join));
    routes.accept(Route.get("/api/leagues", this::list));
    var own = new Addresses(routes);
    own.post("/sign-out", sessions::signOut);
    arena.add(own, events, visitors);
    new LeagueHandIns(leagues, sessions).add(own);
    new LeagueStudents(leagues, sessions, arena, visitors, searches, lessons).add(own);
    new LeagueLecturers(leagues, sessions, arena).add(own);
  }

  /** The same addresses for the league that is named, and for the one that is meant. */
  record Addresses(Consumer<Route> routes) {
    private void add(HandlerType method, String path, Handler handler) {
      routes.accept(new Route(method, ONE + path, handler));
      routes.accept(new Route(method, NAMED + path, handler));
    }

    void get(String path, Handler handler) {
      add(HandlerType.GET, path, handler);
    }

    void post(String path, Handler handler) {
      add(HandlerType.POST, path, handler);
    }

    void delete(String path, Handler handler) {
      add(HandlerType.DELETE, path, handler);
    }
  }

  private void list(Context request) {
    Routes.send(
        request,
        Out.object(
            json ->
                Out.objects(
                    json,
                    "leagues",
                    leagues.all().entrySet(),
                    each -> {
                      json.writeStringProperty("in", each.getKey());
                      json.writeStringProperty("name", each.getValue().settings().name());
                      json.writeStringProperty("game", each.getValue().settings().game());
                    })));
  }

  @Override
  public void close() {
    arena.close();
  }
}
