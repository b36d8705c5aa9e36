package plyground.courses.waroflife;

import java.util.List;
import plyground.agents.AgentProvider;
import plyground.agents.OpenGame;
import plyground.core.Game;
import plyground.core.agent.Agent;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.courses.prolog.Library;
import plyground.courses.prolog.PrologAgent;
import plyground.courses.prolog.PrologSettings;
import plyground.games.waroflife.WarOfLifePosition;

/** The agent {@code prolog}: a strategy by the handout's interface. */
public final class WarOfLifeAgents implements AgentProvider<WarOfLifePosition> {
  @Override
  public String game() {
    return "war-of-life";
  }

  @Override
  public List<AgentDescriptor<WarOfLifePosition>> agents(OpenGame<WarOfLifePosition> open) {
    return List.of(
        new AgentDescriptor<>(
            PrologSettings.AGENT,
            "a strategy in a Prolog file: bloodlust(+Colour,+Board,-NewBoard,-Move)",
            PrologSettings.withPredicate("the strategy"),
            true,
            WarOfLifeAgents::strategy));
  }

  private static Agent<WarOfLifePosition> strategy(
      Game<WarOfLifePosition> game, Settings settings) {
    var prolog = new PrologSettings(settings);
    String predicate = prolog.predicate();
    return new PrologAgent<>(
        game,
        prolog.driver("war_of_life", Library.SUPPLIED, predicate),
        prolog.limits(),
        (turn, _) -> "turn(" + turn + ").",
        new StrategyAnswer(predicate)::move);
  }
}
