package plyground.cli;

import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan.Form;
import plyground.arena.play.Tournament;
import plyground.arena.stats.Sprt;
import plyground.console.ClockOptions;
import plyground.console.LimitOptions;
import plyground.console.RunOptions;
import plyground.core.InputException;
import plyground.core.Position;

/** The options of match and tournament. */
final class PlanOptions {
  @Option(names = "--games", paramLabel = "N", description = "How many games.")
  @Nullable Integer games;

  @Option(
      names = "--openings",
      paramLabel = "K",
      description = "Start from different positions after K plies, no position twice.")
  @Nullable Integer openings;

  @Mixin LimitOptions limits = new LimitOptions();
  @Mixin ClockOptions clocks = new ClockOptions();
  @Mixin RunOptions runOptions = new RunOptions();

  <P extends Position<P>> Tournament<P> tournament(
      OpenGame<P> open, List<String> agents, Form form, @Nullable Sprt sprt) {
    if (games == null) {
      throw new InputException("--games is missing: expected how many games to play");
    }
    var control = clocks.control(limits);
    return runOptions.tournament(open, agents, form, games, openings, control, sprt);
  }
}
