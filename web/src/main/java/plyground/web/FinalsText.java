package plyground.web;

import java.util.HashMap;
import java.util.Map;
import plyground.league.League;
import plyground.league.finals.FinalsEntry;
import plyground.league.finals.FinalsProgress;
import plyground.web.json.Out;
import tools.jackson.core.JsonGenerator;

/** How finals stand, as JSON. */
final class FinalsText {
  private static final String NONE = "{\"state\":\"none\"}";

  private FinalsText() {}

  static String of(League league, LadderSnapshot ladder) {
    return league.finals().latest().map(entry -> of(league, entry, ladder)).orElse(NONE);
  }

  private static String of(League league, FinalsEntry entry, LadderSnapshot ladder) {
    try (var store = league.store()) {
      var run = league.finals(entry).run(store);
      if (run.isEmpty()) {
        return NONE;
      }
      var progress = FinalsProgress.of(store.standings(run.get()), run.get().size());
      return text(entry, progress, names(league, entry, ladder));
    }
  }

  /** As anybody may see them. */
  private static Map<Integer, String> names(
      League league, FinalsEntry entry, LadderSnapshot ladder) {
    Map<Integer, String> names = new HashMap<>();
    for (int i = 0; i < entry.entrants().size(); i++) {
      var each = entry.entrants().get(i);
      var member = each.member() == null ? null : ladder.people().get(each.member());
      names.put(
          i,
          member == null
              ? each.bot().replaceFirst("^house:", "")
              : league.settings().aliases() ? member.alias() : member.name());
    }
    return names;
  }

  private static String text(
      FinalsEntry entry, FinalsProgress progress, Map<Integer, String> names) {
    return Out.object(
        json -> {
          json.writeStringProperty(
              "state", progress.played() >= progress.size() ? "over" : "playing");
          json.writeNumberProperty("number", entry.number());
          json.writeStringProperty("begun", entry.begun().toString());
          json.writeNumberProperty("played", progress.played());
          json.writeNumberProperty("size", progress.size());
          Out.objects(
              json, "players", progress.players(), each -> player(json, entry, each, names));
          Out.objects(
              json,
              "certain",
              progress.certain(),
              each -> {
                json.writeStringProperty("better", names.getOrDefault(each.better(), "?"));
                json.writeStringProperty("worse", names.getOrDefault(each.worse(), "?"));
              });
        });
  }

  private static void player(
      JsonGenerator json,
      FinalsEntry entry,
      FinalsProgress.Standing standing,
      Map<Integer, String> names) {
    json.writeStringProperty("name", names.getOrDefault(standing.player(), "?"));
    json.writeBooleanProperty("house", entry.entrants().get(standing.player()).member() == null);
    json.writeNumberProperty("rating", LeagueText.tenth(standing.rating()));
    json.writeArrayPropertyStart("interval");
    json.writeNumber(LeagueText.tenth(standing.interval().low()));
    json.writeNumber(LeagueText.tenth(standing.interval().high()));
    json.writeEndArray();
    json.writeNumberProperty("games", standing.games());
    json.writeNumberProperty("score", Math.round(standing.score() * 1000) / 1000.0);
  }
}
