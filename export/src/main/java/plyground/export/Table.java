package plyground.export;

import java.util.List;

/** A table that games can be written as. */
public enum Table {
  /** A row a game. */
  GAMES,
  /** A row a move, with the position before it. */
  MOVES;

  public List<Column> columns() {
    return this == GAMES ? ExportedGame.GAME_COLUMNS : ExportedGame.MOVE_COLUMNS;
  }

  public void write(ExportedGame<?> game, RowWriter to) {
    if (this == GAMES) {
      to.write(game.gameRow());
    } else {
      game.writeMoves(to);
    }
  }
}
