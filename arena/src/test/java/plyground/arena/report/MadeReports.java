package plyground.arena.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Plan;
import plyground.arena.plan.Plan.Form;
import plyground.arena.plan.TimeControl;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Standings;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.agent.Fault;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reports on standings made by hand. */
final class MadeReports {
  private MadeReports() {}

  static Standings standings(Form form, int games, String... agents) {
    var names = List.of(agents);
    return new Standings(
        new Plan("tic-tac-toe", names, form, games, 7, null, null, TimeControl.NONE, null));
  }

  /** Adds the next game of the schedule, won by that side. */
  static void add(Standings to, @Nullable Side winner, @Nullable Fault fault) {
    int number = to.games();
    String reason = fault == null ? "line" : fault + ": it said nothing in game " + number;
    var outcome = winner == null ? Outcome.draw(0, "full board") : Outcome.win(winner, 1, reason);
    to.add(
        new Transcript(
            to.plan().schedule().game(number),
            "",
            "",
            "",
            "",
            outcome,
            fault,
            winner == null ? 9 : 5 + number,
            2_000_000,
            new Cost(2, 3_000_000, 40, 0),
            new Cost(2, 1_000_000, 10, 0),
            Side.FIRST,
            number + 1));
  }

  static Report report(Standings standings) {
    return new Report(standings, "1.2.3", "play it again");
  }

  /** Two pairs: A wins both games of the first; the second has a draw and a time-out of A. */
  static Report match() {
    var standings = standings(Form.MATCH, 4, "minimax", "random");
    add(standings, Side.FIRST, null);
    add(standings, Side.SECOND, null);
    add(standings, null, null);
    add(standings, Side.FIRST, Fault.TIME_OUT);
    return report(standings);
  }

  /** Everybody against everybody else, one game each way: the first seat always wins. */
  static Report tournament(String... agents) {
    var standings = standings(Form.NO_MIRRORS, 1, agents);
    for (int i = 0; i < agents.length * (agents.length - 1); i++) {
      add(standings, Side.FIRST, null);
    }
    return report(standings);
  }

  static String print(Format format, Report report) {
    return format.print(report, Statistic.WINS).replace(System.lineSeparator(), "\n");
  }

  static JsonNode json(Report report) {
    return JsonMapper.shared().readTree(print(Format.JSON, report));
  }

  /** Three of whom each beats the next, twenty times of twenty-five. */
  static Report circle() {
    var standings = standings(Form.NO_MIRRORS, 25, "rock", "scissors", "paper");
    for (int game = 0; game < 150; game++) {
      var scheduled = standings.plan().schedule().game(game);
      boolean wins = (scheduled.second() - scheduled.first() + 3) % 3 == 1;
      boolean usual = scheduled.start() % 5 != 0;
      add(standings, wins == usual ? Side.FIRST : Side.SECOND, null);
    }
    return report(standings);
  }
}
