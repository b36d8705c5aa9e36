package plyground.games.labyrinth;

import java.util.function.IntSupplier;
import java.util.random.RandomGenerator;

/** Which tiles there are, the sixteen that never move, and how the others are dealt. */
final class Tiles {
  static final int CORNER = Maze.RIGHT | Maze.DOWN;
  static final int STRAIGHT = Maze.UP | Maze.DOWN;
  static final int T = Maze.UP | Maze.RIGHT | Maze.DOWN;

  /** The tiles in rows and columns 1, 3, 5 and 7; the last digit of a code is Left. */
  private static final int[][] FIXED = {
    {0b0110, 0b0111, 0b0111, 0b0011},
    {0b1110, 0b1110, 0b0111, 0b1011},
    {0b1110, 0b1101, 0b1011, 0b1011},
    {0b1100, 0b1101, 0b1101, 0b1001},
  };

  private static final int CORNERS = 15;
  private static final int STRAIGHTS = 12;
  private static final int MOVABLE = 33;
  private static final int DIRECTIONS = 4;

  private Tiles() {}

  static boolean isFixed(int square) {
    return Square.row(square) % 2 == 1 && Square.column(square) % 2 == 1;
  }

  /** The code of a fixed tile. */
  static int fixed(int square) {
    return FIXED[Square.row(square) / 2][Square.column(square) / 2];
  }

  /** Whether there is a tile with that code: two openings or three. */
  static boolean exists(int code) {
    return Integer.bitCount(code) == 2 || Integer.bitCount(code) == 3;
  }

  /** Every movable tile for itself, with the shares of the classic box, turned at random. */
  static Maze uniform(RandomGenerator random) {
    return around(() -> turned(numbered(random.nextInt(MOVABLE)), random));
  }

  /** The classic box without its spare tile, shuffled, every tile turned at random. */
  static Maze classic(RandomGenerator random) {
    int[] box = new int[MOVABLE];
    for (int i = 0; i < MOVABLE; i++) {
      int j = random.nextInt(i + 1);
      box[i] = box[j];
      box[j] = numbered(i);
    }
    int[] next = {0};
    return around(() -> turned(box[next[0]++], random));
  }

  private static int numbered(int n) {
    return n < CORNERS ? CORNER : n < CORNERS + STRAIGHTS ? STRAIGHT : T;
  }

  private static int turned(int tile, RandomGenerator random) {
    int turns = random.nextInt(DIRECTIONS);
    int doubled = tile << DIRECTIONS | tile;
    return doubled >>> turns & 0b1111;
  }

  private static Maze around(IntSupplier movable) {
    int[] tiles = new int[Square.COUNT];
    for (int square = 0; square < Square.COUNT; square++) {
      tiles[square] = isFixed(square) ? fixed(square) : movable.getAsInt();
    }
    return Maze.of(tiles);
  }
}
