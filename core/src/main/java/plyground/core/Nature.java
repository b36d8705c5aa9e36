package plyground.core;

/**
 * Who throws the dice of one game. A throw comes from the game's seed and the number of the move
 * alone: a move that is taken back and made again meets the same dice.
 */
public record Nature(long gameSeed) {
  /** Agents draw from the numbers before; see the game loop. */
  private static final int OWN = 3;

  /** Whether nature is to move here, and not a player. */
  public static boolean movesAt(Position<?> position) {
    return position instanceof ChancePosition here && here.chance();
  }

  /** Whether a game has dice at all. */
  public static <P extends Position<P>> boolean playsIn(Game<P> game) {
    return game.start(new SplitMix(0)) instanceof ChancePosition;
  }

  /** How many of the cases of all moves one move of nature stands for. */
  public static int weight(Position<?> position, int move) {
    return ((ChancePosition) position).weight(move);
  }

  /** What happens as this move of the game, counted from 0. */
  public <P extends Position<P>> int draw(Game<P> game, P position, int ply) {
    var random = new SplitMix(SplitMix.derive(SplitMix.derive(gameSeed, OWN), ply));
    int[] moves = LegalMoves.of(game, position);
    return moves[pick(position, moves, moves.length, random)];
  }

  /** The index of a move drawn by the weights of the first so many. */
  public static int pick(Position<?> position, int[] moves, int count, SplitMix random) {
    int total = 0;
    for (int i = 0; i < count; i++) {
      total += weight(position, moves[i]);
    }
    int left = random.nextInt(total);
    int index = 0;
    while (left >= weight(position, moves[index])) {
      left -= weight(position, moves[index++]);
    }
    return index;
  }
}
