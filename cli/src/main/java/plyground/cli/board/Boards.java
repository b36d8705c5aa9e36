package plyground.cli.board;

import plyground.core.Game;
import plyground.core.Position;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.othello.Othello;
import plyground.games.tictactoe.TicTacToe;
import plyground.games.war.War;
import plyground.games.waroflife.WarOfLife;

/** Which board belongs to which game. */
public final class Boards {
  private Boards() {}

  /** The game's board; its written form where nobody has drawn one. */
  @SuppressWarnings("unchecked") // a game is matched with the board of its own positions
  public static <P extends Position<P>> Board<P> of(Game<P> game) {
    return (Board<P>)
        switch (game) {
          case Labyrinth rules -> new LabyrinthBoard(rules);
          case Othello rules -> new OthelloBoard(rules);
          case TicTacToe rules -> new TicTacToeBoard(rules);
          case War rules -> new WarBoard(rules);
          case WarOfLife rules -> new WarOfLifeBoard(rules);
          default -> (Board<P>) (position, _) -> game.format(position) + "\n";
        };
  }
}
