package plyground.web.live;

import java.util.List;
import java.util.function.Consumer;
import plyground.core.search.Trace;

/**
 * How far an agent has come that thinks.
 *
 * @param depth how deep it looks; 0 if that is not known
 * @param nodes how many positions it had visited when it last told a line
 * @param line what it expects both sides to play; empty as long as it does not say
 */
record SearchProgress(int depth, long nodes, List<Integer> line) {
  static final SearchProgress NOTHING = new SearchProgress(0, 0, List.of());

  /** Hears depths and lines and nothing else, which costs a search next to nothing. */
  static final class Listener implements Trace {
    private final Consumer<SearchProgress> heard;
    private SearchProgress last = NOTHING;

    Listener(Consumer<SearchProgress> heard) {
      this.heard = heard;
    }

    SearchProgress last() {
      return last;
    }

    @Override
    public boolean listens() {
      return false;
    }

    @Override
    public boolean wantsLine() {
      return true;
    }

    @Override
    public void iteration(int depth, int alpha, int beta) {
      tell(new SearchProgress(depth, last.nodes, last.line));
    }

    @Override
    public void line(List<Integer> moves, long nodes) {
      tell(new SearchProgress(last.depth, nodes, List.copyOf(moves)));
    }

    private void tell(SearchProgress now) {
      last = now;
      heard.accept(now);
    }
  }
}
