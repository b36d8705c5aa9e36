package plyground.teach.exercise;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.agents.OpenGame;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.search.Trace;
import plyground.core.view.GameView;

/**
 * Keeps a search as a tree. Only searches that go through one tree once make one that can be put on
 * paper: not those that deepen step by step, look into a table, play out or throw dice.
 */
final class TreeRecorder<P extends Position<P>> implements Trace {
  private static final class Draft {
    int parent;
    int ply;
    String word = "";
    String said = "";
    boolean turned;
    boolean leaf;
    int value;
    int alpha;
    int beta;
    SearchNode.@Nullable Cut cut;
    SearchNode.@Nullable Return back;
    @Nullable Integer best;
  }

  private final Game<P> game;
  private final GameView<P> view;
  private final int most;
  private final List<Draft> drafts = new ArrayList<>();
  private final List<P> line = new ArrayList<>();
  private final List<Integer> path = new ArrayList<>();
  private boolean simple = true;

  /**
   * @param most nodes to keep
   */
  TreeRecorder(OpenGame<P> open, P root, int most) {
    game = open.game();
    view = open.view();
    this.most = most;
    line.add(root);
  }

  /** The tree; one without nodes if the search did not make one that fits. */
  SearchTree tree() {
    if (!simple) {
      return SearchTree.NONE;
    }
    var nodes = new ArrayList<SearchNode>();
    for (var each : drafts) {
      nodes.add(
          new SearchNode(
              nodes.size(),
              each.parent,
              each.ply,
              each.word,
              each.said,
              each.turned,
              each.leaf,
              each.value,
              each.alpha,
              each.beta,
              each.cut,
              each.back));
    }
    return new SearchTree(nodes);
  }

  @Override
  public void iteration(int depth, int alpha, int beta) {
    simple = false;
  }

  @Override
  public void enter(int ply, int move, int alpha, int beta) {
    var draft = add(ply, move);
    if (draft != null) {
      draft.alpha = alpha;
      draft.beta = beta;
    }
  }

  @Override
  public void leaf(int ply, int move, int value) {
    var draft = add(ply, move);
    if (draft != null) {
      draft.leaf = true;
      draft.value = value;
    }
  }

  private @Nullable Draft add(int ply, int move) {
    simple = simple && drafts.size() < most && (ply > 0 || drafts.isEmpty());
    if (!simple) {
      return null;
    }
    var draft = new Draft();
    draft.ply = ply;
    draft.parent = ply == 0 ? -1 : path.get(ply - 1);
    if (ply > 0) {
      P above = line.get(ply - 1);
      P next = above.play(move);
      draft.word = game.formatMove(above, move);
      draft.said = view.moveName(above, move);
      draft.turned = next.toMove() != line.getFirst().toMove();
      put(line, ply, next);
    }
    put(path, ply, drafts.size());
    drafts.add(draft);
    return draft;
  }

  private static <T> void put(List<T> list, int index, T item) {
    if (index < list.size()) {
      list.set(index, item);
    } else {
      list.add(item);
    }
  }

  @Override
  public void child(int ply, int move, int value, int best, int alpha, int beta) {
    if (simple) {
      var node = drafts.get(path.get(ply));
      drafts.get(path.get(ply + 1)).back = new SearchNode.Return(value, node.best, best);
      node.best = best;
    }
  }

  @Override
  public void cut(int ply, int best, int alpha, int beta, int skipped, Reason reason) {
    if (simple) {
      drafts.get(path.get(ply)).cut = new SearchNode.Cut(best, beta, skipped);
    }
  }

  @Override
  public void hit(int ply, int value, int depth, Bound bound) {
    simple = false;
  }

  @Override
  public void leave(int ply, int value) {
    if (simple) {
      drafts.get(path.get(ply)).value = value;
    }
  }

  @Override
  public void meanChild(int ply, int move, double value, double soFar) {
    simple = false;
  }

  @Override
  public void playout(int[] moves, int length, int ply, double result) {
    simple = false;
  }
}
