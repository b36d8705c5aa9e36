package plyground.courses.war;

import java.io.Writer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import plyground.core.Side;
import plyground.core.search.Trace;
import plyground.games.war.WarPosition;

/**
 * The assignment's log of one search, printed while it runs: values and windows in the Union's
 * view, a row when a node is entered and after each child, a row for a leaf.
 *
 * <p>A row is ended by what follows it, because only then is it known whether it was cut off.
 */
public final class SearchLog implements Trace, AutoCloseable {
  private static final int INFINITY = Integer.MAX_VALUE;
  private static final char[] ROOT_LABEL = "N/A,N/A,N/A,".toCharArray();

  private final WarPosition root;
  private final Task task;
  private final RowBuffer out;

  /** What stands before the depth, by side and move. */
  private final char[][][] labels = new char[2][2 * WarPosition.DROP][];

  private int[] into = new int[16];
  private int[] alphas = new int[16];
  private int[] betas = new int[16];

  public SearchLog(WarPosition root, Task task, Writer writer) {
    this.root = root;
    this.task = task;
    out = new RowBuffer(writer);
    out.text("Player,Action,Destination,Depth,Value");
    out.text(task == Task.ALPHA_BETA ? ",Alpha,Beta,CUT-OFF?" : "");
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    if (ply == into.length) {
      into = Arrays.copyOf(into, 2 * ply);
      alphas = Arrays.copyOf(alphas, 2 * ply);
      betas = Arrays.copyOf(betas, 2 * ply);
    }
    into[ply] = move;
    window(ply, alpha, beta);
    if (task != Task.GREEDY) {
      row(ply, move, -INFINITY * sign(ply), ply);
    }
  }

  @Override
  public void leaf(int ply, int move, int value) {
    row(ply, move, value * sign(ply), ply - 1);
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    window(ply, alpha, beta);
    if (task != Task.GREEDY) {
      row(ply, into[ply], best * sign(ply), ply);
    }
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    out.text(",CUT-OFF");
  }

  /** Hands on what has been written so far. */
  void send() {
    out.send();
  }

  /** The end of the last row. */
  @Override
  public void close() {
    out.character('\n');
    out.send();
  }

  /** 1 where the Union is to move. */
  private int sign(int ply) {
    return mover(ply).sign();
  }

  private Side mover(int ply) {
    return ply % 2 == 0 ? root.toMove() : root.toMove().other();
  }

  private void window(int ply, int alpha, int beta) {
    boolean union = mover(ply) == Side.FIRST;
    alphas[ply] = union ? alpha : -beta;
    betas[ply] = union ? beta : -alpha;
  }

  /** A leaf has no window of its own: it shows the one of the node above. */
  private void row(int ply, int move, int value, int windowOf) {
    out.character('\n');
    out.text(move == ROOT ? ROOT_LABEL : label(mover(ply).other(), move));
    out.whole(ply);
    number(value);
    if (task == Task.ALPHA_BETA) {
      number(alphas[windowOf]);
      number(betas[windowOf]);
    }
  }

  private void number(int value) {
    out.character(',');
    if (Math.abs(value) == INFINITY) {
      out.text(value < 0 ? "-Infinity" : "Infinity");
    } else {
      out.decimal(value);
    }
  }

  private char[] label(Side player, int move) {
    char @Nullable [] known = labels[player.index()][move];
    if (known != null) {
      return known;
    }
    String city = root.map().name(WarPosition.city(move));
    String text = MovesFile.player(player) + "," + MovesFile.action(move) + "," + city + ",";
    labels[player.index()][move] = text.toCharArray();
    return text.toCharArray();
  }
}
