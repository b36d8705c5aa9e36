package plyground.search;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.search.MctsTree.ROOT;

import org.junit.jupiter.api.Test;

final class MctsTreeTest {
  private final MctsTree tree = new MctsTree(1);

  /** Three moves at the root, children 1 to 3. */
  private void threeMoves() {
    tree.expand(ROOT, new int[] {7, 8, 9, 0}, 3);
  }

  private void add(int node, int visits, double result) {
    for (int i = 0; i < visits; i++) {
      tree.add(node, result);
      tree.add(ROOT, -result);
    }
  }

  @Test
  void childrenStandSideBySide() {
    assertThat(tree.expanded(ROOT)).isFalse();
    threeMoves();
    assertThat(tree.expanded(ROOT)).isTrue();
    assertThat(tree.firstChild(ROOT)).isEqualTo(1);
    assertThat(tree.lastChild(ROOT)).isEqualTo(4);
    assertThat(tree.move(3)).isEqualTo(9);
    tree.expand(2, new int[] {5}, 1);
    assertThat(tree.firstChild(2)).isEqualTo(4);
    assertThat(tree.move(4)).isEqualTo(5);
    assertThat(tree.proven(4)).isFalse();
  }

  @Test
  void meansAreOverVisitsUntilThereIsAProof() {
    threeMoves();
    assertThat(tree.mean(1)).isZero();
    add(1, 3, 1);
    add(1, 1, -1);
    assertThat(tree.visits(1)).isEqualTo(4);
    assertThat(tree.mean(1)).isEqualTo(0.5);
    tree.prove(1, -1);
    assertThat(tree.mean(1)).isEqualTo(-1);
    assertThat(tree.result(1)).isEqualTo(-1);
  }

  @Test
  void unvisitedMovesComeFirstInTheirOrder() {
    threeMoves();
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(1);
    add(1, 1, 1);
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(2);
    add(2, 1, 1);
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(3);
  }

  /** By hand: 0.5 + c sqrt(ln 14 / 8), 0.25 + c sqrt(ln 14 / 4), 0 + c sqrt(ln 14 / 2). */
  @Test
  void thenTheHighestConfidenceBound() {
    threeMoves();
    add(1, 6, 1);
    add(1, 2, -1);
    add(2, 2, 1);
    add(2, 1, -1);
    add(2, 1, 0);
    add(3, 1, 1);
    add(3, 1, -1);
    assertThat(tree.select(ROOT, 0.9)).isEqualTo(3);
    assertThat(tree.select(ROOT, 0.8)).isEqualTo(1);
  }

  @Test
  void aProvenWinIsTakenAndProvenLossesAreLeftAlone() {
    threeMoves();
    add(1, 1, 1);
    add(2, 1, -1);
    add(3, 1, -1);
    tree.prove(1, 0);
    tree.prove(3, -1);
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(2);
    tree.prove(2, -1);
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(1);
    tree.prove(3, 1);
    assertThat(tree.select(ROOT, 1.4)).isEqualTo(3);
  }

  @Test
  void aNodeIsSettledByOneWinOrByAllItsChildren() {
    threeMoves();
    tree.prove(1, -1);
    tree.prove(2, 0);
    tree.proveFromChildren(ROOT, -1);
    assertThat(tree.proven(ROOT)).isFalse();
    tree.prove(3, -1);
    tree.proveFromChildren(ROOT, -1);
    assertThat(tree.result(ROOT)).isZero();
    tree.prove(2, -1);
    tree.proveFromChildren(ROOT, -1);
    assertThat(tree.result(ROOT)).isEqualTo(1);
  }

  @Test
  void oneWinIsEnough() {
    threeMoves();
    tree.prove(2, 1);
    tree.proveFromChildren(ROOT, -1);
    assertThat(tree.result(ROOT)).isEqualTo(-1);
  }

  @Test
  void theMostVisitedMoveIsPlayed() {
    threeMoves();
    add(1, 2, 1);
    add(2, 5, -1);
    add(3, 5, 1);
    assertThat(tree.choice(MctsTree.ROOT)).isEqualTo(2);
  }

  @Test
  void provenMovesArePlayedByWhatTheyAreWorth() {
    threeMoves();
    add(1, 9, -0.5);
    add(2, 1, 0);
    add(3, 1, -0.1);
    tree.prove(2, 0);
    assertThat(tree.choice(MctsTree.ROOT)).as("a draw in hand, the rest looks lost").isEqualTo(2);
    add(3, 20, 0.5);
    assertThat(tree.choice(MctsTree.ROOT)).as("the rest looks better than a draw").isEqualTo(3);
    tree.prove(1, 1);
    assertThat(tree.choice(MctsTree.ROOT)).as("a win").isEqualTo(1);
    tree.prove(1, -1);
    tree.prove(3, -1);
    assertThat(tree.choice(MctsTree.ROOT)).as("the draw among losses").isEqualTo(2);
  }

  @Test
  void aProvenLossIsNeverPreferredToHope() {
    threeMoves();
    add(1, 50, 1);
    add(2, 1, -1);
    tree.prove(1, -1);
    tree.prove(3, -1);
    assertThat(tree.choice(MctsTree.ROOT)).isEqualTo(2);
  }

  @Test
  void aTreeGrowsBeyondItsFirstColumns() {
    int[] moves = new int[100];
    for (int node = 0; node < 50; node++) {
      moves[99] = node;
      tree.expand(node, moves, 100);
      assertThat(tree.move(tree.lastChild(node) - 1)).isEqualTo(node);
      assertThat(tree.proven(tree.lastChild(node) - 1)).isFalse();
    }
    assertThat(tree.lastChild(49)).isEqualTo(5001);
  }
}
