package plyground.games.war;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.EvaluatorDescriptor;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameMaker;
import plyground.core.spi.GameProvider;
import plyground.core.spi.GameText;
import plyground.core.spi.SolverDescriptor;

/** The war game as the house knows it. */
public final class WarProvider implements GameProvider<WarPosition> {
  private static final String NAME = "war";
  private static final String RANDOM = "random";

  /** With this many empty cities the solver takes about a tenth of a second. */
  private static final int ENDGAME = 12;

  private static final List<String> DRAWN = List.of("size", "degree", "held", "seed");

  private static final GameText TEXT =
      new GameText(
          NAME,
          "Union against Confederacy for the resources of a map's cities, by march and drop",
          List.of(
              """
              Cities joined by roads, each worth some resources. The Union moves first; every \
              turn takes one empty city, and the game is over when none is left. Who then \
              holds more resources wins.\
              """,
              """
              A Force March takes an empty city next to an own one, and all neighbouring \
              cities of the other side change hands; that does not spread further. A Paratroop \
              Drop takes any empty city and conquers nothing.\
              """,
              """
              By the assignment's rule (rule=assignment) one may also drop where a march is \
              possible. By the classic rule (rule=classic) every move next to an own city is a \
              march.\
              """),
          "pvs:nodes=200000");

  @Override
  public GameDescriptor<WarPosition> descriptor() {
    return new GameDescriptor<WarPosition>(
            TEXT,
            new GameMaker<>(parameters(), WarProvider::create, game -> new WarView((War) game)),
            evaluators(),
            List.of(),
            Optional.of(
                new SolverDescriptor<>(
                    (_, threads, everyMove) -> new WarSolver(threads, everyMove),
                    WarProvider::solvedAtOnce,
                    false,
                    true,
                    WarSolver::expectedSeconds,
                    _ -> null)))
        .withFeatures(_ -> WarCounts.all());
  }

  private static List<Parameter> parameters() {
    String maps = "a map file, " + String.join(", ", Classics.names()) + " or " + RANDOM;
    var builtIn = new ArrayList<>(Classics.names());
    builtIn.add(RANDOM);
    return List.of(
        Parameter.file("map", maps, builtIn, "smolensk", "the cities' neighbours"),
        Parameter.file(
            "init",
            "a file",
            List.of(),
            "",
            "the cities' resources and owners; a map file's other half"),
        Parameter.choice(
            "rule",
            List.of("assignment", "classic"),
            "assignment",
            "classic: next to an own city every move is a march"),
        Parameter.whole("size", 1, RandomMap.MOST_CITIES, "14", "cities of a random map")
            .atMostShared("200"),
        Parameter.decimal("degree", 0, 6, "3", "neighbours of a random map's city, on average"),
        Parameter.whole("held", 0, 1_000, "0", "cities each side holds as a random map begins"),
        Parameter.whole("seed", 0, Long.MAX_VALUE, "1", "what a random map is drawn from"));
  }

  private static Game<WarPosition> create(Settings settings) {
    String map = settings.text("map");
    boolean random = map.equals(RANDOM);
    for (String parameter : DRAWN) {
      if (!random && settings.given(parameter)) {
        throw new InputException(parameter + "= goes with map=random");
      }
    }
    return random ? random(settings) : read(settings, map);
  }

  private static War random(Settings settings) {
    if (settings.has("init")) {
      throw new InputException("init= does not go with map=" + RANDOM);
    }
    var drawn =
        new RandomMap(settings.whole("size"), settings.decimal("degree"), settings.large("seed"));
    return new War(
        settings.name(NAME), drawn.cities(settings.whole("held")), drawn.roads(), rule(settings));
  }

  private static War read(Settings settings, String map) {
    String init = settings.text("init");
    if (!Classics.has(map)) {
      if (init.isEmpty()) {
        throw new InputException("map=" + map + " is a file and needs init=FILE too");
      }
      return WarFiles.war(settings.name(NAME), map, init, rule(settings));
    }
    if (!init.isEmpty()) {
      throw new InputException("init= does not go with map=" + map);
    }
    var cities = Classics.cities(map);
    return new War(settings.name(NAME), cities, Classics.roads(), rule(settings));
  }

  private static Rule rule(Settings settings) {
    return settings.text("rule").equals("classic") ? Rule.CLASSIC : Rule.ASSIGNMENT;
  }

  private static List<EvaluatorDescriptor<WarPosition>> evaluators() {
    return List.of(
        new EvaluatorDescriptor<>(
                "resources", "own resources minus the other's", false, new Resources())
            .counting("resources"));
  }

  private static boolean solvedAtOnce(WarPosition position) {
    return position.emptyCities() <= ENDGAME && Sector.of(position) != null;
  }
}
