package plyground.games.othello;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

final class TeamTest {
  /** Long enough for any machine; only a test that fails waits for it. */
  private static final Duration LONG = Duration.ofSeconds(20);

  private final Team team = new Team();

  private static Split split(int moves, @Nullable Split above) {
    return new Split(
        new Split.Node(1, 2, 12, -3, 5), new int[moves], new long[moves], above, -9, 40);
  }

  /** A thread that waits for work. */
  private final class Waiting {
    final AtomicReference<@Nullable Split> found = new AtomicReference<>();
    final AtomicBoolean interrupted = new AtomicBoolean();
    final Thread thread;

    Waiting(@Nullable Split owned) {
      thread =
          Thread.ofPlatform()
              .daemon()
              .start(
                  () -> {
                    found.set(team.join(owned));
                    interrupted.set(Thread.currentThread().isInterrupted());
                  });
    }

    @Nullable Split end() throws InterruptedException {
      assertThat(thread.join(LONG)).as("has come back").isTrue();
      return found.get();
    }
  }

  private static void until(BooleanSupplier that) throws InterruptedException {
    long end = System.nanoTime() + LONG.toNanos();
    while (!that.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited for long").isLessThan(end);
      Thread.sleep(1);
    }
  }

  @Test
  void everyMoveIsTakenOnce() {
    var split = split(2, null);
    team.open(split);
    assertThat(team.take(split)).isZero();
    assertThat(team.take(split)).isEqualTo(1);
    assertThat(team.take(split)).isEqualTo(-1);
    team.value(split, 10, -4);
    assertThat(team.low(split)).isEqualTo(-3);
    team.value(split, 11, 2);
    assertThat(team.low(split)).isEqualTo(2);
    assertThat(split.settled()).isTrue();
  }

  @Test
  void nothingMoreIsTakenAfterACut() {
    var split = split(3, null);
    team.open(split);
    assertThat(team.take(split)).isZero();
    team.value(split, 10, 5);
    assertThat(team.take(split)).isEqualTo(-1);
  }

  @Test
  void whoWaitsGetsTheNextSplit() throws InterruptedException {
    assertThat(team.wantsWork()).isFalse();
    var helper = new Waiting(null);
    until(team::wantsWork);
    var split = split(3, null);
    team.open(split);
    assertThat(helper.end()).isSameAs(split);
    for (int i = 0; i < 3; i++) {
      assertThat(team.take(split)).isEqualTo(i);
    }
    assertThat(team.wantsWork()).as("nobody waits any more").isFalse();
    team.leave(split);
    assertThat(split.busy()).as("the helper is inside").isTrue();
    team.leave(split);
    assertThat(split.busy()).isFalse();
  }

  /** Those without a move left do not count, nor those that nobody needs. */
  @Test
  void workIsWantedWhileSomebodyHasNone() throws InterruptedException {
    var empty = split(1, null);
    team.open(empty);
    assertThat(team.take(empty)).isZero();
    var helper = new Waiting(null);
    until(team::wantsWork);
    var cut = split(2, null);
    team.open(cut);
    assertThat(helper.end()).isSameAs(cut);
    team.value(cut, 10, 6);
    var other = new Waiting(null);
    until(team::wantsWork);
    team.open(split(2, cut));
    assertThat(team.wantsWork()).as("there are moves, though vain ones").isFalse();
    assertThat(other.thread.isAlive()).isTrue();
    team.finish();
    assertThat(other.end()).isNull();
  }

  /** Also without anybody having been woken. */
  @Test
  void workIsWantedAsSoonAsMovesAreGone() throws InterruptedException {
    var own = split(1, null);
    team.open(own);
    assertThat(team.take(own)).isZero();
    var owner = new Waiting(own);
    until(team::wantsWork);
    var taken = split(1, null);
    team.open(taken);
    assertThat(team.wantsWork()).isFalse();
    assertThat(team.take(taken)).isZero();
    assertThat(team.wantsWork()).as("the last move is taken").isTrue();
    var cut = split(3, null);
    team.open(cut);
    assertThat(team.wantsWork()).isFalse();
    team.value(cut, 10, 5);
    assertThat(team.wantsWork()).as("the rest is cut off").isTrue();
    var closed = split(3, null);
    team.open(closed);
    assertThat(team.wantsWork()).isFalse();
    team.close(closed);
    assertThat(team.wantsWork()).as("closed").isTrue();
    team.leave(own);
    assertThat(owner.end()).isNull();
    assertThat(team.wantsWork()).as("nobody waits any more").isFalse();
  }

  @Test
  void aClosedSplitIsNotFound() throws InterruptedException {
    var split = split(3, null);
    team.open(split);
    team.close(split);
    team.finish();
    assertThat(new Waiting(null).end()).isNull();
  }

  @Test
  void theSplitOpenedLastComesFirst() throws InterruptedException {
    team.open(split(3, null));
    var last = split(3, null);
    team.open(last);
    assertThat(new Waiting(null).end()).isSameAs(last);
  }

  @Test
  void whoWaitsIsSentHomeAtTheEnd() throws InterruptedException {
    var first = new Waiting(null);
    var second = new Waiting(null);
    until(team::wantsWork);
    team.finish();
    assertThat(first.end()).isNull();
    assertThat(second.end()).isNull();
  }

  /** An owner helps inside its own split alone, so that it is never held up elsewhere. */
  @Test
  void anOwnerHelpsItsHelpers() throws InterruptedException {
    var own = split(1, null);
    team.open(own);
    assertThat(team.take(own)).isZero();
    assertThat(new Waiting(null).thread.isAlive()).isTrue();
    team.open(split(3, null));
    var inside = split(3, own);
    team.open(inside);
    team.open(split(3, null));
    assertThat(new Waiting(own).end()).isSameAs(inside);
    team.finish();
  }

  @Test
  void anOwnerWaitsForItsHelpers() throws InterruptedException {
    var own = split(1, null);
    team.open(own);
    var owner = new Waiting(null);
    assertThat(owner.end()).as("there is a move").isSameAs(own);
    assertThat(team.take(own)).isZero();
    owner = new Waiting(own);
    until(team::wantsWork);
    team.leave(own);
    team.finish();
    assertThat(owner.thread.join(Duration.ofMillis(20))).as("one is still inside").isFalse();
    team.leave(own);
    assertThat(owner.end()).isNull();
  }

  @Test
  void anInterruptedThreadWaitsOnAndKeepsItsMark() throws InterruptedException {
    var helper = new Waiting(null);
    until(team::wantsWork);
    helper.thread.interrupt();
    until(() -> helper.thread.getState() == Thread.State.WAITING);
    var split = split(3, null);
    team.open(split);
    assertThat(helper.end()).isSameAs(split);
    assertThat(helper.interrupted).isTrue();
    var calm = new Waiting(null);
    assertThat(calm.end()).isSameAs(split);
    assertThat(calm.interrupted).isFalse();
  }
}
