package plyground.cli;

import java.util.Locale;
import java.util.function.Consumer;
import plyground.arena.experiment.Tuning;
import plyground.arena.experiment.Tuning.Iteration;
import plyground.console.Streams;

/** One line that says how far a tuning is and how long it may take still, rewritten in place. */
final class TuningProgress implements Consumer<Iteration>, AutoCloseable {
  private static final int WIDTH = 79;

  private final Tuning tuning;
  private final Streams streams;
  private final long begun = System.nanoTime();

  TuningProgress(Tuning tuning, Streams streams) {
    this.tuning = tuning;
    this.streams = streams;
  }

  @Override
  public void accept(Iteration iteration) {
    int done = iteration.number() + 1;
    double each = (System.nanoTime() - begun) / 1e9 / done;
    double games = tuning.gains().iterations() + tuning.confirming() / (2.0 * tuning.pairs());
    var words =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "iteration %d of %d, %.0f s left",
                done,
                tuning.gains().iterations(),
                each * (games - done)));
    for (int i = 0; i < tuning.parameters().size(); i++) {
      String name = tuning.parameters().get(i).name();
      words.append(String.format(Locale.ROOT, ", %s %.4g", name, iteration.values().get(i)));
    }
    show(words.substring(0, Math.min(WIDTH, words.length())));
  }

  private void show(String words) {
    if (streams.terminal()) {
      streams.err().printf("\r%-" + WIDTH + "s", words);
      streams.err().flush();
    }
  }

  @Override
  public void close() {
    show("");
    if (streams.terminal()) {
      streams.err().print("\r");
      streams.err().flush();
    }
  }
}
