package plyground.search;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.core.Game;
import plyground.core.Nature;
import plyground.core.Position;
import plyground.core.search.Trace;
import plyground.core.view.GameView;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes a search as JSON lines, one event a line, as it happens; {@code docs/trace.md} has the
 * format. Only the moves on the way from the root to the current node are held.
 */
public final class TraceWriter<P extends Position<P>> implements Trace, AutoCloseable {
  private static final int INFINITY = Integer.MAX_VALUE;
  private static final JsonFactory JSON = JsonFactory.builder().rootValueSeparator("\n").build();

  private final Game<P> game;
  private final @Nullable GameView<P> view;
  private final JsonGenerator out;
  private final ArrayList<P> line = new ArrayList<>();
  private long nodes;

  /**
   * Writes the first line, which names game, position and agent.
   *
   * @param agent what is searching, for the reader of the file
   */
  public TraceWriter(Game<P> game, P root, String agent, Writer to) {
    this(game, null, root, agent, to);
  }

  /**
   * The same with what players call moves.
   *
   * @param view how players call moves, which is told where it is something else
   */
  public TraceWriter(Game<P> game, @Nullable GameView<P> view, P root, String agent, Writer to) {
    this.game = game;
    this.view = view;
    out = JSON.createGenerator(ObjectWriteContext.empty(), to);
    line.add(root);
    out.writeStartObject();
    out.writeNumberProperty("trace", 1);
    out.writeStringProperty("game", game.name());
    out.writeStringProperty("position", game.format(root));
    out.writeStringProperty("agent", agent);
    out.writeEndObject();
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    out.writeStartObject();
    out.writeStringProperty("event", "iteration");
    out.writeNumberProperty("depth", depth);
    window(alpha, beta);
    out.writeEndObject();
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    node("enter", ply, move);
    window(alpha, beta);
    out.writeEndObject();
  }

  @Override
  public void leaf(int ply, int move, int value) {
    node("leaf", ply, move);
    out.writeNumberProperty("value", value);
    out.writeEndObject();
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    start("child", ply);
    out.writeStringProperty("move", game.formatMove(line.get(ply), move));
    out.writeNumberProperty("value", value);
    out.writeNumberProperty("best", best);
    window(alpha, beta);
    out.writeEndObject();
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    start("cut", ply);
    out.writeNumberProperty("best", best);
    window(alpha, beta);
    if (skipped >= 0) {
      out.writeNumberProperty("skipped", skipped);
    }
    out.writeStringProperty("reason", reason.name().toLowerCase(Locale.ROOT));
    out.writeEndObject();
  }

  @Override
  public void hit(int ply, int value, int depth, Bound bound) {
    start("hit", ply);
    out.writeNumberProperty("value", value);
    out.writeNumberProperty("depth", depth);
    out.writeStringProperty("bound", bound.name().toLowerCase(Locale.ROOT));
    out.writeEndObject();
  }

  @Override
  public void leave(int ply, int value) {
    start("leave", ply);
    out.writeNumberProperty("value", value);
    out.writeEndObject();
  }

  @Override
  public void meanChild(int ply, int move, double value, double soFar) {
    P above = line.get(ply);
    start("child", ply);
    out.writeStringProperty("move", game.formatMove(above, move));
    if (Nature.movesAt(above)) {
      out.writeNumberProperty("weight", Nature.weight(above, move));
    }
    number("value", value);
    number("best", soFar);
    window(-INFINITY, INFINITY);
    out.writeEndObject();
  }

  @Override
  public void meanLeave(int ply, double value) {
    start("leave", ply);
    number("value", value);
    out.writeEndObject();
  }

  /** All moves, and where in the tree somebody moves twice or nature does. */
  @Override
  public void playout(int[] moves, int length, int ply, double result) {
    nodes++;
    start("playout", ply);
    out.writeArrayPropertyStart("moves");
    var names = new ArrayList<String>();
    var again = new ArrayList<Integer>();
    var chance = new ArrayList<Integer>();
    boolean other = false;
    P position = line.getFirst();
    for (int i = 0; i < length; i++) {
      String word = game.formatMove(position, moves[i]);
      out.writeString(word);
      if (view != null && i < ply) {
        String name = view.moveName(position, moves[i]);
        other = other || !name.equals(word);
        names.add(name);
      }
      if (Nature.movesAt(position)) {
        chance.add(i);
      }
      P next = position.play(moves[i]);
      if (next.toMove() == position.toMove()) {
        again.add(i + 1);
      }
      position = next;
    }
    out.writeEndArray();
    if (other) {
      out.writeArrayPropertyStart("names");
      names.forEach(out::writeString);
      out.writeEndArray();
    }
    plies("again", again, ply);
    plies("chance", chance, ply);
    number("result", result);
    out.writeEndObject();
  }

  @Override
  public void proven(int ply, int result) {
    start("proven", ply);
    out.writeNumberProperty("result", result);
    out.writeEndObject();
  }

  private void plies(String name, List<Integer> plies, int most) {
    if (!plies.isEmpty() && plies.getFirst() <= most) {
      out.writeArrayPropertyStart(name);
      plies.stream().filter(each -> each <= most).forEach(out::writeNumber);
      out.writeEndArray();
    }
  }

  /** Whole numbers without a point. */
  private void number(String name, double value) {
    if (value == Math.rint(value)) {
      out.writeNumberProperty(name, (long) value);
    } else {
      out.writeNumberProperty(name, value);
    }
  }

  /** Whether any node was told of: some agents choose without a search that could be followed. */
  public boolean heard() {
    return nodes > 0;
  }

  /** Ends the last line and closes the writer. */
  @Override
  public void close() {
    out.writeRaw('\n');
    out.close();
  }

  private void start(String event, int ply) {
    out.writeStartObject();
    out.writeStringProperty("event", event);
    out.writeNumberProperty("ply", ply);
  }

  private void node(String event, int ply, int move) {
    start(event, ply);
    out.writeNumberProperty("node", nodes++);
    if (move != ROOT) {
      P above = line.get(ply - 1);
      String word = game.formatMove(above, move);
      out.writeStringProperty("move", word);
      name(above, move, word);
      P next = above.play(move);
      if (next.toMove() == above.toMove()) {
        out.writeBooleanProperty("again", true);
      }
      follow(ply, next);
    }
    if (Nature.movesAt(line.get(ply))) {
      out.writeBooleanProperty("chance", true);
    }
  }

  private void name(P above, int move, String word) {
    if (view != null) {
      String name = view.moveName(above, move);
      if (!name.equals(word)) {
        out.writeStringProperty("name", name);
      }
    }
  }

  /** Both ends of the window; null where it is open. */
  private void window(int alpha, int beta) {
    out.writeArrayPropertyStart("window");
    bound(alpha);
    bound(beta);
    out.writeEndArray();
  }

  private void bound(int value) {
    if (Math.abs(value) == INFINITY) {
      out.writeNull();
    } else {
      out.writeNumber(value);
    }
  }

  private void follow(int ply, P next) {
    if (line.size() > ply) {
      line.set(ply, next);
    } else {
      line.add(next);
    }
  }
}
