package plyground.arena.standings;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import plyground.arena.record.GameSummary;
import plyground.core.agent.Fault;

/**
 * Games lost by a fault: how many of each kind for every player, and why, told once a kind by the
 * first such game of the schedule, whatever order games are added in.
 */
public final class FaultLog {
  /**
   * A kind of fault of one player.
   *
   * @param player its number
   * @param reason in the words of the first such game
   */
  public record Entry(int player, Fault fault, int games, String reason) {}

  private record Key(int player, Fault fault) implements Comparable<Key> {
    @Override
    public int compareTo(Key that) {
      return player != that.player
          ? Integer.compare(player, that.player)
          : fault.compareTo(that.fault);
    }
  }

  private record Seen(int games, int first, String reason) {
    Seen and(Seen that) {
      var earlier = first <= that.first ? this : that;
      return new Seen(games + that.games, earlier.first, earlier.reason);
    }
  }

  private final Map<Key, Seen> seen = new TreeMap<>();

  /** Takes a game, if it was lost off the board. */
  public void add(GameSummary game) {
    var fault = game.fault();
    if (fault != null) {
      seen.merge(
          new Key(game.faulty(), fault),
          new Seen(1, game.scheduled().index(), reason(fault, game.outcome().reason())),
          Seen::and);
    }
  }

  /** An outcome names the kind first, which is told apart from the reason here. */
  private static String reason(Fault fault, String outcome) {
    String kind = fault + ": ";
    return outcome.startsWith(kind) ? outcome.substring(kind.length()) : outcome;
  }

  /** By player, then by kind. */
  public List<Entry> entries() {
    var entries = new ArrayList<Entry>();
    seen.forEach(
        (key, all) -> entries.add(new Entry(key.player, key.fault, all.games, all.reason)));
    return entries;
  }

  /** How many games were lost off the board. */
  public int games() {
    return seen.values().stream().mapToInt(Seen::games).sum();
  }
}
