package plyground.agents.prolog;

import static plyground.core.spec.Parameter.choice;
import static plyground.core.spec.Parameter.text;
import static plyground.core.spec.Parameter.whole;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import plyground.agents.sandbox.ResourceLimits;
import plyground.core.Evaluator;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.agent.Agent;
import plyground.core.search.Limit;
import plyground.core.search.LimitParameters;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spi.AgentDescriptor;

/** The agent {@code prolog}, described for the games whose assignments are written in Prolog. */
public final class PrologAgents<P extends Position<P>> {
  private static final List<String> COURSE = List.of("mmeval", "abeval");
  private static final int COURSE_DEPTH = 3;
  private static final Pattern HEURISTIC = Pattern.compile("heuristic_(\\w+)\\.pl");
  private static final Pattern PREDICATE = Pattern.compile("[a-z]\\w*");

  private static final Parameter FILE = text("file", "a file", "", "the Prolog file; needed");
  private static final Parameter SYNTAX =
      choice(
          "syntax",
          List.of("strict", "lenient"),
          "strict",
          "lenient: play on without the clauses that cannot be read");

  private final String game;
  private final boolean solver;
  private final Searches<P> searches;

  /** Makes an agent of one of our searches: its name, what it is steered by, its limits. */
  @FunctionalInterface
  public interface Searches<P extends Position<P>> {
    Agent<P> make(String name, Evaluator<P> evaluator, Settings settings);
  }

  /**
   * @param solver whether the game has an endgame solver to leave the end to
   */
  public PrologAgents(String game, boolean solver, Searches<P> searches) {
    this.game = game;
    this.solver = solver;
    this.searches = searches;
  }

  /** One where the game has such an assignment, else none. */
  public List<AgentDescriptor<P>> all() {
    return switch (game) {
      case "war-of-life" ->
          List.of(
              new AgentDescriptor<>(
                  "prolog",
                  "a strategy in a Prolog file: bloodlust(+Colour,+Board,-NewBoard,-Move)",
                  strategyParameters(),
                  true,
                  this::strategy));
      case "othello" ->
          List.of(
              new AgentDescriptor<>(
                  "prolog",
                  "an othello.pl with the ten predicates, or a heuristic_ID.pl with ID_h/2",
                  othelloParameters(),
                  true,
                  this::othello));
      default -> List.of();
    };
  }

  private static List<Parameter> strategyParameters() {
    return with(FILE, text("predicate", "a predicate's name", "", "the strategy; needed"), SYNTAX);
  }

  private List<Parameter> othelloParameters() {
    return with(
        FILE,
        choice(
            "search",
            List.of("alphabeta", "minimax", "pvs", "mmeval", "abeval"),
            "alphabeta",
            "ours with its heuristic, or the course's under its own rules (the last two)"),
        whole("depth", 1, Integer.MAX_VALUE, "", "plies to look ahead; mmeval and abeval: 3 else"),
        LimitParameters.NODES,
        LimitParameters.TIME,
        choice("endgame", List.of("on", "off"), "on", "whether the solver ends our search's games"),
        SYNTAX);
  }

  private static List<Parameter> with(Parameter... own) {
    var all = new ArrayList<>(List.of(own));
    ResourceLimits.parameters().stream()
        .filter(each -> !each.name().equals("folder"))
        .forEach(all::add);
    return all;
  }

  private Agent<P> strategy(Game<P> rules, Settings settings) {
    String predicate = needed(settings, "predicate");
    if (!PREDICATE.matcher(predicate).matches()) {
      throw new InputException("predicate=" + predicate + ": expected a predicate's name");
    }
    var driver = driver("war_of_life", settings, predicate);
    return new PrologAgent<>(
        rules, driver, allowance(settings), (turn, _) -> "turn(" + turn + ").");
  }

  private Agent<P> othello(Game<P> rules, Settings settings) {
    String name = String.valueOf(file(settings).getFileName());
    var heuristic = HEURISTIC.matcher(name);
    String what = heuristic.matches() ? heuristic.group(1) : "rules";
    String search = settings.text("search");
    return COURSE.contains(search)
        ? course(rules, settings, what, search)
        : ours(rules, settings, what, search);
  }

  /** Moves by the rules of the file itself. */
  private Agent<P> course(Game<P> rules, Settings settings, String what, String search) {
    var driver = driver("othello", settings, what, "search=" + search);
    var own = settings.has("depth") ? Limit.depth(settings.whole("depth")) : Limit.NONE;
    return new PrologAgent<>(
        rules,
        driver,
        allowance(settings),
        (turn, limit) -> "turn(" + turn + "," + depth(own.or(limit)) + ").");
  }

  private static int depth(Limit limit) {
    return limit.depthOpen() ? COURSE_DEPTH : limit.depth();
  }

  private Agent<P> ours(Game<P> rules, Settings settings, String what, String search) {
    var driver = driver("othello", settings, what);
    var heuristic = new Heuristic<>(rules, driver);
    boolean solves = solver && settings.text("endgame").equals("on");
    return new HeuristicAgent<>(
        searches.make(search, heuristic, settings), heuristic, driver, allowance(settings), solves);
  }

  private static Driver driver(String name, Settings settings, String... what) {
    var words = new ArrayList<>(List.of(what));
    words.add("syntax=" + settings.text("syntax"));
    return new Driver(name, file(settings), words, allowance(settings));
  }

  private static ResourceLimits allowance(Settings settings) {
    return ResourceLimits.of(settings);
  }

  private static Path file(Settings settings) {
    String name = needed(settings, "file");
    try {
      var file = Path.of(name);
      if (Files.isReadable(file) && !Files.isDirectory(file)) {
        return file;
      }
    } catch (InvalidPathException invalid) {
      // Then there is no such file either.
    }
    throw new InputException("file=" + name + ": there is no such file to read");
  }

  private static String needed(Settings settings, String name) {
    if (!settings.has(name)) {
      throw new InputException(name + " is missing; expected prolog:file=my_wol.pl,...");
    }
    return settings.text(name);
  }
}
