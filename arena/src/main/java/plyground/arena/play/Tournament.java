package plyground.arena.play;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import plyground.agents.AgentFactory;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.arena.plan.Openings;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Schedule;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GamePrints;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.Symmetry;
import plyground.core.search.Stop;

/**
 * A plan made ready to be played: the game is open, the players are known, the starts are drawn.
 *
 * @param starts gives the position a game starts from
 */
public record Tournament<P extends Position<P>>(
    Plan plan,
    Game<P> game,
    List<AgentFactory<P>> players,
    Schedule schedule,
    Function<ScheduledGame, P> starts) {

  /**
   * Opens the game and the agents that a plan names.
   *
   * @throws InputException if the plan names a game, an agent or a start that does not exist
   */
  public static Tournament<?> open(Catalogue catalogue, Plan plan) {
    return open(catalogue.open(plan.game()), plan);
  }

  /** The same for a game that is open already. */
  public static <P extends Position<P>> Tournament<P> open(OpenGame<P> open, Plan plan) {
    return of(open, plan, plan.agents().stream().map(open::machine).toList());
  }

  /**
   * The same with agents that are at hand, be they known by name or not.
   *
   * @param players the agents the plan names, in its order
   */
  public static <P extends Position<P>> Tournament<P> of(
      OpenGame<P> open, Plan plan, List<AgentFactory<P>> players) {
    var schedule = plan.schedule();
    var starts = starts(open.game(), plan, schedule);
    return new Tournament<>(plan, open.game(), players, schedule, starts);
  }

  private static <P extends Position<P>> Function<ScheduledGame, P> starts(
      Game<P> game, Plan plan, Schedule schedule) {
    P named = plan.start() == null ? null : plan.start(game);
    if (plan.openings() == null) {
      return named != null
          ? _ -> named
          : scheduled -> game.start(new SplitMix(schedule.startSeed(scheduled.start())));
    }
    if (named == null && !plan.first() && Openings.startsVary(game)) {
      int plies = plan.openings();
      return scheduled -> Openings.walk(game, plies, schedule.startSeed(scheduled.start()));
    }
    P from = named == null ? game.start(new SplitMix(plan.seed())) : named;
    var symmetries = plan.first() ? List.<Symmetry<P>>of() : game.symmetries();
    var openings =
        new Openings<>(game, symmetries)
            .draw(from, plan.openings(), schedule.starts(), plan.seed());
    if (plan.sequential()) {
      // The first of them must speak for all: in the order of the moves they would not.
      openings = Openings.shuffled(openings, plan.seed());
    }
    return by(openings);
  }

  private static <P extends Position<P>> Function<ScheduledGame, P> by(List<P> openings) {
    return scheduled -> openings.get(scheduled.start() % openings.size());
  }

  /** The same players and game by another plan. */
  public Tournament<P> withPlan(Plan other) {
    var schedule = other.schedule();
    return new Tournament<>(other, game, players, schedule, starts(game, other, schedule));
  }

  /** Where one thread plays. */
  public GameSlot<P> slot(boolean detailed) {
    return slot(detailed, Stop.NEVER, null);
  }

  /**
   * The same.
   *
   * @param stop abandons the game in flight, by an {@link Interruption.Leave}
   * @param spectator looks on; null for nobody
   */
  GameSlot<P> slot(boolean detailed, Stop stop, @Nullable Spectator<P> spectator) {
    var control = plan.control();
    GameLoop.@Nullable Listener<P> listener =
        spectator == null ? null : (before, result, _, _) -> spectator.moved(before, result);
    var loop = new GameLoop<>(game, control, detailed, listener, stop);
    var prints = new GamePrints<>(plan.first() ? List.of() : game.symmetries());
    return new GameSlot<>(
        starts, loop, new AgentPool<>(players, control.patience()), prints, spectator);
  }
}
