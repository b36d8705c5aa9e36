package plyground.league.finals;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import plyground.agents.AgentFactory;
import plyground.agents.OpenGame;
import plyground.arena.plan.Plan;
import plyground.arena.play.Tournament;
import plyground.arena.report.Report;
import plyground.arena.store.RemoteExecutor;
import plyground.arena.store.Run;
import plyground.arena.store.Store;
import plyground.arena.store.StoredTournament;
import plyground.core.Position;
import plyground.league.bot.BotRules;
import plyground.league.bot.BotVersions;
import plyground.league.bot.BotWorkshop;
import plyground.league.bot.BuiltBot;
import plyground.league.finals.FinalsEntry.Entrant;
import plyground.league.ladder.LiveBoards;
import plyground.league.member.Member;
import plyground.league.settings.LeagueSettings;

/**
 * A round robin from zero among the versions that played when it began. It is one of the arena's
 * tournaments, in the league's store: what was played stays, and it goes on where it was stopped.
 */
public final class Finals<P extends Position<P>> {
  private final OpenGame<P> open;
  private final LeagueSettings settings;
  private final BotRules rules;
  private final BotVersions versions;
  private final FinalsEntry entry;
  private final LiveBoards live;

  /**
   * @param live where games are shown while they are played
   */
  public Finals(
      OpenGame<P> open,
      LeagueSettings settings,
      BotRules rules,
      BotVersions versions,
      FinalsEntry entry,
      LiveBoards live) {
    this.open = open;
    this.settings = settings;
    this.rules = rules;
    this.versions = versions;
    this.entry = entry;
    this.live = live;
  }

  private Plan plan() {
    return plan(entry.entrants().stream().map(Entrant::name).toList());
  }

  /**
   * @param agents how the entrants are called
   */
  private Plan plan(List<String> agents) {
    return new Plan(
        settings.game(),
        agents,
        Plan.Form.NO_MIRRORS,
        entry.games(),
        entry.seed(),
        settings.start().isEmpty() ? null : settings.start(),
        settings.openings() == 0 ? null : settings.openings(),
        rules.control(),
        null);
  }

  /** Where the games are, once there are some. */
  public Optional<Run> run(Store store) {
    return store.find(plan());
  }

  /** Whether all games are there. */
  public boolean ended(Store store) {
    return run(store).filter(run -> store.played(run) >= run.size()).isPresent();
  }

  /**
   * Plays what is missing, together with other processes that do the same.
   *
   * @param progress hears how many are played
   */
  public Report play(Store store, int threads, String software, IntConsumer progress) {
    try (var workshop = new BotWorkshop<>(open, rules)) {
      var players = new ArrayList<AgentFactory<P>>();
      for (var entrant : entry.entrants()) {
        players.add(player(entrant, workshop));
      }
      var stored = stored(store, players, software);
      stored.play(
          threads,
          _ -> progress.accept(stored.played()),
          () -> new FinalsSpectator<>(open.game(), entry, live));
      return report(store, stored.run(), software);
    }
  }

  /**
   * The same by machines elsewhere, to which the hand-ins are sent as they were built here.
   *
   * @param cluster where they are; empty for this machine
   * @param news hears what happens to them
   */
  public Report playOn(String cluster, Store store, String software, Consumer<String> news) {
    try (var workshop = new BotWorkshop<>(open, rules)) {
      var names = new ArrayList<String>();
      var players = new ArrayList<AgentFactory<P>>();
      for (var entrant : entry.entrants()) {
        players.add(player(entrant, workshop));
        names.add(entrant.member() == null ? entrant.name() : built(entrant, workshop).spec());
      }
      // The store knows the players by their names; the machines know them by their files.
      try (var executor = RemoteExecutor.connect(cluster, plan(names), news)) {
        var stored = stored(store, players, software);
        stored.play(executor, _ -> {}, news);
        return report(store, stored.run(), software);
      }
    }
  }

  private StoredTournament<P> stored(Store store, List<AgentFactory<P>> players, String software) {
    return StoredTournament.open(store, Tournament.of(open, plan(), players), software);
  }

  private static Report report(Store store, Run run, String software) {
    return new Report(store.standings(run), software, "");
  }

  private BuiltBot<P> built(Entrant entrant, BotWorkshop<P> workshop) {
    return workshop.get(entrant.number(), () -> versions.files(entrant.number()));
  }

  private AgentFactory<P> player(Entrant entrant, BotWorkshop<P> workshop) {
    return entrant.member() == null
        ? open.machine(entrant.name())
        : new AgentFactory<>(entrant.name(), built(entrant, workshop).seat());
  }

  /** Everybody's marks by the rules of the settings. */
  public List<FinalMark> marks(Report report, List<Member> students) {
    Map<String, Integer> players = new HashMap<>();
    Map<String, Integer> played = new HashMap<>();
    for (int i = 0; i < entry.entrants().size(); i++) {
      var entrant = entry.entrants().get(i);
      if (entrant.member() != null) {
        players.put(entrant.member(), i);
        played.put(entrant.member(), entrant.version());
      }
    }
    return new FinalMarks(report, settings.marks(), players, played).of(students);
  }
}
