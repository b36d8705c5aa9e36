package plyground.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import plyground.core.search.Limit;
import plyground.core.search.Stop;
import plyground.core.spec.Nearest;

final class ContractsTest {
  @Test
  void sidesMirrorEachOther() {
    for (var side : Side.values()) {
      assertThat(side.other().other()).isEqualTo(side);
      assertThat(side.sign()).isEqualTo(-side.other().sign());
      assertThat(side.index()).isEqualTo(1 - side.other().index());
    }
    assertThat(Side.FIRST.index()).isZero();
    assertThat(Side.FIRST.sign()).isEqualTo(1);
  }

  @Test
  void outcomesAreSeenFromBothSides() {
    var won = Outcome.win(Side.SECOND, -4, "count");
    assertThat(won.resultFor(Side.SECOND)).isEqualTo(1);
    assertThat(won.resultFor(Side.FIRST)).isEqualTo(-1);
    assertThat(Outcome.draw(0, "count").resultFor(Side.FIRST)).isZero();
    assertThat(Outcome.draw(0, "count").winner()).isNull();
  }

  @Test
  void anAgentsOwnLimitGoesBeforeTheCommands() {
    var stop = new Stop();
    var own = Limit.depth(5);
    var given = Limit.nodes(1000).withDepth(9).withTime(Duration.ofSeconds(1)).withStop(stop);
    var both = own.or(given);
    assertThat(both.depth()).isEqualTo(5);
    assertThat(both.nodes()).isEqualTo(1000);
    assertThat(both.time()).isEqualTo(Duration.ofSeconds(1));
    assertThat(both.stop()).isSameAs(stop);
    assertThat(Limit.NONE.or(Limit.NONE)).isEqualTo(Limit.NONE);
    assertThat(Limit.NONE.withStop(stop).or(Limit.NONE.withStop(new Stop())).stop()).isSameAs(stop);
  }

  @Test
  void openPartsSaySo() {
    assertThat(Limit.NONE.depthOpen() && Limit.NONE.nodesOpen() && Limit.NONE.timeOpen()).isTrue();
    assertThat(Limit.depth(1).depthOpen()).isFalse();
    assertThat(Limit.nodes(1).nodesOpen()).isFalse();
    assertThat(Limit.time(Duration.ZERO).timeOpen()).isFalse();
  }

  @Test
  void aLimitLeavesSomethingToSearch() {
    assertThatThrownBy(() -> Limit.depth(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Limit.nodes(0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Limit.time(Duration.ofMillis(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theSharedSignalCannotBeRaised() {
    assertThatThrownBy(Stop.NEVER::raise).isInstanceOf(IllegalStateException.class);
    var stop = new Stop();
    assertThat(stop.raised()).isFalse();
    stop.raise();
    assertThat(stop.raised()).isTrue();
  }

  @Test
  void aSignalIsRaisedWithTheOneAroundIt() {
    var outer = new Stop();
    var inner = new Stop(outer);
    assertThat(inner.raised()).isFalse();
    outer.raise();
    assertThat(inner.raised()).isTrue();
    var own = new Stop(new Stop());
    own.raise();
    assertThat(own.raised()).isTrue();
    assertThat(new Stop(Stop.NEVER).raised()).isFalse();
  }

  @Test
  void anAnswerIsWantedUnlessTheGameIsAbandoned() {
    assertThat(new Stop().answerWanted()).isTrue();
    assertThat(new Stop(Stop.NEVER).answerWanted()).isTrue();
    assertThat(Stop.NEVER.answerWanted()).isFalse();
    assertThat(Stop.abandoning().answerWanted()).isFalse();
  }

  @Test
  void nearNamesAreSuggestedNearestFirst() {
    var names = List.of("tic-tac-toe", "othello", "war", "war-of-life");
    assertThat(Nearest.hint("otello", names)).isEqualTo("did you mean: othello?");
    assertThat(Nearest.hint("WAR", names)).startsWith("did you mean: war");
    assertThat(Nearest.hint("tictactoe", names)).isEqualTo("did you mean: tic-tac-toe?");
    assertThat(Nearest.hint("chess", names))
        .isEqualTo("there are: tic-tac-toe, othello, war, war-of-life");
    assertThat(Nearest.hint("x", List.of())).isEqualTo("there are none");
  }

  @Test
  void distancesAreLevenshteins() {
    assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    assertThat(Nearest.distance("", "abc")).isEqualTo(3);
    assertThat(Nearest.distance("abc", "")).isEqualTo(3);
    assertThat(Nearest.distance("ABC", "abc")).isZero();
  }

  @Test
  void complaintsCarryTheirPlace() {
    var complaint = new InputException("side 'z': expected x or o").at("--position");
    assertThat(complaint.message()).isEqualTo("--position: side 'z': expected x or o");
  }
}
