package plyground.web;

import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import plyground.league.League;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.league.member.SignedSession;
import plyground.web.live.Refusal;
import plyground.web.live.RequestBudget;

/** Tells who asks a league, by a session's cookie or by a token, and how often they may. */
final class LeagueSessions {
  /** Requests of one person: so many at once, and one more every so often. */
  private static final int AT_ONCE = 100;

  private static final Duration ANOTHER = Duration.ofMillis(100);

  /** Tokens that are nobody's, from one address. */
  private static final int WRONG_AT_ONCE = 20;

  private static final Duration ANOTHER_WRONG = Duration.ofSeconds(30);

  private final Leagues leagues;
  private final Visitors visitors;
  private final boolean secure;
  private final RequestBudget requests = new RequestBudget(AT_ONCE, ANOTHER);
  private final RequestBudget wrong = new RequestBudget(WRONG_AT_ONCE, ANOTHER_WRONG);

  /**
   * @param secure whether browsers reach it by TLS alone
   */
  LeagueSessions(Leagues leagues, Visitors visitors, boolean secure) {
    this.leagues = leagues;
    this.visitors = visitors;
    this.secure = secure;
  }

  /** Cookies are shared by all ports of a machine. */
  private static String cookie(Context request, String league) {
    return "plyground-league-" + request.port() + "-" + league;
  }

  /** Who asks, if that is known. */
  Optional<Member> viewer(Context request) {
    String name = leagues.name(request);
    var league = leagues.of(name);
    if (request.header("Authorization") != null) {
      return known(request, league);
    }
    String session = request.cookie(cookie(request, name));
    return session == null
        ? Optional.empty()
        : league.member(session, Instant.now()).map(each -> counted(name, each));
  }

  private Optional<Member> known(Context request, League league) {
    refuseGuessing(request);
    var member = league.members().byToken(Leagues.token(request));
    if (member.isEmpty()) {
      wrong.debt(visitors.client(request), true);
    }
    return member.map(each -> counted(leagues.name(request), each));
  }

  private Member counted(String league, Member member) {
    var debt = requests.debt(league + " " + member.id(), true);
    if (debt.isPositive()) {
      throw Refusal.busy("you ask too often; wait a moment", debt);
    }
    return member;
  }

  private void refuseGuessing(Context request) {
    var debt = wrong.debt(visitors.client(request), false);
    if (debt.isPositive()) {
      throw Refusal.busy("too many wrong links and tokens came from your address", debt);
    }
  }

  /** Who asks; nobody else goes on. */
  Member member(Context request) {
    return viewer(request)
        .orElseThrow(
            () -> Refusal.unauthorised("open your invitation link first, or send your token"));
  }

  Member lecturer(Context request) {
    var member = member(request);
    if (member.role() != MemberRole.LECTURER) {
      throw Refusal.forbidden("this is for lecturers");
    }
    return member;
  }

  /** Follows an invitation link. */
  void join(Context request) {
    refuseGuessing(request);
    var found = leagues.byToken(request.pathParam("token"));
    if (found.isEmpty()) {
      wrong.debt(visitors.client(request), true);
      throw Refusal.unknown("this link is not good any more; ask for another one");
    }
    var one = found.get();
    keep(
        request,
        one.name(),
        one.league().session(one.member(), Instant.now()),
        SignedSession.LENGTH.toSeconds());
    String page = leagues.all().size() > 1 ? "/league?in=" + one.name() : "/league";
    // Not by a redirection: a strict cookie is not sent along when a link elsewhere led here.
    request
        .contentType("text/html; charset=utf-8")
        .header("Cache-Control", "no-store")
        .result(
            ("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Welcome</title>"
                    + "<meta http-equiv=\"refresh\" content=\"0; url=PAGE\">"
                    + "<p><a href=\"PAGE\">Go on to the league</a></p></html>")
                .replace("PAGE", page));
  }

  private void keep(Context request, String league, String value, long seconds) {
    request.header(
        "Set-Cookie",
        "%s=%s; Path=/; Max-Age=%d; HttpOnly; SameSite=Strict%s"
            .formatted(cookie(request, league), value, seconds, secure ? "; Secure" : ""));
  }

  void signOut(Context request) {
    Routes.body(request).end();
    String name = leagues.name(request);
    viewer(request).ifPresent(each -> leagues.of(name).members().signOut(each.id()));
    keep(request, name, "", 0);
    Routes.send(request, "{}");
  }
}
