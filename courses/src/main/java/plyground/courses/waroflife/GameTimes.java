package plyground.courses.waroflife;

import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.OptionalDouble;
import plyground.arena.plan.Seating;
import plyground.arena.play.Tournament;

/**
 * What games cost: processor time, measured on this thread alone after the games have been played
 * for a while, so that neither other threads nor the start of the program is in it.
 */
final class GameTimes {
  private static final Duration WARM_UP = Duration.ofMillis(60);
  private static final Duration MEASURED = Duration.ofMillis(60);

  private final Tournament<?> tournament;

  GameTimes(Tournament<?> tournament) {
    this.tournament = tournament;
  }

  /** Programs of others spend their time elsewhere, where this clock does not see it. */
  boolean measurable() {
    return tournament.players().stream().allMatch(player -> player.protection().isEmpty());
  }

  /**
   * Seconds a game of one seating, if they can be measured.
   *
   * @param games how many there are to choose from
   */
  OptionalDouble seconds(Seating seats, int games) {
    if (!measurable()) {
      return OptionalDouble.empty();
    }
    try (var slot = tournament.slot(false)) {
      var clock = ManagementFactory.getThreadMXBean();
      for (long until = clock.getCurrentThreadCpuTime() + WARM_UP.toNanos(), i = 0;
          clock.getCurrentThreadCpuTime() < until;
          i++) {
        slot.play(tournament.schedule().game(seats, (int) (i % games)));
      }
      long begun = clock.getCurrentThreadCpuTime();
      int played = 0;
      while (played == 0 || clock.getCurrentThreadCpuTime() - begun < MEASURED.toNanos()) {
        slot.play(tournament.schedule().game(seats, played % games));
        played++;
      }
      return OptionalDouble.of((clock.getCurrentThreadCpuTime() - begun) / 1e9 / played);
    }
  }
}
