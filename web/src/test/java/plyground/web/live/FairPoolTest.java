package plyground.web.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import plyground.core.search.Stop;
import plyground.web.live.Searches.Purpose;

/** Whose turn it is, with one thread and searches that go on until they are stopped. */
@Timeout(60)
final class FairPoolTest {
  private final Searches searches = new Searches(1);
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());

  @AfterEach
  void close() {
    searches.close();
  }

  /** A search that ends only when it is stopped. */
  private void endless(String client, CountDownLatch begun) {
    var _ =
        searches.submit(
            client,
            Purpose.MOVE,
            new Stop(),
            limit -> {
              order.add(client);
              begun.countDown();
              while (!limit.stop().raised()) {
                Thread.onSpinWait();
              }
              return client;
            });
  }

  @Test
  void whoFloodsGivesWayToWhoComesLater() throws InterruptedException {
    var begun = new CountDownLatch(1);
    for (int i = 0; i < 10; i++) {
      endless("flood", begun);
    }
    begun.await();
    var served = new CountDownLatch(1);
    endless("light", served);
    served.await();
    assertThat(order).hasSizeLessThanOrEqualTo(3).endsWith("light");
  }

  /** Counted in turns, not in seconds: between two of the light one's the other has two at most. */
  @Test
  void whoAsksAgainAndAgainIsNeverFarBehindWhoFloods() throws InterruptedException {
    var begun = new CountDownLatch(1);
    for (int i = 0; i < 15; i++) {
      endless("flood", begun);
    }
    begun.await();
    for (int i = 0; i < 4; i++) {
      int before = order.size();
      var served = new CountDownLatch(1);
      endless("light", served);
      served.await();
      var since = List.copyOf(order).subList(before, order.size());
      assertThat(Collections.frequency(since, "flood")).isLessThanOrEqualTo(2);
    }
  }

  /** Told by the alarm that is set for a running search, not by a clock of our own. */
  @Test
  void whoHasSeveralGivesWayAfterAMoment() throws InterruptedException {
    var alarms = Collections.synchronizedList(new ArrayList<Long>());
    var clock =
        new ScheduledThreadPoolExecutor(1) {
          @Override
          public ScheduledFuture<?> schedule(Runnable alarm, long delay, TimeUnit unit) {
            alarms.add(unit.toMillis(delay));
            return super.schedule(alarm, delay, unit);
          }
        };
    var over = new CountDownLatch(1);
    try (var pool = new FairPool(1, "test-", clock)) {
      var begun = new CountDownLatch(1);
      pool.submit(waiting("one", begun, over));
      begun.await();
      pool.submit(waiting("two", begun, over));
      assertThat(alarms).last(InstanceOfAssertFactories.LONG).isGreaterThan(200);
      pool.submit(waiting("one", begun, over));
      assertThat(alarms).last(InstanceOfAssertFactories.LONG).isLessThanOrEqualTo(200);
    } finally {
      over.countDown();
      clock.shutdownNow();
    }
  }

  private static FairPool.Job waiting(String client, CountDownLatch begun, CountDownLatch over) {
    return new FairPool.Job(
        client,
        Purpose.MOVE,
        () -> {
          begun.countDown();
          while (over.getCount() > 0) {
            Thread.onSpinWait();
          }
        },
        over::countDown);
  }

  @Test
  void twoWhoFloodAreServedByTurns() throws InterruptedException {
    var all = new CountDownLatch(8);
    for (String client : List.of("one", "two")) {
      for (int i = 0; i < 6; i++) {
        endless(client, all);
      }
    }
    all.await();
    var first = List.copyOf(order).subList(0, 8);
    assertThat(Collections.frequency(first, "two")).isBetween(3, 5);
  }

  @Test
  void oneClientHasSoManyWaiting() throws InterruptedException {
    var begun = new CountDownLatch(1);
    endless("flood", begun);
    begun.await();
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 30; i++) {
                endless("flood", begun);
              }
            })
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("20 of your searches");
  }
}
