package plyground.web;

import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import plyground.league.League;
import plyground.league.member.Member;
import plyground.web.live.Refusal;

/** The leagues that are open in a lab, side by side, each by a short name of its own. */
final class Leagues {
  /** Of the path of an address that names its league. */
  static final String PARAMETER = "league";

  /** The path itself is read: some handlers come before the router. */
  private static final Pattern NAMED = Pattern.compile("/api/leagues/([^/]+)");

  private static final String BEARER = "Bearer ";

  private final Map<String, League> all;

  /**
   * @param all by their short names; the first is meant where none is named
   */
  Leagues(Map<String, League> all) {
    this.all = new LinkedHashMap<>(all);
  }

  Map<String, League> all() {
    return all;
  }

  /** A league and somebody of it. */
  record Found(String name, League league, Member member) {}

  /** Whose token it is, in whichever league. */
  Optional<Found> byToken(String token) {
    for (var each : all.entrySet()) {
      var member = each.getValue().members().byToken(token);
      if (member.isPresent()) {
        return Optional.of(new Found(each.getKey(), each.getValue(), member.get()));
      }
    }
    return Optional.empty();
  }

  /** The token that was sent along; empty for none. */
  static String token(Context request) {
    String authorization = String.valueOf(request.header("Authorization"));
    return authorization.startsWith(BEARER) ? authorization.substring(BEARER.length()).strip() : "";
  }

  /** The short name of the league that is asked: the named one, the token's, or the first. */
  String name(Context request) {
    var named = NAMED.matcher(request.path());
    if (named.lookingAt()) {
      of(named.group(1));
      return named.group(1);
    }
    String token = all.size() > 1 ? token(request) : "";
    return token.isEmpty() ? first() : byToken(token).map(Found::name).orElseGet(this::first);
  }

  private String first() {
    return all.keySet().iterator().next();
  }

  /** The league of that short name. */
  League of(String name) {
    var league = all.get(name);
    if (league == null) {
      throw Refusal.unknown("there is no such league here");
    }
    return league;
  }

  League of(Context request) {
    return of(name(request));
  }
}
