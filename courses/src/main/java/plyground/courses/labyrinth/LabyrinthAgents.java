package plyground.courses.labyrinth;

import java.util.List;
import java.util.stream.Collectors;
import plyground.agents.AgentProvider;
import plyground.agents.OpenGame;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.courses.prolog.Library;
import plyground.courses.prolog.PrologAgent;
import plyground.courses.prolog.PrologSettings;
import plyground.courses.prolog.Terms;
import plyground.games.labyrinth.LabyrinthPosition;

/** The agent {@code prolog}: a predicate that gives a shift and a square. */
public final class LabyrinthAgents implements AgentProvider<LabyrinthPosition> {
  @Override
  public String game() {
    return "labyrinth";
  }

  @Override
  public List<AgentDescriptor<LabyrinthPosition>> agents(OpenGame<LabyrinthPosition> open) {
    return List.of(
        new AgentDescriptor<>(
            PrologSettings.AGENT,
            "a heuristic in a Prolog file: my_heuristic(+Player,-Move,-Square)",
            PrologSettings.withPredicate("the heuristic"),
            true,
            LabyrinthAgents::heuristic));
  }

  private static Agent<LabyrinthPosition> heuristic(
      Game<LabyrinthPosition> game, Settings settings) {
    var prolog = new PrologSettings(settings);
    String predicate = prolog.predicate();
    return new PrologAgent<>(
        prolog.driver("labyrinth", Library.WHOLE, predicate),
        prolog.limits(),
        game,
        (position, _) -> turn(game, position));
  }

  /** The heuristics ask for the past, which a position's own words do not tell. */
  static String turn(Game<LabyrinthPosition> game, LabyrinthPosition position) {
    String past =
        position.seen().stream()
            .map(each -> Terms.term(game.format(each)))
            .collect(Collectors.joining(",", "[", "]"));
    return "turn(%s,%s,%s)."
        .formatted(Terms.term(game.format(position)), game.sideName(position.toMove()), past);
  }
}
