package plyground.games.labyrinth;

import plyground.core.LegalMoves;
import plyground.core.SplitMix;

/** Positions some way into a game whose players now and then go where they should. */
record Played(Labyrinth game) {
  /** After so many plies, or fewer if the game ends: the last position that is not over. */
  LabyrinthPosition after(long seed, int plies) {
    var random = new SplitMix(seed);
    var position = game.start(random);
    for (int ply = 0; ply < plies; ply++) {
      int[] moves = LegalMoves.of(game, position);
      int move =
          random.nextInt(4) == 0 ? towards(position, moves) : moves[random.nextInt(moves.length)];
      var next = position.play(move);
      if (next.over()) {
        return position;
      }
      position = next;
    }
    return position;
  }

  /** The first move that ends on the target, or else the first. */
  static int towards(LabyrinthPosition position, int... moves) {
    for (int move : moves) {
      if (move % Square.COUNT == position.target(position.toMove())) {
        return move;
      }
    }
    return moves[0];
  }
}
