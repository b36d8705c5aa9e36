package plyground.courses.war;

/**
 * How the file of moves is written: as in the course's sample files, by which hand-ins are marked,
 * or as in the picture in section 5.1 of the handout, which differs from them.
 */
public enum MovesFormat {
  SAMPLES("TURN = ", "Force March", 46),
  HANDOUT("Turn = ", "Forced March", 5);

  private final String turn;
  private final String march;
  private final String rule;

  MovesFormat(String turn, String march, int dashes) {
    this.turn = turn;
    this.march = march;
    rule = "-".repeat(dashes);
  }

  /** What stands before the number of a turn. */
  String turn() {
    return turn;
  }

  String march() {
    return march;
  }

  /** The line between turns. */
  String rule() {
    return rule;
  }

  /** Resources: whole numbers in the handout, doubles in the samples. */
  void resources(RowBuffer out, int value) {
    if (this == HANDOUT) {
      out.whole(value);
    } else {
      out.decimal(value);
    }
  }
}
