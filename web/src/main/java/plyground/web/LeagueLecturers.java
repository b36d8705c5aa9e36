package plyground.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import plyground.league.League;
import plyground.league.member.MemberRole;
import plyground.league.member.Members.Invitation;
import plyground.league.member.Roster;
import plyground.league.review.SimilarHandIns;
import plyground.web.LeagueRoutes.Addresses;
import plyground.web.json.Out;
import plyground.web.live.Refusal;
import tools.jackson.core.JsonGenerator;

/** What a lecturer sees and decides. */
final class LeagueLecturers {
  private static final int LONGEST_ROSTER = 200_000;
  private static final int LONGEST_GRACE = 365;

  /** Comparing a class takes a while, and nobody waits for the last minute. */
  private static final Duration COMPARED = Duration.ofMinutes(1);

  private final Leagues leagues;
  private final LeagueSessions sessions;
  private final LeagueArena arena;
  private final Map<String, Remembered<String>> similar = new HashMap<>();

  LeagueLecturers(Leagues leagues, LeagueSessions sessions, LeagueArena arena) {
    this.leagues = leagues;
    this.sessions = sessions;
    this.arena = arena;
    leagues
        .all()
        .forEach(
            (name, league) -> similar.put(name, new Remembered<>(COMPARED, () -> alike(league))));
  }

  void add(Addresses routes) {
    routes.get("/overview", this::overview);
    routes.get("/similar", this::similar);
    routes.post("/members", this::invite);
    routes.post("/members/{id}/renew", this::renew);
    routes.post("/members/{id}/grace", this::grace);
    routes.delete("/members/{id}", this::remove);
    routes.post("/freeze", this::freeze);
  }

  /** The league, for a lecturer alone. */
  private League league(Context request) {
    sessions.lecturer(request);
    return leagues.of(request);
  }

  private void overview(Context request) {
    var league = league(request);
    Routes.send(request, OverviewText.of(league, arena.ladder(request)));
  }

  private void similar(Context request) {
    league(request);
    var remembered = similar.get(leagues.name(request));
    Routes.send(request, remembered == null ? "{}" : remembered.get());
  }

  private static String alike(League league) {
    var pairs = SimilarHandIns.of(league.versions());
    return Out.object(
        json -> {
          json.writeBooleanProperty("compared", pairs.isPresent());
          Out.objects(
              json,
              "pairs",
              pairs.orElse(List.of()),
              each -> {
                json.writeStringProperty("first", each.first());
                json.writeStringProperty("second", each.second());
                json.writeNumberProperty("share", Math.round(each.share() * 100) / 100.0);
                json.writeArrayPropertyStart("lines");
                each.lines()
                    .forEach(
                        line -> {
                          json.writeStartArray();
                          json.writeNumber(line.first());
                          json.writeNumber(line.second());
                          json.writeEndArray();
                        });
                json.writeEndArray();
              });
        });
  }

  private void invite(Context request) {
    var league = league(request);
    var body = Routes.body(request);
    String roster = body.text("roster", LONGEST_ROSTER);
    body.end();
    String text = roster.startsWith("id") ? roster : "id,name\n" + roster;
    var invited = league.members().invite(Roster.parse(text, "the roster"), MemberRole.STUDENT);
    Routes.send(
        request,
        Out.object(json -> Out.objects(json, "invited", invited, each -> invitation(json, each))));
  }

  private static void invitation(JsonGenerator json, Invitation invitation) {
    json.writeStringProperty("id", invitation.member().id());
    json.writeStringProperty("name", invitation.member().name());
    json.writeStringProperty("token", invitation.token());
    json.writeStringProperty("path", "/league/join/" + invitation.token());
  }

  private void renew(Context request) {
    var league = league(request);
    Routes.body(request).end();
    var invitation =
        league.members().renew(request.pathParam("id")).orElseThrow(LeagueLecturers::nobody);
    Routes.send(request, Out.object(json -> invitation(json, invitation)));
  }

  private static Refusal nobody() {
    return Refusal.unknown("there is nobody of that id");
  }

  private String student(Context request, League league) {
    return league
        .members()
        .byId(request.pathParam("id"))
        .filter(each -> each.role() == MemberRole.STUDENT)
        .orElseThrow(LeagueLecturers::nobody)
        .id();
  }

  private void grace(Context request) {
    var league = league(request);
    var body = Routes.body(request);
    int days = (int) body.whole("days", 0, LONGEST_GRACE);
    body.end();
    league.members().setGrace(student(request, league), days);
    Routes.send(request, "{}");
  }

  private void remove(Context request) {
    var league = league(request);
    league.members().remove(student(request, league));
    request.status(204);
  }

  private void freeze(Context request) {
    var league = league(request);
    var body = Routes.body(request);
    boolean frozen = body.flag("frozen", true);
    body.end();
    league.freeze(frozen);
    Routes.send(request, Out.object(json -> json.writeBooleanProperty("frozen", frozen)));
  }
}
