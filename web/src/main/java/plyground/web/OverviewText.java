package plyground.web;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import plyground.league.League;
import plyground.league.bot.BotVersion;
import plyground.league.ladder.LadderPlace;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** What a lecturer sees: everybody, what became of what they handed in last, and the load. */
final class OverviewText {
  private OverviewText() {}

  static String of(League league, LadderSnapshot ladder) {
    Map<String, BotVersion> latest = new HashMap<>();
    league.versions().latest().forEach(each -> latest.put(each.member(), each));
    Map<String, LadderPlace> places = new HashMap<>();
    ladder
        .places()
        .forEach(
            each -> {
              if (each.member() != null) {
                places.put(each.member(), each);
              }
            });
    var lessons = league.lessons().all();
    var load = league.ladder().load();
    boolean frozen = league.frozen();
    var students =
        league.members().all().stream().filter(each -> each.role() == MemberRole.STUDENT).toList();
    return Out.object(
        json -> {
          json.writeNumberProperty("playing", load.playing());
          json.writeNumberProperty("pairs", load.done());
          json.writeNumberProperty("waiting", load.waiting());
          json.writeNumberProperty("workers", load.workers());
          json.writeNumberProperty("lastHour", load.lastHour());
          json.writeBooleanProperty("frozen", frozen);
          Out.objects(
              json,
              "students",
              students,
              each -> {
                Out.strings(json, "lessons", lessons.getOrDefault(each.id(), Set.of()));
                student(json, each, latest.get(each.id()), places.get(each.id()));
              });
        });
  }

  private static void student(
      JsonGenerator json,
      Member member,
      @Nullable BotVersion version,
      @Nullable LadderPlace place) {
    json.writeStringProperty("id", member.id());
    json.writeStringProperty("name", member.name());
    json.writeStringProperty("alias", member.alias());
    json.writeNumberProperty("grace", member.graceDays());
    if (place != null) {
      json.writeNumberProperty("playing", place.version());
      json.writeNumberProperty("games", place.games());
      json.writeNumberProperty("faults", place.faults());
      json.writeNumberProperty("rating", LeagueText.tenth(place.rating()));
    }
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
