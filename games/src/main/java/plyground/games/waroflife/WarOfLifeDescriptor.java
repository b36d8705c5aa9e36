package plyground.games.waroflife;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.WinsFirst;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;

/** War of Life as the house knows it. */
public final class WarOfLifeDescriptor implements GameDescriptor<WarOfLifePosition> {
  private static final Parameter TIES =
      Parameter.choice(
          "ties",
          List.of("first", "random"),
          "first",
          "which of equally good moves: the first in the game's order, or any");

  @Override
  public String name() {
    return "war-of-life";
  }

  @Override
  public String summary() {
    return "Conway's life on 8x8 with two colours: move a piece, then a generation passes;"
        + " blue begins, who dies out loses";
  }

  @Override
  public List<String> rules() {
    return List.of(
        """
        Eight by eight cells without wrap-around. Blue begins. A turn has two parts: the \
        player moves one own piece to an empty neighbouring cell (eight directions), \
        then one generation of Conway's life passes for both colours at once.""",
        """
        A piece with two or three neighbours of any colour survives and keeps its \
        colour; with fewer or more it dies. On an empty cell with exactly three \
        neighbours a piece is born, in the colour most of the three have.""",
        """
        Who has no pieces left loses, also on the own turn; if both die out together it \
        is a draw. A player to move who has pieces but no move makes it a draw \
        (stalemate), and so do 250 moves (exhaust). The usual start puts twelve pieces \
        of each colour at random.""");
  }

  @Override
  public Game<WarOfLifePosition> create(Settings settings) {
    return new WarOfLife();
  }

  @Override
  public List<EvaluatorDescriptor<WarOfLifePosition>> evaluators() {
    return Evaluators.all();
  }

  @Override
  public String opponent() {
    return "pvs:depth=3";
  }

  @Override
  public List<AgentDescriptor<WarOfLifePosition>> agents() {
    var agents = new ArrayList<AgentDescriptor<WarOfLifePosition>>();
    agents.add(
        new AgentDescriptor<>("random", "any legal move", List.of(), (_, _) -> new RandomMover()));
    Arrays.stream(Strategy.values()).forEach(strategy -> agents.add(onePly(strategy)));
    agents.add(
        new AgentDescriptor<>(
            "minimax",
            "the seed's minimax: its move, the best reply, the land difference",
            minimaxParameters(),
            this::minimax));
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

  private List<Parameter> minimaxParameters() {
    var names = evaluators().stream().<String>map(kind -> kind.name()).toList();
    return List.of(
        Parameter.whole(
            "depth", 1, WarOfLifePosition.LONGEST, "", "plies to look ahead; without it 2"),
        Parameter.whole("nodes", 1, Long.MAX_VALUE, "", "positions to visit for a move"),
        Parameter.time("time", "", "time for a move"),
        Parameter.choice("eval", names, "land", "what a position is worth"),
        Parameter.choice(
            "wins",
            List.of("first", "static"),
            "static",
            "first: won games beat everything; static: it sees boards only, as the seed's"),
        TIES);
  }

  private Agent<WarOfLifePosition> minimax(Game<WarOfLifePosition> game, Settings settings) {
    boolean winsFirst = settings.text("wins").equals("first");
    var evaluator = evaluator(game, settings.text("eval"), winsFirst);
    return new TwoPlyMinimax(limit(settings), evaluator, winsFirst, randomTies(settings));
  }

  private Evaluator<WarOfLifePosition> evaluator(
      Game<WarOfLifePosition> game, String name, boolean winsFirst) {
    var kind =
        evaluators().stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    var made = kind.maker().make(game, new Settings(kind.parameters(), Map.of()));
    return winsFirst && !kind.decisive() ? new WinsFirst<>(made) : made;
  }

  private static Limit limit(Settings settings) {
    var limit = Limit.NONE;
    if (settings.has("depth")) {
      limit = limit.withDepth(settings.whole("depth"));
    }
    if (settings.has("nodes")) {
      limit = limit.withNodes(settings.large("nodes"));
    }
    return settings.has("time") ? limit.withTime(settings.time("time")) : limit;
  }
}
