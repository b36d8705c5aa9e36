package plyground.arena.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.Plan.Goal;

final class ScheduleTest {
  private static Plan plan(Form form, int players, int games) {
    var names = new ArrayList<String>();
    for (int player = 0; player < players; player++) {
      names.add("p" + player);
    }
    return new Plan("any", names, form, games, 5, null, null, TimeControl.NONE, null);
  }

  private static void findsEveryGame(Schedule schedule) {
    var numbers = new HashMap<Seating, Integer>();
    for (int index = 0; index < schedule.known(); index++) {
      var game = schedule.game(index);
      var seats = new Seating(game.first(), game.second());
      int number = numbers.merge(seats, 1, Integer::sum) - 1;
      assertThat(schedule.game(seats, number)).isEqualTo(game);
    }
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void knowsWhereTheGamesOfASeatingAre(Form form) {
    boolean match = form == Form.MATCH || form == Form.ONE_SIDED;
    for (int players = 2; players <= (match ? 2 : 5); players++) {
      for (int games = 1; games <= 5; games++) {
        var plan = plan(form, players, games);
        findsEveryGame(plan.schedule());
        findsEveryGame(plan.asFirst().schedule());
      }
    }
  }

  @Test
  void growsByRoundsOfFreshStartsUpToItsSize() {
    var schedule = plan(Form.NO_MIRRORS, 3, 20).until(Goal.RANKS).schedule();
    assertThat(schedule.size()).isEqualTo(120);
    assertThat(schedule.known()).isEqualTo(30);
    var seen = new ArrayList<Integer>();
    for (int index = 0; index < 30; index++) {
      seen.add(schedule.game(index).start());
    }
    assertThat(seen).containsOnly(0, 1, 2, 3, 4);
    assertThat(schedule.extend(List.of(new Seating(0, 2)))).isTrue();
    assertThat(schedule.known()).isEqualTo(46);
    for (int index = 30; index < 46; index++) {
      var game = schedule.game(index);
      assertThat(List.of(game.first(), game.second())).containsExactlyInAnyOrder(0, 2);
      assertThat(game.start()).isEqualTo(5 + (index - 30) / 2);
    }
    findsEveryGame(schedule);
    while (schedule.extend(List.of(new Seating(0, 1), new Seating(1, 2)))) {
      assertThat(schedule.known()).isLessThanOrEqualTo(120);
    }
    assertThat(schedule.known()).isEqualTo(120);
    assertThat(schedule.extend(List.of())).isFalse();
  }

  @Test
  void seatsOfAPairFollowOneAnotherFromOneStart() {
    var schedule = plan(Form.NO_MIRRORS, 4, 3).until(Goal.BEST).schedule();
    for (int index = 0; index < schedule.known(); index += 2) {
      var there = schedule.game(index);
      var back = schedule.game(index + 1);
      assertThat(there.start()).isEqualTo(back.start());
      assertThat(there.first()).isEqualTo(back.second());
      assertThat(there.second()).isEqualTo(back.first());
      assertThat(there.seed()).isNotEqualTo(back.seed());
    }
  }
}
