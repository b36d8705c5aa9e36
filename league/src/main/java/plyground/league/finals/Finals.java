package plyground.league.finals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.play.Tournament;
import plyground.arena.report.Report;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.Position;
import plyground.league.bot.BotRules;
import plyground.league.bot.BotVersions;
import plyground.league.bot.BotWorkshop;
import plyground.league.ladder.Ladder;
import plyground.league.member.Member;
import plyground.league.settings.LeagueSettings;

/**
 * A round robin from zero among the versions that play when it begins. It is one of the arena's
 * tournaments, in the league's store: what was played stays, and it goes on where it was stopped.
 */
public final class Finals<P extends Position<P>> {
  private static final String HOUSE = "house:";

  private final OpenGame<P> open;
  private final LeagueSettings settings;
  private final BotRules rules;
  private final BotVersions versions;
  private final List<Ladder.Place> entrants;

  /**
   * @param entrants who plays: everybody on the ladder
   */
  public Finals(
      OpenGame<P> open,
      LeagueSettings settings,
      BotRules rules,
      BotVersions versions,
      List<Ladder.Place> entrants) {
    this.open = open;
    this.settings = settings;
    this.rules = rules;
    this.versions = versions;
    // Not in the order of the ladder, which changes: the same versions are the same finals.
    this.entrants = entrants.stream().sorted((a, b) -> a.bot().compareTo(b.bot())).toList();
  }

  /** How a version is called in the report. */
  private static String name(Ladder.Place place) {
    return place.member() == null
        ? place.bot().substring(HOUSE.length())
        : place.member() + " (version " + place.version() + ")";
  }

  private Plan plan(int games, long seed) {
    return new Plan(
        settings.game(),
        entrants.stream().map(Finals::name).toList(),
        Plan.Form.NO_MIRRORS,
        games,
        seed,
        settings.start().isEmpty() ? null : settings.start(),
        settings.openings() == 0 ? null : settings.openings(),
        rules.control(),
        null);
  }

  /**
   * Plays what is missing.
   *
   * @param games of every two with one of them moving first; as many with the other
   * @param progress hears how many are played, of how many
   */
  public Report play(
      Store store, int games, long seed, int threads, String software, IntConsumer progress) {
    try (var workshop = new BotWorkshop<>(open, rules)) {
      var players = new ArrayList<AgentFactory<P>>();
      for (var entrant : entrants) {
        players.add(player(entrant, workshop));
      }
      var tournament = Tournament.of(open, plan(games, seed), players);
      var stored = StoredTournament.open(store, tournament, software);
      stored.play(threads, _ -> progress.accept(stored.played()));
      return new Report(store.standings(stored.run()), software, "");
    }
  }

  private AgentFactory<P> player(Ladder.Place entrant, BotWorkshop<P> workshop) {
    if (entrant.member() == null) {
      return open.machine(name(entrant));
    }
    int number = Integer.parseInt(entrant.bot().substring(entrant.bot().indexOf(':') + 1));
    var built = workshop.get(number, () -> versions.files(number));
    return new AgentFactory<>(name(entrant), built.seat());
  }

  /** Everybody's marks by the rules of the settings. */
  public List<FinalMark> marks(Report report, List<Member> students) {
    Map<String, Integer> players = new HashMap<>();
    Map<String, Integer> played = new HashMap<>();
    for (int i = 0; i < entrants.size(); i++) {
      var entrant = entrants.get(i);
      if (entrant.member() != null) {
        players.put(entrant.member(), i);
        played.put(entrant.member(), entrant.version());
      }
    }
    return new FinalMarks(report, settings.marks(), players, played).of(students);
  }
}
