package plyground.league;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import plyground.league.ladder.LadderPlace;
import plyground.league.member.Member;
import plyground.league.member.MemberRole;

/**
 * A line of the standings as somebody sees it.
 *
 * @param id the person's, an alias, or {@code house:AGENT}
 * @param version the person's first, second and so on; 0 for house bots
 * @param low of the interval the rating is in, 95 times of 100
 * @param own whether it is the viewer's
 * @param open whether people may play against it
 * @param bot its id on the ladder
 */
public record LeagueStanding(
    String id,
    String name,
    int version,
    double rating,
    double low,
    double high,
    int games,
    int faults,
    boolean own,
    boolean open,
    String bot) {

  /**
   * As somebody sees it.
   *
   * @param people all of them, by their ids
   * @param viewer who looks; null for anybody
   * @param aliases whether others see no names
   */
  static LeagueStanding of(
      LadderPlace place, Map<String, Member> people, @Nullable Member viewer, boolean aliases) {
    var member = place.member() == null ? null : people.get(place.member());
    boolean own = member != null && viewer != null && member.id().equals(viewer.id());
    boolean lecturer = viewer != null && viewer.role() == MemberRole.LECTURER;
    boolean hidden = aliases && !own && !lecturer;
    return new LeagueStanding(
        member == null ? place.bot() : hidden ? member.alias() : member.id(),
        member == null ? place.bot() : hidden ? member.alias() : member.name(),
        place.version(),
        place.rating(),
        place.low(),
        place.high(),
        place.games(),
        place.faults(),
        own,
        member != null && member.open(),
        place.bot());
  }
}
