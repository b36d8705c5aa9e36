package plyground.web;

import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.arena.check.CheckFinding;
import plyground.league.League;
import plyground.league.LeagueStanding;
import plyground.league.bot.BotVersion;
import plyground.league.ladder.Ladder;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** A league as JSON. */
final class LeagueText {
  private static final double TENTH = 10.0;

  private LeagueText() {}

  /** The league, and who asks. */
  static String league(League league, @Nullable Member viewer) {
    var settings = league.settings();
    return Out.object(
        json -> {
          json.writeStringProperty("name", settings.name());
          json.writeStringProperty("game", settings.game());
          Out.stringOrNull(json, "end", settings.end().map(Instant::toString).orElse(null));
          json.writeBooleanProperty("closed", settings.closed(Instant.now()));
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
    json.writeNumberProperty("rating", tenth(each.rating()));
    json.writeArrayPropertyStart("interval");
    json.writeNumber(tenth(each.low()));
    json.writeNumber(tenth(each.high()));
    json.writeEndArray();
    json.writeNumberProperty("games", each.games());
    json.writeNumberProperty("faults", each.faults());
    json.writeBooleanProperty("own", each.own());
  }

  private static double tenth(double rating) {
    return Math.round(rating * TENTH) / TENTH;
  }

  static String version(BotVersion version) {
    return Out.object(json -> version(json, version));
  }

  static String versions(List<BotVersion> versions) {
    return Out.object(json -> Out.objects(json, "versions", versions, each -> version(json, each)));
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
  static String games(List<Ladder.Faced> games, Function<String, String> names) {
    return Out.object(json -> Out.objects(json, "games", games, each -> game(json, each, names)));
  }

  private static void game(JsonGenerator json, Ladder.Faced game, Function<String, String> names) {
    json.writeNumberProperty("pair", game.pair());
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

  /** What a lecturer sees: everybody, and what became of what they handed in last. */
  static String overview(League league) {
    Map<String, BotVersion> latest =
        league.versions().latest().stream()
            .collect(Collectors.toMap(BotVersion::member, each -> each));
    var load = league.ladder().load();
    return Out.object(
        json -> {
          json.writeNumberProperty("playing", load.playing());
          json.writeNumberProperty("pairs", load.done());
          json.writeNumberProperty("waiting", load.waiting());
          var students =
              league.members().all().stream()
                  .filter(each -> each.role() == MemberRole.STUDENT)
                  .toList();
          Out.objects(json, "students", students, each -> student(json, each, latest));
        });
  }

  private static void student(JsonGenerator json, Member member, Map<String, BotVersion> latest) {
    json.writeStringProperty("id", member.id());
    json.writeStringProperty("name", member.name());
    json.writeStringProperty("alias", member.alias());
    var version = latest.get(member.id());
    if (version == null) {
      json.writeStringProperty("state", "nothing handed in");
      return;
    }
    json.writeNumberProperty("version", version.ordinal());
    json.writeStringProperty("state", version.state().text());
    json.writeStringProperty("received", version.received().toString());
    json.writeStringProperty("language", version.language());
    version.checks().stream()
        .filter(each -> !each.passed())
        .findFirst()
        .ifPresent(
            each ->
                json.writeStringProperty(
                    "problem", String.format(Locale.ROOT, "%s: %s", each.step(), each.text())));
  }
}
