package plyground.courses.othello;

import java.util.List;
import java.util.Map;
import plyground.agents.AgentProvider;
import plyground.agents.OpenGame;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.courses.prolog.PrologSettings;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;

/** The course's searches, and the agent {@code prolog}. */
public final class OthelloAgents implements AgentProvider<OthelloPosition> {
  private static final int DEEPEST = 60;

  @Override
  public String game() {
    return "othello";
  }

  @Override
  public List<AgentDescriptor<OthelloPosition>> agents(OpenGame<OthelloPosition> open) {
    return List.of(
        new AgentDescriptor<>(
            PrologSettings.AGENT,
            "an othello.pl with the ten predicates, or a heuristic_ID.pl with ID_h/2",
            PrologOthello.PARAMETERS,
            true,
            new PrologOthello(open)::agent),
        course("csc384-minimax", "the course's mmeval: its moves, values and counts", false),
        course("csc384-alphabeta", "the course's abeval, which prunes later than it could", true));
  }

  private static AgentDescriptor<OthelloPosition> course(
      String name, String summary, boolean prune) {
    var names = evaluators().stream().<String>map(each -> each.name()).toList();
    var parameters =
        List.of(
            Parameter.whole("depth", 1, DEEPEST, "", "plies to look ahead; without any limit 5"),
            Parameter.choice("h", names, "zero", "what a state is worth"));
    return new AgentDescriptor<>(
        name, summary, parameters, (game, settings) -> course(game, settings, prune));
  }

  private static Agent<OthelloPosition> course(
      Game<OthelloPosition> game, Settings settings, boolean prune) {
    var h = evaluator(settings.text("h"), game);
    Search<OthelloPosition> search = prune ? new CourseAlphaBeta(h) : new CourseMinimax(h);
    var own = settings.has("depth") ? Limit.depth(settings.whole("depth")) : Limit.NONE;
    return new CourseAgent(search, own);
  }

  private static List<EvaluatorDescriptor<OthelloPosition>> evaluators() {
    return new OthelloProvider().descriptor().evaluators();
  }

  static Evaluator<OthelloPosition> evaluator(String name, Game<OthelloPosition> game) {
    return evaluators().stream()
        .filter(each -> each.name().equals(name))
        .map(each -> each.maker().make(game, new Settings(each.parameters(), Map.of())))
        .findFirst()
        .orElseThrow();
  }
}
