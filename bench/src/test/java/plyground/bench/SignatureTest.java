package plyground.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.core.spec.Settings;
import plyground.core.spi.GameDescriptor;
import plyground.core.spi.GameProvider;
import plyground.search.AlphaBeta;
import plyground.search.Greedy;
import plyground.search.Mcts;
import plyground.search.Minimax;
import plyground.search.Pvs;

/**
 * The node counts of every search over fixed positions of every game. A refactoring leaves them as
 * they are; a change that means to alter them renews the file with {@code -Dsignature=renew} and
 * says so in its commit.
 */
final class SignatureTest {
  private static final Path FILE = Path.of("signature.txt");
  private static final int POSITIONS = 4;
  private static final int PLIES_BETWEEN = 2;

  @Test
  @SuppressWarnings("rawtypes") // the loader knows no type arguments
  void nodeCountsAreTheCommittedOnes() throws IOException {
    var lines = new ArrayList<String>();
    for (GameProvider<?> provider : ServiceLoader.load(GameProvider.class)) {
      sign(provider.descriptor(), lines);
    }
    lines.sort(null);
    if ("renew".equals(System.getProperty("signature"))) {
      Files.write(FILE, lines);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(FILE));
  }

  private static <P extends Position<P>> void sign(GameDescriptor<P> kind, List<String> lines) {
    var game = kind.create(new Settings(kind.parameters(), Map.of()));
    var kindOfValue = kind.evaluators().getFirst();
    var evaluator =
        kindOfValue.maker().make(game, new Settings(kindOfValue.parameters(), Map.of()));
    sign(game, "greedy", new Greedy<>(game, evaluator), Limit.depth(1), lines);
    sign(game, "minimax depth=2", new Minimax<>(game, evaluator), Limit.depth(2), lines);
    sign(game, "alphabeta depth=3", new AlphaBeta<>(game, evaluator), Limit.depth(3), lines);
    sign(game, "pvs depth=3", new Pvs<>(game, evaluator, 1), Limit.depth(3), lines);
    sign(game, "mcts playouts=200", new Mcts<>(game, 1.4, 200), Limit.NONE, lines);
  }

  private static <P extends Position<P>> void sign(
      Game<P> game, String name, Search<P> search, Limit limit, List<String> lines) {
    long nodes = 0;
    long checksum = 0;
    var random = new SplitMix(2026);
    P position = game.start(random);
    for (int i = 0; i < POSITIONS && !position.over(); i++) {
      search.newGame(i);
      var result = search.search(position, limit, Trace.NONE);
      nodes += result.nodes();
      checksum = SplitMix.derive(checksum, result.move());
      for (int ply = 0; ply < PLIES_BETWEEN && !position.over(); ply++) {
        int[] moves = LegalMoves.of(game, position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
    }
    lines.add(
        String.format(
            Locale.ROOT, "%s, %s: %d nodes, moves %08x", game.name(), name, nodes, (int) checksum));
  }
}
