package plyground.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan.Form;
import plyground.arena.stats.Sprt;
import plyground.console.Streams;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.spec.Spec;

/** Two agents, many games. */
@Command(
    name = "match",
    description = "Plays one agent against another, seats swapped pair by pair.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground match tic-tac-toe alphabeta:depth=9 random --games 100",
      "With --sprt the match ends as soon as the sequential test knows."
    })
final class MatchCommand implements Callable<Integer> {
  private static final List<Parameter> SPRT =
      List.of(
          Parameter.decimal("elo0", -1000, 1000, "0", "the difference that is not worth it"),
          Parameter.decimal("elo1", -1000, 1000, "50", "the difference that is"),
          Parameter.decimal("alpha", 0.001, 0.4, "0.05", "chance to accept elo1 wrongly"),
          Parameter.decimal("beta", 0.001, 0.4, "0.05", "chance to accept elo0 wrongly"));

  @Parameters(index = "0", paramLabel = "GAME", description = "The game.")
  String game = "";

  @Parameters(index = "1", paramLabel = "A", description = "An agent.")
  String one = "";

  @Parameters(index = "2", paramLabel = "B", description = "The other.")
  String two = "";

  @Option(names = "--no-swap", description = "A always moves first.")
  boolean noSwap;

  @Option(
      names = "--sprt",
      paramLabel = "elo0=X,elo1=Y",
      description = "Stop early by a sequential test, in normalised Elo (also alpha, beta).")
  @Nullable String sprt;

  @Mixin PlanOptions planOptions = new PlanOptions();

  private final Streams streams;

  MatchCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    play(Catalogue.load(MoveInput.NOBODY).open(game), sprt == null ? null : test(sprt));
    return 0;
  }

  private Sprt test(String text) {
    if (noSwap) {
      throw new InputException("--sprt needs pairs of games; leave out --no-swap");
    }
    try {
      Map<String, String> given =
          text.isBlank() ? Map.of() : Spec.parse("sprt:" + text).parameters();
      var settings = new Settings(SPRT, given);
      double elo0 = settings.decimal("elo0");
      double elo1 = settings.decimal("elo1");
      if (elo0 >= elo1) {
        throw new InputException("elo0 must be less than elo1");
      }
      return new Sprt(elo0, elo1, settings.decimal("alpha"), settings.decimal("beta"));
    } catch (InputException wrong) {
      throw wrong.at("--sprt");
    }
  }

  private <P extends Position<P>> void play(OpenGame<P> open, @Nullable Sprt test) {
    var form = noSwap ? Form.ONE_SIDED : Form.MATCH;
    planOptions.runOptions.runAndReport(
        planOptions.tournament(open, List.of(one, two), form, test), streams);
  }
}
