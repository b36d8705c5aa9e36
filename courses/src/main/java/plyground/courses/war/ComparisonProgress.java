package plyground.courses.war;

import plyground.console.ProgressLine;
import plyground.console.Streams;

/** Shows which game of a comparison is being played, and which turn of it. */
final class ComparisonProgress implements AutoCloseable {
  private final ProgressLine line;
  private final int games;
  private final int turns;
  private String game = "";
  private int finished;

  ComparisonProgress(Streams streams, int games, int turns) {
    line = new ProgressLine(streams);
    this.games = games;
    this.turns = turns;
  }

  void start(AssignmentGame campaign) {
    game = campaign.task().search() + ", depth " + campaign.depth();
    turn(0);
  }

  void turn(int played) {
    int turn = Math.min(played + 1, turns);
    line.show((double) finished / games, "%s, turn %d of %d".formatted(game, turn, turns));
  }

  void finish() {
    finished++;
  }

  @Override
  public void close() {
    line.close();
  }
}
