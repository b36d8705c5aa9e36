package plyground.cli.play;

/** A person at the board wants something else than a move. */
final class Interruption extends RuntimeException {
  /** What the person wants. */
  enum Wish {
    UNDO,
    LEAVE
  }

  private final Wish wish;

  Interruption(Wish wish) {
    super(null, null, false, false);
    this.wish = wish;
  }

  Wish wish() {
    return wish;
  }
}
