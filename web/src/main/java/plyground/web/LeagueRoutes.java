package plyground.web;

import io.javalin.http.Context;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import plyground.core.InputException;
import plyground.league.League;
import plyground.league.bot.BotVersion;
import plyground.league.bot.HandedInFile;
import plyground.league.bot.VersionState;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.league.member.SignedSession;
import plyground.web.Routes.Route;
import plyground.web.json.JsonTree;
import plyground.web.json.Out;
import plyground.web.live.Refusal;

/** The addresses of a league. Who asks is told by a session's cookie or by a token. */
final class LeagueRoutes {
  /** Where hand-ins are sent. */
  static final String VERSIONS = "/api/league/versions";

  private static final String BEARER = "Bearer ";
  private static final int MOST_GAMES = 100;
  private static final int LONGEST_NAME = 200;
  private static final int LONGEST_ALIAS = 40;

  private final League league;
  private final boolean secure;

  /**
   * @param secure whether browsers reach it by TLS alone
   */
  LeagueRoutes(League league, boolean secure) {
    this.league = league;
    this.secure = secure;
  }

  void add(Consumer<Route> routes) {
    String one = VERSIONS + "/{version}";
    routes.accept(Route.get("/league/join/{token}", this::join));
    routes.accept(Route.post("/api/league/sign-out", this::signOut));
    routes.accept(
        Route.get(
            "/api/league",
            request -> send(request, LeagueText.league(league, viewer(request).orElse(null)))));
    routes.accept(
        Route.get(
            "/api/league/standings",
            request ->
                send(
                    request,
                    LeagueText.standings(league.standings(viewer(request).orElse(null))))));
    routes.accept(Route.post(VERSIONS, this::submit));
    routes.accept(
        Route.get(
            VERSIONS,
            request ->
                send(request, LeagueText.versions(league.versions().of(member(request).id())))));
    routes.accept(
        Route.get(one, request -> send(request, LeagueText.version(ownVersion(request)))));
    routes.accept(Route.post(one + "/play", this::bringBack));
    routes.accept(Route.get("/api/league/games", this::games));
    routes.accept(Route.post("/api/league/alias", this::rename));
    routes.accept(
        Route.get(
            "/api/league/overview",
            request -> {
              lecturer(request);
              send(request, LeagueText.overview(league));
            }));
    routes.accept(Route.post("/api/league/members/{id}/renew", this::renew));
  }

  private static void send(Context request, String json) {
    Routes.send(request, json);
  }

  /** Cookies are shared by all ports of a machine. */
  private static String cookie(Context request) {
    return "plyground-league-" + request.port();
  }

  private Optional<Member> viewer(Context request) {
    String authorization = request.header("Authorization");
    if (authorization != null) {
      return authorization.startsWith(BEARER)
          ? league.members().byToken(authorization.substring(BEARER.length()).strip())
          : Optional.empty();
    }
    String session = request.cookie(cookie(request));
    return session == null ? Optional.empty() : league.member(session, Instant.now());
  }

  /** Who asks; nobody else goes on. */
  Member member(Context request) {
    return viewer(request)
        .orElseThrow(
            () -> Refusal.unauthorised("open your invitation link first, or send your token"));
  }

  private Member lecturer(Context request) {
    var member = member(request);
    if (member.role() != MemberRole.LECTURER) {
      throw Refusal.forbidden("this is for lecturers");
    }
    return member;
  }

  private void join(Context request) {
    var member =
        league
            .members()
            .byToken(request.pathParam("token"))
            .orElseThrow(
                () -> Refusal.unknown("this link is not good any more; ask for another one"));
    keep(request, league.session(member, Instant.now()), SignedSession.LENGTH.toSeconds());
    // Not by a redirection: a strict cookie is not sent along when a link elsewhere led here.
    request
        .contentType("text/html; charset=utf-8")
        .header("Cache-Control", "no-store")
        .result(
            "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Welcome</title>"
                + "<meta http-equiv=\"refresh\" content=\"0; url=/league\">"
                + "<p><a href=\"/league\">Go on to the league</a></p></html>");
  }

  private void keep(Context request, String value, long seconds) {
    request.header(
        "Set-Cookie",
        "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Strict%s"
            .formatted(cookie(request), value, seconds, secure ? "; Secure" : ""));
  }

  private void signOut(Context request) {
    Routes.body(request).end();
    viewer(request).ifPresent(each -> league.members().signOut(each.id()));
    keep(request, "", 0);
    send(request, "{}");
  }

  private void submit(Context request) {
    var member = member(request);
    var version = league.submit(member, files(request), Instant.now());
    send(request.status(202), LeagueText.version(version));
  }

  /** A single file as it is, named in the address, or several in JSON. */
  private static List<HandedInFile> files(Context request) {
    String name = request.queryParam("name");
    if (name != null) {
      return List.of(new HandedInFile(named(name), request.bodyAsBytes()));
    }
    if (!(JsonTree.parse(request.body()) instanceof Map<?, ?> body)
        || !(body.get("files") instanceof List<?> list)) {
      throw new InputException(
          "expected ?name=FILE and its bytes, or {\"files\":[{\"name\",\"content\"}]}");
    }
    var files = new ArrayList<HandedInFile>();
    for (Object each : list) {
      if (!(each instanceof Map<?, ?> file)
          || !(file.get("name") instanceof String called)
          || !(file.get("content") instanceof String content)) {
        throw new InputException("'files': expected name and content of each");
      }
      files.add(new HandedInFile(named(called), bytes(content)));
    }
    if (files.isEmpty()) {
      throw new InputException("'files': expected at least one");
    }
    return files;
  }

  private static String named(String name) {
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      throw new InputException("expected a file's name of at most " + LONGEST_NAME + " characters");
    }
    return name;
  }

  private static byte[] bytes(String content) {
    try {
      return Base64.getDecoder().decode(content);
    } catch (IllegalArgumentException wrong) {
      throw new InputException("'content': expected the file's bytes in base 64", wrong);
    }
  }

  private BotVersion ownVersion(Context request) {
    int version = ordinal(request);
    return league.versions().of(member(request).id()).stream()
        .filter(each -> each.ordinal() == version)
        .findFirst()
        .orElseThrow(() -> Refusal.unknown("you have no version " + version));
  }

  private static int ordinal(Context request) {
    String text = request.pathParam("version");
    if (!text.matches("\\d{1,9}")) {
      throw new InputException("'version': expected a whole number");
    }
    return Integer.parseInt(text);
  }

  private void bringBack(Context request) {
    Routes.body(request).end();
    var member = member(request);
    if (league.settings().closed(Instant.now())) {
      throw Refusal.conflict("the deadline is over");
    }
    send(request, LeagueText.version(league.versions().bringBack(member.id(), ordinal(request))));
  }

  private void games(Context request) {
    var member = member(request);
    var playing =
        league.versions().of(member.id()).stream()
            .filter(each -> each.state() == VersionState.PLAYING)
            .findFirst();
    var names = names(member);
    var games =
        playing
            .map(each -> league.ladder().games(BotVersion.bot(each.number()), MOST_GAMES))
            .orElse(List.of());
    send(request, LeagueText.games(games, bot -> names.getOrDefault(bot, "a former version")));
  }

  /** Bots on the ladder by the names this person may see. */
  private Map<String, String> names(Member viewer) {
    var standings = league.standings(viewer);
    var places = league.ladder().places();
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < Math.min(places.size(), standings.size()); i++) {
      names.put(places.get(i).bot(), standings.get(i).name());
    }
    return names;
  }

  private void rename(Context request) {
    var member = member(request);
    var body = Routes.body(request);
    String alias = body.text("alias", LONGEST_ALIAS).strip();
    body.end();
    if (alias.isEmpty()) {
      throw new InputException("'alias': expected a name");
    }
    boolean taken =
        league.members().all().stream()
            .anyMatch(
                each ->
                    !each.id().equals(member.id())
                        && (each.alias().equalsIgnoreCase(alias)
                            || each.id().equalsIgnoreCase(alias)));
    if (taken || alias.startsWith("house:")) {
      throw Refusal.conflict("somebody else is called so");
    }
    league.members().rename(member.id(), alias);
    send(request, LeagueText.league(league, member(request)));
  }

  private void renew(Context request) {
    lecturer(request);
    Routes.body(request).end();
    var invitation =
        league
            .members()
            .renew(request.pathParam("id"))
            .orElseThrow(() -> Refusal.unknown("there is nobody of that id"));
    send(
        request,
        Out.object(
            json -> {
              json.writeStringProperty("id", invitation.member().id());
              json.writeStringProperty("token", invitation.token());
              json.writeStringProperty("path", "/league/join/" + invitation.token());
            }));
  }
}
