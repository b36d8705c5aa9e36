package plyground.games.labyrinth;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.decimal;
import static plyground.core.spec.Parameter.whole;

import java.util.List;
import plyground.core.agent.Agent;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;

/** The players of this game: the five of the Prolog project by their names there, and a search. */
final class Heuristics {
  private static final String DISTANCE = "distance";
  private static final String OPPONENT = "weight";
  private static final String NEXT = "next";

  private static final Parameter OPPONENT_WEIGHT =
      decimal(OPPONENT, 0, 100, "0.5", "weight of the opponent's nearness to his target");
  private static final Parameter NEXT_WEIGHT =
      decimal(NEXT, 0, 100, "0.25", "weight of the nearness to the target after this one");

  private static final Parameter CANDIDATES =
      whole(
          "candidates",
          0,
          1000,
          "0",
          "of how many of its best moves it also asks what they leave the opponent; 0 for none");

  private Heuristics() {}

  static List<AgentDescriptor<LabyrinthPosition>> all() {
    return List.of(
        new AgentDescriptor<>(
            "h1",
            "as near to the target as one turn comes",
            List.of(distance(Distance.MANHATTAN)),
            (_, settings) -> new OneStep(distance(settings))),
        twoStep(
            "h2",
            "h3, and keeps the opponent from his target",
            List.of(distance(Distance.CIRCULAR), OPPONENT_WEIGHT)),
        twoStep(
            "h3",
            "as near to the target as two turns in a row come",
            List.of(distance(Distance.CIRCULAR))),
        twoStep(
            "h4",
            "h2 on a board that does not wrap",
            List.of(distance(Distance.MANHATTAN), OPPONENT_WEIGHT)),
        twoStep(
            "h5",
            "h2, with an eye on the target after this one",
            List.of(distance(Distance.CIRCULAR), OPPONENT_WEIGHT, NEXT_WEIGHT)),
        new AgentDescriptor<>(
            "seeker",
            "minimax over three turns: takes treasures, opens its ways, closes the opponent's",
            List.of(CANDIDATES, LimitParameters.NODES, LimitParameters.TIME),
            (_, settings) -> seeker(settings)));
  }

  private static Agent<LabyrinthPosition> seeker(Settings settings) {
    int candidates = settings.whole(CANDIDATES.name());
    return candidates == 0
        ? new Seeker()
        : new DeepSeeker(candidates, LimitParameters.of(settings));
  }

  private static AgentDescriptor<LabyrinthPosition> twoStep(
      String name, String summary, List<Parameter> parameters) {
    return new AgentDescriptor<>(
        name,
        summary,
        parameters,
        (_, settings) ->
            new TwoStep(distance(settings), weight(settings, OPPONENT), weight(settings, NEXT)));
  }

  private static Parameter distance(Distance fallback) {
    return choice(
        DISTANCE,
        Distance.words(),
        fallback.word(),
        "rows and columns between two squares, on a board that wraps or not");
  }

  private static Distance distance(Settings settings) {
    return Distance.of(settings.text(DISTANCE));
  }

  private static double weight(Settings settings, String name) {
    return settings.describes(name) ? settings.decimal(name) : 0;
  }
}
