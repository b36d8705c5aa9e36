package plyground.web.tournament;

import java.util.Locale;
import plyground.arena.plan.Plan;
import plyground.arena.record.GameSummary;
import plyground.arena.store.Run;
import plyground.core.Game;
import plyground.core.Side;
import plyground.web.json.Out;
import plyground.web.live.Titles;
import tools.jackson.core.JsonGenerator;

/** Tournaments and their games as JSON. */
final class TournamentText {
  private TournamentText() {}

  static void plan(Run run, JsonGenerator json) {
    var plan = run.plan();
    json.writeStringProperty("game", plan.game());
    json.writeStringProperty("title", Titles.game(plan.game()));
    Out.strings(json, "agents", plan.agents());
    json.writeStringProperty("form", plan.form().name().toLowerCase(Locale.ROOT).replace('_', '-'));
    json.writeNumberProperty("games", plan.games());
    json.writeStringProperty("until", until(plan));
    json.writeNumberProperty("seed", plan.seed());
    json.writeNumberProperty("size", run.size());
    json.writeStringProperty("begun", run.begun());
  }

  /** What ends it, as the form names it. */
  private static String until(Plan plan) {
    var goal = plan.until();
    return goal != null
        ? goal.name().toLowerCase(Locale.ROOT)
        : plan.sprt() != null ? "sprt" : "all";
  }

  /** A line of the list of games. */
  static void brief(Run run, Game<?> game, GameSummary each, JsonGenerator json) {
    var scheduled = each.scheduled();
    var agents = run.plan().agents();
    json.writeNumberProperty("number", scheduled.index());
    json.writeStringProperty("first", agents.get(scheduled.first()));
    json.writeStringProperty("second", agents.get(scheduled.second()));
    var winner = each.outcome().winner();
    Out.stringOrNull(json, "winner", winner == null ? null : game.sideName(winner));
    json.writeNumberProperty("seat", winner == null ? -1 : winner == Side.FIRST ? 0 : 1);
    json.writeStringProperty("reason", each.outcome().reason());
    json.writeNumberProperty("length", each.length());
  }
}
