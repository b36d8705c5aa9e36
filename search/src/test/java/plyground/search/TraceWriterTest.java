package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.testkit.RandomTree;

final class TraceWriterTest {
  @Test
  void aLineAnEventWithOpenWindowsAsNull() {
    var tree = new RandomTree(2, 2, 0);
    var root = tree.start(new SplitMix(9));
    var text = new StringWriter();
    long nodes;
    try (var writer = new TraceWriter<>(tree, root, "alphabeta:depth=2", text)) {
      nodes = new AlphaBeta<>(tree, tree.evaluator()).search(root, Limit.depth(2), writer).nodes();
    }
    var lines = text.toString().lines().toList();
    assertThat(text.toString()).endsWith("}\n");
    assertThat(lines.getFirst())
        .isEqualTo(
            "{\"trace\":1,\"game\":\"random-tree\",\"position\":\"%s\",\"agent\":\"%s\"}"
                .formatted(tree.format(root), "alphabeta:depth=2"));
    assertThat(lines.get(1))
        .isEqualTo("{\"event\":\"enter\",\"ply\":0,\"node\":0,\"window\":[null,null]}");
    assertThat(lines).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
    assertThat(lines.stream().filter(line -> line.contains("\"node\":")).count()).isEqualTo(nodes);
  }
}
