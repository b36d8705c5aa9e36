package plyground.league.settings;

import java.util.ArrayList;
import java.util.List;
import plyground.agents.OpenGame;
import plyground.arena.plan.Openings;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.spi.AgentDescriptor;
import plyground.league.bot.BotLanguage;

/**
 * The settings a league begins with, written out with what each means.
 *
 * @param game as it was named
 * @param name of the league
 * @param deadline as it was given; empty for none
 * @param store where everything is to be kept
 */
public record NewLeague(String game, String name, String deadline, String store) {
  private static final List<String> RUNGS =
      List.of("random", "greedy", "alphabeta:depth=2", "best:nodes=20000");

  /** So many different starts are wanted, or games between two programs soon repeat. */
  private static final int STARTS = 50;

  private static final int MOST_PLIES = 8;

  /** Of a game's own agents at most so many are put on the ladder. */
  private static final int MOST_OWN = 4;

  /** The text of the settings file. */
  public String text(OpenGame<?> open) {
    return """
    # The settings of a league. Saved changes count from the next start of the league on.

    name = %s
    game = %s

    # Games start from this position, or from the game's own; then so many random moves are made,
    # so that two programs do not play one game for ever. Both games of a pair share their start.
    start =
    openings = %d

    # What a bot may use: time for a move, megabytes of memory.
    time = 1s
    memory = 256

    # What may be handed in (%s), and how often within a day.
    languages = %s
    uploads = 20

    # Agents of ours that are always on the ladder, one a line.
    %s

    # After the deadline and the days of grace nothing is taken any more: 2026-12-24 18:00
    deadline = %s
    grace-days = 0

    # Whether others see people's names (shown) or aliases (hidden).
    names = shown

    # What a Prolog file is asked for, such as predicate=bloodlust.
    prolog =

    # An opponent is drawn from so many bots, half of them above and half below.
    neighbours = 10

    # What earns points in the finals: who beats a house bot for certain, and one's place among all.
    %s
    marks = rank: 40

    # A file in this folder, or a jdbc:postgresql: address.
    store = %s
    """
        .formatted(
            name,
            game,
            openings(open),
            String.join(", ", BotLanguage.names()),
            String.join(", ", BotLanguage.names()),
            String.join(
                "\n",
                rungs(open).stream()
                    .filter(each -> plays(open, each))
                    .map("house = "::concat)
                    .toList()),
            deadline,
            beaten(open),
            store);
  }

  /** With the game's own strategies, the strongest agent last. */
  private static List<String> rungs(OpenGame<?> open) {
    var rungs = new ArrayList<>(RUNGS);
    open.descriptor().agents().stream()
        .filter(each -> !each.outside())
        .map(AgentDescriptor::name)
        .limit(MOST_OWN)
        .forEach(each -> rungs.add(rungs.size() - 1, each));
    return rungs;
  }

  /** The rung that is to be beaten. */
  private static String beaten(OpenGame<?> open) {
    String rung =
        RUNGS.stream().filter(each -> plays(open, each)).skip(2).findFirst().orElse("random");
    return "marks = beats " + rung + ": 60";
  }

  private static boolean plays(OpenGame<?> open, String agent) {
    try {
      open.machine(agent).create().close();
      return true;
    } catch (InputException unable) {
      return false;
    }
  }

  private static <P extends Position<P>> int openings(OpenGame<P> open) {
    var game = open.game();
    if (Openings.startsVary(game)) {
      return 0;
    }
    return new Openings<>(game).pliesFor(game.start(new SplitMix(1)), STARTS, MOST_PLIES);
  }
}
