package plyground.arena.check;

/** The kinds of positions an agent should have seen before it plays. */
enum Kind {
  START("the start"),
  NAMED("named positions"),
  EARLY("the first moves"),
  MIDDLE("the middle of a game"),
  MOST_MOVES("the most moves to choose from"),
  ONE_MOVE("a single move"),
  PASS("a pass"),
  LAST_MOVE("a move that ends the game"),
  LATE("the end of a long game");

  final String text;

  Kind(String text) {
    this.text = text;
  }
}
