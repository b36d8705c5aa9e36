package plyground.web;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import plyground.arena.check.CheckFinding;
import plyground.league.League;
import plyground.league.LeagueStanding;
import plyground.league.bot.BotVersion;
import plyground.league.ladder.FacedGame;
import plyground.league.ladder.LadderFit.NotedRating;
import plyground.league.ladder.LadderGames.Rung;
import plyground.league.ladder.LadderPlace;
import plyground.league.member.Member;
import plyground.league.review.GameReview;
import plyground.league.review.GameReview.TurningPoint;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** A league as JSON. */
final class LeagueText {
  private static final double TENTH = 10.0;

  private LeagueText() {}

  /** The league, and who asks. */
  static String league(String place, League league, @Nullable Member viewer) {
    var settings = league.settings();
    int grace = viewer == null ? 0 : viewer.graceDays();
    boolean frozen = league.frozen();
    return Out.object(
        json -> {
          json.writeStringProperty("in", place);
          json.writeStringProperty("name", settings.name());
          json.writeStringProperty("game", settings.game());
          Out.stringOrNull(
              json,
              "end",
              settings
                  .end()
                  .map(each -> each.plus(Duration.ofDays(grace)).toString())
                  .orElse(null));
          json.writeBooleanProperty("closed", settings.closed(Instant.now(), grace));
          json.writeBooleanProperty("frozen", frozen);
          json.writeBooleanProperty("aliases", settings.aliases());
          json.writeStringProperty("limits", league.rules().sentence());
          Out.strings(json, "languages", league.rules().languages());
          json.writeNumberProperty("uploads", settings.uploads());
          if (viewer == null) {
            json.writeNullProperty("me");
          } else {
            json.writeObjectPropertyStart("me");
            json.writeStringProperty("id", viewer.id());
            json.writeStringProperty("name", viewer.name());
            json.writeStringProperty("alias", viewer.alias());
            json.writeStringProperty("role", viewer.role().text());
            json.writeBooleanProperty("open", viewer.open());
            json.writeEndObject();
          }
        });
  }

  static String standings(List<LeagueStanding> standings) {
    return Out.object(
        json -> Out.objects(json, "standings", standings, each -> standing(json, each)));
  }

  private static void standing(JsonGenerator json, LeagueStanding each) {
    json.writeStringProperty("id", each.id());
    json.writeStringProperty("name", each.name());
    if (each.version() == 0) {
      json.writeNullProperty("version");
    } else {
      json.writeNumberProperty("version", each.version());
    }
    rating(json, each.rating(), each.low(), each.high());
    json.writeNumberProperty("games", each.games());
    json.writeNumberProperty("faults", each.faults());
    json.writeBooleanProperty("own", each.own());
    // By which people play against it, where they may.
    Out.stringOrNull(json, "opponent", each.open() ? each.bot().replaceFirst("^v:", "") : null);
  }

  private static void rating(JsonGenerator json, double rating, double low, double high) {
    json.writeNumberProperty("rating", tenth(rating));
    json.writeArrayPropertyStart("interval");
    json.writeNumber(tenth(low));
    json.writeNumber(tenth(high));
    json.writeEndArray();
  }

  static double tenth(double rating) {
    return Math.round(rating * TENTH) / TENTH;
  }

  static String version(BotVersion version) {
    return Out.object(json -> version(json, version));
  }

  /**
   * Somebody's versions.
   *
   * @param places what those that have played are worth
   */
  static String versions(List<BotVersion> versions, List<LadderPlace> places) {
    return Out.object(
        json ->
            Out.objects(
                json,
                "versions",
                versions,
                each -> {
                  version(json, each);
                  places.stream()
                      .filter(place -> place.version() == each.ordinal() && place.games() > 0)
                      .findFirst()
                      .ifPresent(place -> record(json, place));
                }));
  }

  private static void record(JsonGenerator json, LadderPlace place) {
    rating(json, place.rating(), place.low(), place.high());
    json.writeNumberProperty("games", place.games());
    json.writeNumberProperty("faults", place.faults());
  }

  private static void version(JsonGenerator json, BotVersion version) {
    json.writeNumberProperty("version", version.ordinal());
    json.writeStringProperty("state", version.state().text());
    json.writeStringProperty("received", version.received().toString());
    json.writeStringProperty("language", version.language());
    Out.objects(json, "checks", version.checks(), each -> check(json, each));
  }

  private static void check(JsonGenerator json, CheckFinding check) {
    json.writeStringProperty("step", check.step());
    json.writeBooleanProperty("passed", check.passed());
    json.writeStringProperty("text", check.text());
    Out.stringOrNull(json, "position", check.position());
  }

  /**
   * Somebody's last games.
   *
   * @param names of bots as the viewer may see them
   */
  static String games(List<FacedGame> games, UnaryOperator<String> names) {
    return Out.object(json -> Out.objects(json, "games", games, each -> game(json, each, names)));
  }

  /** One of them, with what is needed to look at it move by move. */
  static String game(League league, FacedGame game, UnaryOperator<String> names) {
    return Out.object(
        json -> {
          game(json, game, names);
          LiveText.opinions(json, game.opinions());
          LiveText.sides(json, league.game(), game.start(), game.moves());
        });
  }

  private static void game(JsonGenerator json, FacedGame game, UnaryOperator<String> names) {
    json.writeNumberProperty("pair", game.pair());
    json.writeNumberProperty("seating", game.seating());
    json.writeStringProperty("opponent", names.apply(game.opponent()));
    json.writeStringProperty(
        "result", game.result() > 0 ? "won" : game.result() < 0 ? "lost" : "drawn");
    json.writeBooleanProperty("first", game.first());
    json.writeStringProperty("reason", game.reason());
    Out.stringOrNull(json, "fault", game.fault());
    json.writeBooleanProperty("ownFault", game.ownFault());
    Out.stringOrNull(json, "position", game.place());
    Out.stringOrNull(json, "detail", game.detail());
    json.writeStringProperty("start", game.start());
    json.writeStringProperty("moves", game.moves());
  }

  /** Where a game was lost, as far as there was time to look. */
  static String turns(List<TurningPoint> turns, boolean complete) {
    return Out.object(
        json -> {
          json.writeStringProperty("judge", GameReview.JUDGE);
          json.writeBooleanProperty("complete", complete);
          Out.objects(json, "turns", turns, each -> turn(json, each));
        });
  }

  private static void turn(JsonGenerator json, TurningPoint turn) {
    json.writeNumberProperty("ply", turn.ply());
    json.writeStringProperty("position", turn.position());
    json.writeStringProperty("move", turn.move());
    json.writeStringProperty("better", turn.better());
    json.writeNumberProperty("before", turn.before());
    json.writeNumberProperty("after", turn.after());
    json.writeBooleanProperty("exact", turn.exact());
    json.writeBooleanProperty("ahead", turn.ahead());
  }

  /** Ratings over time, and what the games against the house show. */
  static String progress(List<NotedRating> history, List<Rung> rungs) {
    return Out.object(
        json -> {
          Out.objects(json, "history", history, each -> noted(json, each));
          Out.objects(json, "rungs", rungs, each -> rung(json, each));
        });
  }

  private static void noted(JsonGenerator json, NotedRating noted) {
    json.writeNumberProperty("version", noted.version());
    json.writeStringProperty("at", Instant.ofEpochMilli(noted.at()).toString());
    json.writeNumberProperty("games", noted.games());
    rating(json, noted.rating(), noted.low(), noted.high());
  }

  private static void rung(JsonGenerator json, Rung rung) {
    json.writeStringProperty("agent", rung.agent());
    json.writeNumberProperty("pairs", rung.pairs());
    json.writeNumberProperty("score", Math.round(rung.score() * 1000) / 1000.0);
    json.writeBooleanProperty("beaten", rung.beaten());
  }
}
