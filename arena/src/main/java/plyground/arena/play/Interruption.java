package plyground.arena.play;

/** What somebody at the board says instead of a move; it is no fault. */
public abstract sealed class Interruption extends RuntimeException {
  private Interruption() {
    super(null, null, false, false);
  }

  /** The game is left unfinished: this comes out of the loop. */
  public static final class Leave extends Interruption {}

  /** The game goes on from an earlier position. */
  public static final class TakeBack extends Interruption {
    private final int plies;

    /** Takes back so many moves. */
    public TakeBack(int plies) {
      this.plies = plies;
    }

    /** How many moves are taken back. */
    public int plies() {
      return plies;
    }
  }
}
