package plyground.games.gallery;

import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.CellBits;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.kit.Naming;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;

/** Ultimate tic-tac-toe: nine small boards, and the cell played says where the other plays. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class UltimateTicTacToe implements GameProvider<UltimateTicTacToe.Boards> {
  private static final long[] LINES = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
  private static final boolean[] HOLDS_LINE = CellBits.holdsLine(9, LINES);
  private static final int FULL = 0777;
  private static final byte[] WORTH = worth();

  @Override
  public GameDescriptor<Boards> descriptor() {
    var start = new Boards(0, 0, 0, 0, 0, 0, 0, Boards.ANY, Side.FIRST);
    return BoardGame.of(
            "ultimate-tic-tac-toe",
            "nine small boards in a large one; your cell is the other's board",
            Geometry.squares(9, 9, Naming.FROM_TOP).inBlocks(3, 3),
            start)
        .rules(
            "Nine boards of tic-tac-toe lie in three rows of three. In turn each side marks a cell"
                + " on the small board that corresponds to the cell marked last.",
            "Three in a line win a small board, which is closed then; a full one is closed too."
                + " Who is sent to a closed board may play on any open one.",
            "Three small boards in a line win; if every board is closed it is a draw. After the"
                + " side to move a position has the board to play on, 1 to 9 row by row, or any.")
        .opponent("mcts:time=1s")
        .symmetries(Geometry::turnsAndMirrors)
        .extraImage(UltimateTicTacToe::turned)
        .winning((boards, cell) -> (boards.line() >> Boards.board(cell) & 1) != 0)
        .standing((boards, side) -> Integer.bitCount(boards.wonBy(side)) + " boards")
        .evaluator("boards", "small boards won, and what the others promise", Boards::promise)
        .descriptor();
  }

  /** Where the board to play on goes: its middle cell knows. */
  private static String turned(int[] to, String board) {
    if (!board.matches("[1-9]")) {
      return board;
    }
    int number = board.charAt(0) - '1';
    int middle = (3 * (number / 3) + 1) * 9 + 3 * (number % 3) + 1;
    return Integer.toString(Boards.board(to[middle]) + 1);
  }

  static boolean line(int cells) {
    return HOLDS_LINE[cells];
  }

  /** What a small board promises x, by the cells of x and o: two of an open line count most. */
  private static byte[] worth() {
    byte[] worth = new byte[1 << 18];
    for (int cells = 0; cells < worth.length; cells++) {
      int x = cells & FULL;
      int o = cells >> 9;
      int value = Integer.bitCount(x & 020) - Integer.bitCount(o & 020);
      for (long line : LINES) {
        int mine = Long.bitCount(x & line);
        int theirs = Long.bitCount(o & line);
        value += theirs == 0 ? mine * mine : mine == 0 ? -theirs * theirs : 0;
      }
      worth[cells] = (byte) value;
    }
    return worth;
  }

  /**
   * Nine bits a small board, seven boards in a long and two in an int, for x and for o; then the
   * boards won by each and those that are full, and the board to play on.
   */
  public record Boards(
      long x, int moreX, long o, int moreO, int wonX, int wonO, int full, int next, Side toMove)
      implements BoardPosition<Boards> {
    static final int ANY = 9;
    private static final int FEW = 7;

    /** For every cell nine times its board and its place in there, and back. */
    private static final int[] PLACES = new int[81];

    private static final int[] CELLS = new int[81];

    static {
      for (int cell = 0; cell < 81; cell++) {
        PLACES[cell] = (cell / 27 * 3 + cell % 9 / 3) * 9 + cell / 9 % 3 * 3 + cell % 3;
        CELLS[PLACES[cell]] = cell;
      }
    }

    static int board(int cell) {
      return PLACES[cell] / 9;
    }

    private static int inside(int cell) {
      return PLACES[cell] % 9;
    }

    private int xs(int board) {
      return (int) (board < FEW ? x >> 9 * board : moreX >> 9 * (board - FEW)) & FULL;
    }

    private int os(int board) {
      return (int) (board < FEW ? o >> 9 * board : moreO >> 9 * (board - FEW)) & FULL;
    }

    int wonBy(Side side) {
      return side == Side.FIRST ? wonX : wonO;
    }

    private int closed() {
      return wonX | wonO | full;
    }

    /** The small boards of finished lines. */
    int line() {
      int boards = 0;
      for (long line : LINES) {
        if ((wonX & line) == line || (wonO & line) == line) {
          boards |= (int) line;
        }
      }
      return boards;
    }

    @Override
    public boolean over() {
      return closed() == FULL || UltimateTicTacToe.line(wonBy(toMove.other()));
    }

    @Override
    public int moves(int[] into, int from) {
      if (over()) {
        return from;
      }
      if (next != ANY) {
        return cells(next, into, from);
      }
      int end = from;
      for (int open = FULL & ~closed(); open != 0; open &= open - 1) {
        end = cells(Integer.numberOfTrailingZeros(open), into, end);
      }
      return end;
    }

    private int cells(int board, int[] into, int from) {
      int end = from;
      for (int free = FULL & ~(xs(board) | os(board)); free != 0; free &= free - 1) {
        into[end++] = CELLS[9 * board + Integer.numberOfTrailingZeros(free)];
      }
      return end;
    }

    @Override
    public Boards play(int cell) {
      int board = board(cell);
      int inside = inside(cell);
      long mark = board < FEW ? 1L << 9 * board + inside : 0;
      int more = board < FEW ? 0 : 1 << 9 * (board - FEW) + inside;
      boolean first = toMove == Side.FIRST;
      int mine = (first ? xs(board) : os(board)) | 1 << inside;
      int theirs = first ? os(board) : xs(board);
      int won = UltimateTicTacToe.line(mine) ? 1 << board : 0;
      int filled = won == 0 && (mine | theirs) == FULL ? full | 1 << board : full;
      int newX = first ? wonX | won : wonX;
      int newO = first ? wonO : wonO | won;
      int to = ((newX | newO | filled) >> inside & 1) != 0 ? ANY : inside;
      boolean end =
          (newX | newO | filled) == FULL || won != 0 && UltimateTicTacToe.line(first ? newX : newO);
      int then = end ? ANY : to;
      return first
          ? new Boards(x | mark, moreX | more, o, moreO, newX, newO, filled, then, Side.SECOND)
          : new Boards(x, moreX, o | mark, moreO | more, newX, newO, filled, then, Side.FIRST);
    }

    @Override
    public Outcome outcome() {
      boolean line = UltimateTicTacToe.line(wonBy(toMove.other()));
      return line ? Outcome.of(-toMove.sign(), "line") : Outcome.of(0, "all boards closed");
    }

    @Override
    public long key() {
      return Keys.and(
          Keys.and(Keys.of(x, o), (long) moreX << 32 | moreO), next * 2L + toMove.index());
    }

    private int promise() {
      int value = 24 * (Integer.bitCount(wonX) - Integer.bitCount(wonO));
      value += 12 * WORTH[wonX | wonO << 9];
      for (int open = FULL & ~closed(); open != 0; open &= open - 1) {
        int board = Integer.numberOfTrailingZeros(open);
        value += WORTH[xs(board) | os(board) << 9];
      }
      return value * toMove.sign();
    }

    @Override
    public String extra() {
      return next == ANY ? "any" : Integer.toString(next + 1);
    }

    @Override
    public int at(int cell) {
      int bit = 1 << inside(cell);
      return (xs(board(cell)) & bit) != 0 ? 'x' : (os(board(cell)) & bit) != 0 ? 'o' : EMPTY;
    }

    @Override
    public Boards read(BoardSetup setup) {
      int[] xs = new int[9];
      int[] os = new int[9];
      for (int cell = 0; cell < 81; cell++) {
        xs[board(cell)] |= setup.at(cell) == 'x' ? 1 << inside(cell) : 0;
        os[board(cell)] |= setup.at(cell) == 'o' ? 1 << inside(cell) : 0;
      }
      int ofX = 0;
      int ofO = 0;
      int filled = 0;
      for (int board = 0; board < 9; board++) {
        boolean byX = UltimateTicTacToe.line(xs[board]);
        boolean byO = UltimateTicTacToe.line(os[board]);
        setup.require(!byX || !byO, "board %d is won by both sides".formatted(board + 1));
        ofX |= byX ? 1 << board : 0;
        ofO |= byO ? 1 << board : 0;
        filled |= !byX && !byO && (xs[board] | os[board]) == FULL ? 1 << board : 0;
      }
      int more = setup.count('x') - setup.count('o');
      setup.require(
          more == (setup.toMove() == Side.FIRST ? 0 : 1), "x has as many marks as o, or one more");
      int lost = setup.toMove() == Side.FIRST ? ofX : ofO;
      setup.require(!UltimateTicTacToe.line(lost), "the game was over before");
      int won = setup.toMove() == Side.FIRST ? ofO : ofX;
      boolean end = (ofX | ofO | filled) == FULL || UltimateTicTacToe.line(won);
      int next = target(setup.extra());
      boolean open = end || next == ANY || ((ofX | ofO | filled) >> next & 1) == 0;
      setup.require(open, "board " + setup.extra() + " is closed");
      return new Boards(
          packed(xs, 0, FEW),
          (int) packed(xs, FEW, 9),
          packed(os, 0, FEW),
          (int) packed(os, FEW, 9),
          ofX,
          ofO,
          filled,
          next,
          setup.toMove());
    }

    private static int target(String extra) {
      if (!extra.matches("any|[1-9]")) {
        throw new InputException(
            "'%s': expected the board to play on, 1 to 9, or any".formatted(extra));
      }
      return extra.equals("any") ? ANY : extra.charAt(0) - '1';
    }

    private static long packed(int[] boards, int from, int end) {
      long bits = 0;
      for (int board = from; board < end; board++) {
        bits |= (long) boards[board] << 9 * (board - from);
      }
      return bits;
    }
  }
}
