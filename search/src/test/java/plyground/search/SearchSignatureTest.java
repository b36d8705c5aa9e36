package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.zip.CRC32;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result;
import plyground.core.search.Search;
import plyground.core.search.Trace;
import plyground.testkit.RandomTree;
import plyground.testkit.RandomTree.Node;

/**
 * What every search answers over fixed random trees, and a checksum of its whole trace: work that
 * changes without being meant to shows here first. Renewed with {@code -Dsignature=renew}.
 */
final class SearchSignatureTest {
  private static final Path FILE =
      Path.of("src/test/resources/plyground/search/search-signature.txt");
  private static final List<RandomTree> TREES =
      List.of(
          new RandomTree(4, 8, 0),
          new RandomTree(5, 7, 40),
          new RandomTree(3, 12, 25, false),
          new RandomTree(12, 4, 0),
          new RandomTree(4, 8, 40, true, true));

  @Test
  void answersAndTracesAreTheCommittedOnes() throws IOException {
    var lines = new ArrayList<String>();
    for (var tree : TREES) {
      for (long seed = 0; seed < 3; seed++) {
        var root = tree.start(new SplitMix(seed));
        sign(tree, root, "greedy", new Greedy<>(tree, tree.evaluator()), Limit.depth(1), lines);
        sign(tree, root, "minimax", new Minimax<>(tree, tree.evaluator()), Limit.depth(4), lines);
        sign(tree, root, "alphabeta", alphaBeta(tree), Limit.depth(6), lines);
        sign(tree, root, "deepening", new Deepening<>(alphaBeta(tree)), Limit.nodes(900), lines);
        sign(tree, root, "every", every(tree), Limit.depth(5), lines);
        sign(tree, root, "pvs", new Pvs<>(tree, tree.evaluator(), 1), Limit.depth(9), lines);
        sign(
            tree, root, "pvs short", new Pvs<>(tree, tree.evaluator(), 1), Limit.nodes(300), lines);
        sign(tree, root, "mcts", new Mcts<>(tree, 1.4, 400), Limit.NONE, lines);
        sign(tree, root, "mcts short", new Mcts<>(tree, 0.7, 400), Limit.nodes(500), lines);
        sign(tree, root, "mcts cut", cut(tree), Limit.depth(3), lines);
      }
    }
    if ("renew".equals(System.getProperty("signature"))) {
      Files.createDirectories(Objects.requireNonNull(FILE.getParent()));
      Files.write(FILE, lines);
    }
    assertThat(lines).isEqualTo(Files.readAllLines(FILE));
  }

  private static AlphaBeta<Node> alphaBeta(RandomTree tree) {
    return new AlphaBeta<>(tree, tree.evaluator());
  }

  private static Search<Node> every(RandomTree tree) {
    return new EveryRootMove<>(tree, alphaBeta(tree), tree.evaluator());
  }

  private static Search<Node> cut(RandomTree tree) {
    return new Mcts<>(tree, 1.0, 400, 1, new Mcts.Cut<>(tree.evaluator(), 2));
  }

  private static void sign(
      RandomTree tree, Node root, String name, Search<Node> search, Limit limit, List<String> to) {
    var text = new StringWriter();
    search.newGame(5);
    Result result;
    try (var trace = new TraceWriter<>(tree, root, name, text)) {
      result = search.search(root, limit, trace);
    }
    // Searching again with what it remembers: the table and the orderings show here.
    var again = search.search(root, limit, Trace.NONE);
    to.add(
        String.format(
            Locale.ROOT,
            "%s of %s %s: %s, again %d nodes, trace %08x",
            name,
            tree.format(root),
            tree,
            result,
            again.nodes(),
            checksum(text)));
  }

  private static long checksum(StringWriter text) {
    var crc = new CRC32();
    crc.update(text.toString().getBytes(StandardCharsets.UTF_8));
    return crc.getValue();
  }
}
