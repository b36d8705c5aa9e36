package plyground.games.labyrinth;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.whole;

import java.util.List;
import java.util.Optional;
import plyground.core.Game;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameProvider;
import plyground.core.spi.GameText;
import plyground.games.labyrinth.Labyrinth.Options;

/** Amazing Labyrinth as the house knows it. */
public final class LabyrinthProvider implements GameProvider<LabyrinthPosition> {
  private static final GameText TEXT =
      new GameText(
          "labyrinth",
          "Amazing Labyrinth for two: shift a line, walk, find your treasures in order, go home",
          List.of(
              """
              Seven by seven tiles with passages. The tiles in the odd rows and columns that \
              cross are fixed, and twelve of them hold treasures; lines 2, 4 and 6 can be \
              shifted, each in two directions. Every player gets treasures to find, in order, \
              and begins on a home square: a in the top left corner, b in the top right.\
              """,
              """
              A turn is a shift and a walk. The shift moves a whole row or column by one tile; \
              the tile that falls off comes in at the other end, and whoever stands on the \
              line rides along. The walk leads to any square connected to one's own by open \
              passages; staying is allowed, and squares may be shared.\
              """,
              """
              A treasure is found by ending one's own walk on it when it is next in line, at \
              most one a turn. Who has found all of them and then ends a walk on the own home \
              square wins. After 1000 turns of both together (limit=) the game is drawn.\
              """),
          "h5");

  @Override
  public GameDescriptor<LabyrinthPosition> descriptor() {
    return new GameDescriptor<LabyrinthPosition>(
            TEXT,
            new GameMaker<>(parameters(), LabyrinthProvider::create, _ -> new LabyrinthView()),
            evaluators(),
            agents(),
            Optional.empty())
        .withFeatures(_ -> LabyrinthCounts.all())
        .withStrongest("seeker:candidates=8");
  }

  private static List<Parameter> parameters() {
    return List.of(
        choice(
            "tiles",
            List.of("uniform", "classic"),
            "uniform",
            "movable tiles: each drawn for itself, or the classic box shuffled"),
        whole("treasures", 1, 12, "5", "treasures a player, as far as the twelve last"),
        whole("limit", 1, 1_000_000, "1000", "plies after which a game is drawn"));
  }

  private static Game<LabyrinthPosition> create(Settings settings) {
    return new Labyrinth(
        new Options(
            settings.text("tiles").equals("classic"),
            settings.whole("treasures"),
            settings.whole("limit")));
  }

  private static List<EvaluatorDescriptor<LabyrinthPosition>> evaluators() {
    return List.of(
        new EvaluatorDescriptor<>(
            "race",
            "1000 a treasure ahead, and how near each is to its target on a board that wraps",
            false,
            new Race()));
  }

  private static List<AgentDescriptor<LabyrinthPosition>> agents() {
    return Heuristics.all();
  }
}
