package plyground.agents.protocol;

import plyground.agents.sandbox.ChildProcess;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.core.search.Result;

/** For beginners: a line with the position and a line with the legal moves in, a move out. */
record PlainLines<P extends Position<P>>(Game<P> game) implements Protocol<P> {
  @Override
  public void hello(ChildProcess child) {}

  @Override
  public boolean greets() {
    return false;
  }

  @Override
  public void newGame(ChildProcess child, long seed) {}

  @Override
  public Result ask(ChildProcess child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException {
    String legal = String.join(" ", LegalMoves.words(game, position));
    child.send(game.format(position) + "\n" + legal);
    return Result.of(MoveReader.move(game, position, child.line(), child));
  }

  @Override
  public void gameOver(ChildProcess child, P last, Outcome outcome) {}
}
