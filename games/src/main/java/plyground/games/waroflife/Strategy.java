package plyground.games.waroflife;

/** What a one-ply strategy wants of the board after its move and the crank. */
enum Strategy {
  BLOODLUST("bloodlust", "as few of the opponent's pieces as possible") {
    @Override
    int score(int own, int other) {
      return -other;
    }
  },
  SELF_PRESERVATION("self_preservation", "as many pieces of its own as possible") {
    @Override
    int score(int own, int other) {
      return own;
    }
  },
  LAND_GRAB("land_grab", "as many pieces more than the opponent as possible") {
    @Override
    int score(int own, int other) {
      return own - other;
    }
  };

  private final String title;
  private final String summary;

  Strategy(String title, String summary) {
    this.title = title;
    this.summary = summary;
  }

  /** The assignment's name for it. */
  String title() {
    return title;
  }

  String summary() {
    return summary;
  }

  /** The higher the better, from the numbers of pieces after the crank. */
  abstract int score(int own, int other);
}
