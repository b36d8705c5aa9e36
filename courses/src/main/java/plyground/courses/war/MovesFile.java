package plyground.courses.war;

import java.io.Writer;
import plyground.core.Side;
import plyground.games.war.WarPosition;

/** The assignment's file of moves: seven lines a turn, the start being turn 0. */
public final class MovesFile {
  private final MovesFormat format;
  private final RowBuffer out;
  private int turn;

  public MovesFile(Writer writer) {
    this(writer, MovesFormat.SAMPLES);
  }

  public MovesFile(Writer writer, MovesFormat format) {
    this.format = format;
    out = new RowBuffer(writer);
  }

  /** Turn 0, before anybody has moved. */
  public void start(WarPosition position) {
    block("N/A", "N/A", "N/A", position);
  }

  public void turn(WarPosition before, int move, WarPosition after) {
    String action = WarPosition.drops(move) ? action(move) : format.march();
    block(player(before.toMove()), action, before.map().name(WarPosition.city(move)), after);
  }

  static String player(Side side) {
    return side == Side.FIRST ? "Union" : "Confederacy";
  }

  static String action(int move) {
    return WarPosition.drops(move) ? "Paratroop Drop" : "Force March";
  }

  private void block(String player, String action, String destination, WarPosition position) {
    out.text(format.turn());
    out.whole(turn++);
    out.text("\nPlayer = " + player + "\nAction = " + action);
    out.text("\nDestination = " + destination + "\n");
    side(position, Side.FIRST);
    side(position, Side.SECOND);
    out.text(format.rule());
    out.character('\n');
    out.send();
  }

  private void side(WarPosition position, Side side) {
    out.text(player(side));
    out.text(",{");
    String comma = "";
    for (int city = 0; city < position.map().size(); city++) {
      if (position.holds(side, city)) {
        out.text(comma);
        out.text(position.map().name(city));
        comma = ",";
      }
    }
    out.text("},");
    format.resources(out, position.resources(side));
    out.character('\n');
  }
}
