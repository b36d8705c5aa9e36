package plyground.games.gallery;

import static plyground.core.spec.Parameter.whole;

import plyground.core.ChancePosition;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.kit.BoardGame;
import plyground.core.kit.BoardPosition;
import plyground.core.kit.BoardSetup;
import plyground.core.kit.Geometry;
import plyground.core.kit.Keys;
import plyground.core.kit.Naming;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.core.view.Piece;

/** A race of two runners a side, moved by dice: the smallest game of chance with a choice. */
@SuppressWarnings("OperatorPrecedence") // shifts and masks of bits read best without
public final class DiceRace implements GameProvider<DiceRace.Track> {
  private static final int FACES = 3;

  @Override
  public GameDescriptor<Track> descriptor() {
    return BoardGame.<Track>of(
            "dice-race",
            "throw two dice, choose a runner, and be home first with both",
            settings -> Geometry.squares(2, settings.whole("squares") + 2, Naming.FROM_TOP),
            settings -> new Track(settings.whole("squares") + 1, 0, 0, 0, 0, 0, Side.FIRST))
        .parameters(whole("squares", 1, 24, "12", "squares between the start and home"))
        .rules(
            "In turn each side throws two dice with the faces 1 to 3 and moves one of its two"
                + " runners forward by their sum. Who comes to the last column is home.",
            "A runner that lands beside one of the other side's is carried one square further,"
                + " except at the start and at home.",
            "The first side with both runners home wins. After the side to move a position has the"
                + " sum thrown; without one the dice are yet to be thrown.")
        .opponent("expectiminimax:depth=5")
        .sides("red", "blue", Piece.DISC)
        .piece('R', "pair", Side.FIRST, "two red runners")
        .piece('B', "pair", Side.SECOND, "two blue runners")
        .moveCells((track, move) -> track.chance() ? new int[0] : new int[] {move})
        .moveText((track, move) -> track.text(move))
        .maxMoves(_ -> 2 * FACES - 1)
        .standing((track, side) -> track.thrownBy(side))
        .evaluator("lead", "squares gone more than the other side", "squares", Track::lead)
        .descriptor();
  }

  /** How far each side's runners are, the last one first, and the sum thrown; 0 before that. */
  public record Track(
      int home, int red, int redAhead, int blue, int blueAhead, int thrown, Side toMove)
      implements BoardPosition<Track>, ChancePosition {

    @Override
    public boolean over() {
      return red == home || blue == home;
    }

    @Override
    public boolean chance() {
      return thrown == 0 && !over();
    }

    /** Of nine cases, a sum of 4 has three. */
    @Override
    public int weight(int sum) {
      return FACES - Math.abs(sum - FACES - 1);
    }

    private int last() {
      return toMove == Side.FIRST ? red : blue;
    }

    private int ahead() {
      return toMove == Side.FIRST ? redAhead : blueAhead;
    }

    @Override
    public int moves(int[] into, int from) {
      int end = from;
      if (over()) {
        return end;
      }
      if (thrown == 0) {
        for (int sum = 2; sum <= 2 * FACES; sum++) {
          into[end++] = sum;
        }
        return end;
      }
      into[end++] = cell(last());
      if (ahead() != last() && ahead() != home) {
        into[end++] = cell(ahead());
      }
      return end;
    }

    private int cell(int square) {
      return toMove.index() * (home + 1) + square;
    }

    @Override
    public Track play(int move) {
      if (thrown == 0) {
        return new Track(home, red, redAhead, blue, blueAhead, move, toMove);
      }
      int from = move % (home + 1);
      int stays = from == last() ? ahead() : last();
      int to = landing(from + thrown);
      int back = Math.min(stays, to);
      int front = Math.max(stays, to);
      return toMove == Side.FIRST
          ? new Track(home, back, front, blue, blueAhead, 0, Side.SECOND)
          : new Track(home, red, redAhead, back, front, 0, Side.FIRST);
    }

    private int landing(int square) {
      boolean first = toMove == Side.FIRST;
      boolean beside = square == (first ? blue : red) || square == (first ? blueAhead : redAhead);
      return Math.min(home, beside && square < home ? square + 1 : square);
    }

    @Override
    public Outcome outcome() {
      return Outcome.of(red == home ? 1 : -1, "both runners home");
    }

    @Override
    public long key() {
      long squares = ((red * 32L + redAhead) * 32 + blue) * 32 + blueAhead;
      return Keys.of(squares, thrown, toMove);
    }

    private int lead() {
      return (red + redAhead - blue - blueAhead) * toMove.sign();
    }

    String text(int move) {
      return chance()
          ? Integer.toString(move)
          : Character.toString('a' + move % (home + 1)) + (toMove.index() + 1);
    }

    String thrownBy(Side side) {
      return thrown > 0 && side == toMove ? "threw " + thrown : "";
    }

    @Override
    public String extra() {
      return thrown == 0 ? "" : Integer.toString(thrown);
    }

    @Override
    public int at(int cell) {
      boolean first = cell <= home;
      int square = first ? cell : cell - home - 1;
      int runners =
          (square == (first ? red : blue) ? 1 : 0)
              + (square == (first ? redAhead : blueAhead) ? 1 : 0);
      return runners == 0 ? EMPTY : runners == 1 ? (first ? 'r' : 'b') : first ? 'R' : 'B';
    }

    @Override
    public Track read(BoardSetup setup) {
      int[] runners = new int[4];
      for (int side = 0; side < 2; side++) {
        int found = 0;
        for (int square = 0; square <= home; square++) {
          int at = setup.at(side * (home + 1) + square);
          int here = at == EMPTY ? 0 : Character.isUpperCase(at) ? 2 : 1;
          setup.require(
              here == 0 || Character.toLowerCase(at) == (side == 0 ? 'r' : 'b'),
              "red runs in the first row and blue in the second");
          setup.require(found + here <= 2, "each side has two runners");
          for (; here > 0; here--) {
            runners[2 * side + found++] = square;
          }
        }
        setup.require(found == 2, "each side has two runners");
      }
      int sum = setup.extra().matches("[2-6]") ? Integer.parseInt(setup.extra()) : 0;
      var read =
          new Track(home, runners[0], runners[1], runners[2], runners[3], sum, setup.toMove());
      setup.require(!read.over() || sum == 0, "the game is over, and nothing is thrown any more");
      boolean lost = read.toMove == Side.FIRST ? read.red == home : read.blue == home;
      setup.require(!lost, "the game was over before");
      return read;
    }
  }
}
