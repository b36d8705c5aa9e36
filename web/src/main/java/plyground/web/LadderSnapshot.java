package plyground.web;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.league.League;
import plyground.league.LeagueStanding;
import plyground.league.ladder.LadderPlace;
import plyground.league.member.Member;

/**
 * A ladder and its people at one moment.
 *
 * @param publicText the standings as anybody sees them, as JSON
 */
record LadderSnapshot(
    League league, List<LadderPlace> places, Map<String, Member> people, String publicText) {
  static LadderSnapshot of(League league) {
    var places = league.ladder().places();
    Map<String, Member> people = new HashMap<>();
    league.members().all().forEach(each -> people.put(each.id(), each));
    var standings = league.standings(places, people, null);
    return new LadderSnapshot(league, places, people, LeagueText.standings(standings));
  }

  List<LeagueStanding> standings(@Nullable Member viewer) {
    return league.standings(places, people, viewer);
  }

  /** Bots by the names that somebody may see. */
  Map<String, String> names(@Nullable Member viewer) {
    var standings = standings(viewer);
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < places.size(); i++) {
      names.put(places.get(i).bot(), standings.get(i).name());
    }
    return names;
  }
}
