package plyground.courses.war;

import java.util.Locale;
import plyground.console.ProgressLine;
import plyground.console.Streams;

/** Shows how much of a campaign's log is written, and which turn is being played. */
final class CampaignProgress implements AutoCloseable {
  private final ProgressLine line;
  private final LogSize size;
  private final int turns;
  private int turn = 1;

  CampaignProgress(Streams streams, LogSize size, int turns) {
    line = new ProgressLine(streams);
    this.size = size;
    this.turns = turns;
    written(0);
  }

  void written(long bytes) {
    line.show(
        (double) bytes / size.bytes(),
        String.format(Locale.ROOT, "turn %d of %d, %,d MB", turn, turns, bytes / 1_000_000));
  }

  void turn() {
    turn++;
    line.show(1, "log written, turn " + Math.min(turn, turns) + " of " + turns);
  }

  @Override
  public void close() {
    line.close();
  }
}
