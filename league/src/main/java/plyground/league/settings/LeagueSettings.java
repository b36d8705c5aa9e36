package plyground.league.settings;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a lecturer decides about a league.
 *
 * @param start the position games begin from; empty for the game's own
 * @param openings random plies from there on, so that games differ
 * @param time for a move
 * @param memory megabytes of a bot
 * @param languages that may be handed in, by their names
 * @param uploads a person may make within a day
 * @param house agents of ours that are always on the ladder
 * @param deadline after which nothing is taken; empty for none
 * @param graceDays after the deadline, for everybody
 * @param aliases whether others see aliases instead of names
 * @param prolog further settings of Prolog files, such as {@code predicate=bloodlust}
 * @param neighbours of how many bots around one an opponent is drawn
 * @param marks what earns points in the finals
 * @param store where everything is kept
 */
public record LeagueSettings(
    String name,
    String game,
    String start,
    int openings,
    Duration time,
    int memory,
    Set<String> languages,
    int uploads,
    List<String> house,
    Optional<Instant> deadline,
    int graceDays,
    boolean aliases,
    String prolog,
    int neighbours,
    List<MarkRule> marks,
    String store) {

  /** When the last hand-in is taken. */
  public Optional<Instant> end() {
    return deadline.map(each -> each.plus(Duration.ofDays(graceDays)));
  }

  public boolean closed(Instant now) {
    return closed(now, 0);
  }

  /** The same for somebody with further days of grace. */
  public boolean closed(Instant now, int days) {
    return end().map(each -> each.plus(Duration.ofDays(days))).filter(now::isAfter).isPresent();
  }
}
