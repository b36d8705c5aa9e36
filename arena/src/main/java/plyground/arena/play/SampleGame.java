package plyground.arena.play;

import java.util.ArrayList;
import java.util.List;
import plyground.agents.OpenGame;
import plyground.arena.plan.TimeControl;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Stop;

/** A game that the easiest opponent plays against itself, for who wants to see what a game is. */
public final class SampleGame {
  private SampleGame() {}

  /**
   * Its positions from the start on.
   *
   * @param most how many at most; of a game that fails there are those before
   */
  public static <P extends Position<P>> List<P> positions(OpenGame<P> open, long seed, int most) {
    P start = open.game().start(new SplitMix(seed));
    var positions = new ArrayList<>(List.of(start));
    var enough = new Stop();
    GameLoop.Listener<P> listener =
        (_, _, _, after) -> {
          positions.add(after);
          if (positions.size() == most) {
            enough.raise();
          }
        };
    var loop = new GameLoop<>(open.game(), TimeControl.NONE, false, listener, enough);
    try (var agent = open.player(open.levels().getFirst().agent()).create()) {
      agent.newGame(seed);
      loop.playSeated(start, agent, agent, seed);
    } catch (Interruption.Leave seenEnough) {
      return positions;
    }
    return positions;
  }
}
