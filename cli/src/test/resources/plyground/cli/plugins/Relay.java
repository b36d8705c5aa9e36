import plyground.core.*;
import plyground.core.kit.*;
import plyground.core.spi.*;
import plyground.core.view.*;

/**
 * A coin and a ring of six stations: walk one on, or after heads two if you like; who lands on the
 * other sends it back and tosses again. Who is round first wins. Heads come twice as often.
 */
public final class Relay implements GameProvider<Relay.Run> {
  private static final Geometry RING =
      Geometry.graph(
          "h 0 1, p 1 0, q 2 0, r 3 1, s 2 2, t 1 2", "h-p, p-q, q-r, r-s, s-t, t-h");

  @Override
  public GameDescriptor<Run> descriptor() {
    return BoardGame.of("relay", "round the ring by the toss", RING, new Run(0, 0, -1, Side.FIRST))
        .sides("amber", "blue", Piece.PAWN)
        .piece('B', Piece.BLOCK, null, "both")
        .maxMoves(board -> 2)
        .moveText((run, move) -> (run.chance() ? "tails heads" : "one two").split(" ")[move])
        .moveCells((run, move) -> run.chance() ? new int[0] : new int[] {run.target(move) % 6})
        .evaluator("ahead", "stations ahead", run -> (run.a - run.b) * run.toMove.sign())
        .descriptor();
  }

  /** How far each is, and what was tossed; -1 before that. */
  public record Run(int a, int b, int coin, Side toMove)
      implements BoardPosition<Run>, ChancePosition {
    int target(int move) {
      return Math.min(6, (toMove == Side.FIRST ? a : b) + 1 + move);
    }

    @Override
    public boolean over() {
      return a == 6 || b == 6;
    }

    @Override
    public boolean chance() {
      return coin < 0 && !over();
    }

    @Override
    public int weight(int side) {
      return 1 + side;
    }

    @Override
    public int moves(int[] into, int from) {
      int count = over() ? 0 : coin == 0 || !chance() && target(1) == target(0) ? 1 : 2;
      for (int move = 0; move < count; move++) {
        into[from + move] = move;
      }
      return from + count;
    }

    @Override
    public Run play(int move) {
      if (chance()) {
        return new Run(a, b, move, toMove);
      }
      int to = target(move);
      int other = toMove == Side.FIRST ? b : a;
      boolean hit = to == other;
      other = hit ? 0 : other;
      Side next = hit ? toMove : toMove.other();
      return toMove == Side.FIRST ? new Run(to, other, -1, next) : new Run(other, to, -1, next);
    }

    @Override
    public Outcome outcome() {
      return Outcome.of(a == 6 ? 1 : -1, "round");
    }

    @Override
    public long key() {
      return Keys.of(a * 8L + b, coin + 1, toMove);
    }

    @Override
    public int at(int cell) {
      boolean amber = a % 6 == cell;
      boolean blue = b % 6 == cell;
      return amber && blue ? 'B' : amber ? 'a' : blue ? 'b' : EMPTY;
    }

    @Override
    public String extra() {
      return a + "" + b + (coin < 0 ? "" : coin == 0 ? "T" : "H");
    }

    @Override
    public Run read(BoardSetup setup) {
      String said = setup.extra();
      setup.require(said.matches("[0-6][0-6][TH]?"), "expected how far each is, and the toss");
      int toss = said.length() == 2 ? -1 : "TH".indexOf(said.charAt(2));
      var read = new Run(said.charAt(0) - '0', said.charAt(1) - '0', toss, setup.toMove());
      setup.require(toss < 0 || !read.over(), "the game is over");
      return read;
    }
  }
}
