package plyground.league.finals;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import plyground.arena.report.Report;
import plyground.league.finals.FinalMark.Item;
import plyground.league.member.Member;
import plyground.league.settings.MarkRule;

/**
 * Marks from a report and the rules: a function, so that anybody can compute them again.
 *
 * @param players the places in the report of those who played, by their ids
 * @param versions of those, by their ids
 */
record FinalMarks(
    Report report,
    List<MarkRule> rules,
    Map<String, Integer> players,
    Map<String, Integer> versions) {

  List<FinalMark> of(List<Member> students) {
    return students.stream().map(this::mark).toList();
  }

  private FinalMark mark(Member student) {
    var player = players.get(student.id());
    var items = new ArrayList<Item>();
    for (var rule : rules) {
      items.add(
          player == null
              ? new Item(rule.text(), 0, rule.points(), "nothing of theirs played")
              : item(rule, player));
    }
    int version = versions.getOrDefault(student.id(), 0);
    return new FinalMark(student.id(), student.name(), version, items);
  }

  private Item item(MarkRule rule, int player) {
    return switch (rule) {
      case MarkRule.Beats beats -> beats(beats, player);
      case MarkRule.Rank rank -> rank(rank, player);
    };
  }

  private Item beats(MarkRule.Beats rule, int player) {
    int other = report.plan().agents().indexOf(rule.agent());
    var claim =
        report.claims().stream()
            .filter(each -> each.better() == player && each.worse() == other)
            .findFirst();
    boolean certain = claim.isPresent() && claim.get().holds();
    double score = other < 0 ? 0.5 : report.evidence(player, other).score();
    String remark =
        String.format(
            Locale.ROOT,
            "%.1f %% of the points against %s, %s",
            100 * score,
            rule.agent(),
            certain ? "which is no chance" : "which is not certain");
    return new Item(rule.text(), certain ? rule.points() : 0, rule.points(), remark);
  }

  /** The part of the others in the class who scored less; who scored the same counts half. */
  private Item rank(MarkRule.Rank rule, int player) {
    var standings = report.standings();
    double own = standings.score(player);
    double below = 0;
    int above = 0;
    for (int other : players.values()) {
      double theirs = standings.score(other);
      below += theirs < own ? 1 : theirs == own && other != player ? 0.5 : 0;
      above += theirs > own ? 1 : 0;
    }
    int others = players.size() - 1;
    double share = others == 0 ? 1 : below / others;
    String remark = "place %d of %d".formatted(above + 1, players.size());
    return new Item(rule.text(), rule.points() * share, rule.points(), remark);
  }
}
