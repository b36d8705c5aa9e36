package plyground.games.labyrinth;

import static plyground.core.Parameter.choice;
import static plyground.core.Parameter.whole;

import java.util.List;
import plyground.core.AgentKind;
import plyground.core.EvaluatorKind;
import plyground.core.Game;
import plyground.core.GameKind;
import plyground.core.Parameter;
import plyground.core.Settings;
import plyground.games.labyrinth.Labyrinth.Options;

/** Amazing Labyrinth as the house knows it. */
public final class LabyrinthKind implements GameKind<Hunt> {
  @Override
  public String name() {
    return "labyrinth";
  }

  @Override
  public String summary() {
    return "Amazing Labyrinth for two: shift a line, walk, find your treasures in order, go home";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(
        choice(
            "tiles",
            List.of("uniform", "classic"),
            "uniform",
            "movable tiles: each drawn for itself, or the classic box shuffled"),
        whole("treasures", 1, 12, "5", "treasures a player, as far as the twelve last"),
        whole("limit", 1, 1_000_000, "1000", "plies after which a game is drawn"));
  }

  @Override
  public Game<Hunt> create(Settings settings) {
    return new Labyrinth(
        new Options(
            settings.text("tiles").equals("classic"),
            settings.whole("treasures"),
            settings.whole("limit")));
  }

  @Override
  public List<EvaluatorKind<Hunt>> evaluators() {
    return List.of(
        new EvaluatorKind<>(
            "race",
            "1000 a treasure ahead, and how near each is to its target on a board that wraps",
            false,
            new Race()));
  }

  @Override
  public List<AgentKind<Hunt>> agents() {
    return Heuristics.all();
  }

  @Override
  public String opponent() {
    return "h5";
  }
}
