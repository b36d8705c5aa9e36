package plyground.courses.othello;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.whole;

import java.util.List;
import java.util.regex.Pattern;
import plyground.agents.OpenGame;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.courses.prolog.Heuristic;
import plyground.courses.prolog.HeuristicAgent;
import plyground.courses.prolog.Library;
import plyground.courses.prolog.PrologSettings;
import plyground.games.othello.OthelloPosition;

/** Players made of an {@code othello.pl} or a {@code heuristic_ID.pl}. */
record PrologOthello(OpenGame<OthelloPosition> open) {
  private static final String DRIVER = "othello";
  private static final String RULES = "rules";
  private static final List<String> COURSE = List.of("mmeval", "abeval");
  private static final int COURSE_DEPTH = 3;
  private static final Pattern HEURISTIC = Pattern.compile("heuristic_(\\w+)\\.pl");

  static final List<Parameter> PARAMETERS =
      PrologSettings.with(
          choice(
              "search",
              List.of("alphabeta", "minimax", "pvs", "mmeval", "abeval"),
              "alphabeta",
              "ours with its heuristic, or the course's under its own rules (the last two)"),
          whole(
              "depth", 1, Integer.MAX_VALUE, "", "plies to look ahead; mmeval and abeval: 3 else"),
          LimitParameters.NODES,
          LimitParameters.TIME,
          choice(
              "endgame", List.of("on", "off"), "on", "whether the solver ends our search's games"));

  Agent<OthelloPosition> agent(Game<OthelloPosition> game, Settings settings) {
    var prolog = new PrologSettings(settings);
    String name = String.valueOf(prolog.file().getFileName());
    var heuristic = HEURISTIC.matcher(name);
    String what = heuristic.matches() ? heuristic.group(1) : RULES;
    String search = settings.text("search");
    return COURSE.contains(search)
        ? course(game, prolog, what, search)
        : ours(game, prolog, what, search);
  }

  /** Moves by the rules of the file itself. */
  private static Agent<OthelloPosition> course(
      Game<OthelloPosition> game, PrologSettings prolog, String what, String search) {
    var driver = prolog.driver(DRIVER, library(what), what, "search=" + search);
    var settings = prolog.all();
    var own = settings.has("depth") ? Limit.depth(settings.whole("depth")) : Limit.NONE;
    return new PrologSearchAgent(game, driver, prolog.limits(), search, own, COURSE_DEPTH);
  }

  /** A heuristic stands on our rules; who brings rules must not find them. */
  private static Library library(String what) {
    return what.equals(RULES) ? Library.SUPPLIED : Library.WHOLE;
  }

  private Agent<OthelloPosition> ours(
      Game<OthelloPosition> game, PrologSettings prolog, String what, String search) {
    var driver = prolog.driver(DRIVER, library(what), what);
    var heuristic = new Heuristic<>(game, driver);
    return new HeuristicAgent<>(
        open.searchAgent(search, heuristic, prolog.all()),
        heuristic,
        driver,
        prolog.limits(),
        prolog.all().text("endgame").equals("on"));
  }
}
