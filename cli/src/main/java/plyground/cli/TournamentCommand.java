package plyground.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;
import plyground.arena.play.Tournament;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.console.Streams;
import plyground.console.Words;
import plyground.core.InputException;
import plyground.core.Position;

/** Everybody against everybody. */
@Command(
    name = "tournament",
    description = "Plays every ordered pairing of the agents, each against itself included.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Example: plyground tournament tic-tac-toe random greedy alphabeta:depth=9 --games 100",
      "With --store it can be stopped at any time, even killed; --resume goes on from there.",
      "With --until games go to the pairings that decide, at most as many as without it."
    })
final class TournamentCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "GAME",
      description = "The game; left out: go on with the store's unfinished run.")
  @Nullable String game;

  @Parameters(index = "1..*", arity = "0..*", paramLabel = "A", description = "The agents.")
  List<String> names = List.of();

  @Option(names = "--no-mirror", description = "Nobody plays against itself.")
  boolean noMirror;

  @Option(names = "--gauntlet", description = "The first agent plays all others, who rest.")
  boolean gauntlet;

  @Option(
      names = "--until",
      paramLabel = "W",
      description =
          "End when this is shown: ranks (who is better, of every two) or best (who beats each of"
              + " the others).")
  @Nullable Goal until;

  @Mixin AnchorOption anchor = new AnchorOption();

  @Mixin PlanOptions planOptions = new PlanOptions();

  private final Streams streams;

  TournamentCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    var catalogue = Catalogue.load(MoveInput.NOBODY);
    if (game == null) {
      resume(catalogue);
    } else {
      play(catalogue.open(game));
    }
    return 0;
  }

  private <P extends Position<P>> void play(OpenGame<P> open) {
    if (names.size() < 2) {
      throw new InputException("tournament: expected at least two agents after the game");
    }
    var tournament = planOptions.tournament(open, names, form(), null);
    run(until == null ? tournament : tournament.withPlan(tournament.plan().until(until)));
  }

  private void run(Tournament<?> tournament) {
    planOptions.runOptions.runAndReport(
        tournament, streams, anchor.check(tournament.plan().agents()));
  }

  private Form form() {
    if (gauntlet && noMirror) {
      throw new InputException("--gauntlet and --no-mirror exclude each other");
    }
    if (gauntlet && until != null) {
      throw new InputException("--until needs games of everybody; leave out --gauntlet");
    }
    boolean others = noMirror || until != null;
    return gauntlet ? Form.GAUNTLET : others ? Form.NO_MIRRORS : Form.ROUND_ROBIN;
  }

  /** What the store says is all there is to know. */
  private void resume(Catalogue catalogue) {
    String address = planOptions.runOptions.store;
    if (address == null || !planOptions.runOptions.resume) {
      throw new InputException(
          "tournament: expected a game and its agents, or --store and --resume");
    }
    Plan plan;
    try (var store = Store.open(address)) {
      plan = unfinished(store).plan();
    }
    run(Tournament.open(catalogue, plan));
  }

  private static Run unfinished(Store store) {
    var runs = store.runs();
    var open = runs.stream().filter(run -> store.played(run) < run.size()).toList();
    var meant = open.isEmpty() ? runs : open;
    if (meant.size() != 1) {
      throw new InputException(
          "store '%s' holds %s, %d of them unfinished; name the game and the agents"
              .formatted(store.name(), Words.plural(runs.size(), "run"), open.size()));
    }
    return meant.getFirst();
  }
}
