package plyground.agents.process;

import plyground.core.AgentException;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Limit;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Result;

/** For beginners: a line with the position and a line with the legal moves in, a move out. */
record PlainLines<P extends Position<P>>(Game<P> game) implements Language<P> {
  @Override
  public void hello(Child child) {}

  @Override
  public boolean greets() {
    return false;
  }

  @Override
  public void newGame(Child child, long seed) {}

  @Override
  public Result ask(Child child, P position, Limit limit, long millis, boolean everyMove)
      throws AgentException {
    String legal = String.join(" ", LegalMoves.words(game, position));
    child.send(game.format(position) + "\n" + legal);
    return Result.of(Words.move(game, position, child.line(), child));
  }

  @Override
  public void gameOver(Child child, P last, Outcome outcome) {}
}
