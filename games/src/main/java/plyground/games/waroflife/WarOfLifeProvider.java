package plyground.games.waroflife;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameProvider;
import plyground.core.spi.GameText;
import plyground.core.spi.LearningDescriptor;

/** War of Life as the house knows it. */
public final class WarOfLifeProvider implements GameProvider<WarOfLifePosition> {
  private static final GameText TEXT =
      new GameText(
          "war-of-life",
          "Conway's life on 8x8 with two colours: move a piece, then a generation passes;"
              + " blue begins, who dies out loses",
          List.of(
              """
              Eight by eight cells without wrap-around. Blue begins. A turn has two parts: the \
              player moves one own piece to an empty neighbouring cell (eight directions), \
              then one generation of Conway's life passes for both colours at once.\
              """,
              """
              A piece with two or three neighbours of any colour survives and keeps its \
              colour; with fewer or more it dies. On an empty cell with exactly three \
              neighbours a piece is born, in the colour most of the three have.\
              """,
              """
              Who has no pieces left loses, also on the own turn; if both die out together it \
              is a draw. A player to move who has pieces but no move makes it a draw \
              (stalemate), and so do 250 moves (exhaust). The usual start puts twelve pieces \
              of each colour at random.\
              """),
          "pvs:depth=3");

  @Override
  public GameDescriptor<WarOfLifePosition> descriptor() {
    return new GameDescriptor<WarOfLifePosition>(
            TEXT,
            new GameMaker<>(List.of(), WarOfLifeProvider::create, _ -> new WarOfLifeView()),
            evaluators(),
            agents(),
            Optional.empty())
        .withLearning(
            new LearningDescriptor<>(_ -> new WarOfLifeFeatures(), WarOfLifeProvider.class))
        .withFeatures(_ -> WarOfLifeCounts.all())
        .withStrongest("mpc:reductions=on");
  }

  private static final Parameter TIES =
      Parameter.choice(
          "ties",
          List.of("first", "random"),
          "first",
          "which of equally good moves: the first in the game's order, or any");

  private static Game<WarOfLifePosition> create(Settings settings) {
    return new WarOfLife();
  }

  private static List<EvaluatorDescriptor<WarOfLifePosition>> evaluators() {
    return Evaluators.all();
  }

  private static List<AgentDescriptor<WarOfLifePosition>> agents() {
    var agents = new ArrayList<AgentDescriptor<WarOfLifePosition>>();
    agents.add(
        new AgentDescriptor<>("random", "any legal move", List.of(), (_, _) -> new RandomMover()));
    Arrays.stream(Strategy.values()).forEach(strategy -> agents.add(onePly(strategy)));
    agents.add(
        new AgentDescriptor<>(
            "minimax",
            "the seed's minimax: its move, the best reply, the land difference",
            minimaxParameters(),
            WarOfLifeProvider::minimax));
    return agents;
  }

  private static AgentDescriptor<WarOfLifePosition> onePly(Strategy strategy) {
    return new AgentDescriptor<>(
        strategy.title(),
        strategy.summary() + " after its move and the crank",
        List.of(TIES),
        (_, settings) -> new OnePly(strategy, randomTies(settings)));
  }

  private static boolean randomTies(Settings settings) {
    return settings.text("ties").equals("random");
  }

  private static List<Parameter> minimaxParameters() {
    var names = evaluators().stream().<String>map(kind -> kind.name()).toList();
    return List.of(
        Parameter.whole(
            "depth", 1, WarOfLifePosition.LONGEST, "", "plies to look ahead; without it 2"),
        LimitParameters.NODES,
        LimitParameters.TIME,
        Parameter.choice("eval", names, "land", "what a position is worth"),
        Parameter.choice(
            "wins",
            List.of("first", "static"),
            "static",
            "first: won games beat everything; static: it sees boards only, as the seed's"),
        TIES);
  }

  private static Agent<WarOfLifePosition> minimax(Game<WarOfLifePosition> game, Settings settings) {
    boolean winsFirst = settings.text("wins").equals("first");
    var evaluator = evaluator(game, settings.text("eval"), winsFirst);
    return new TwoPlyMinimax(
        LimitParameters.of(settings), evaluator, winsFirst, randomTies(settings));
  }

  private static Evaluator<WarOfLifePosition> evaluator(
      Game<WarOfLifePosition> game, String name, boolean winsFirst) {
    var kind =
        evaluators().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    var made = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
    return winsFirst && !kind.decisive() ? new WinsFirst<>(made) : made;
  }
}
