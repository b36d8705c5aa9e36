package plyground.league;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.store.Database;
import plyground.arena.store.Store;
import plyground.arena.store.TableSteps;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.league.bot.BotRules;
import plyground.league.bot.BotVersion;
import plyground.league.bot.BotVersions;
import plyground.league.bot.BotWorkshop;
import plyground.league.bot.HandedInFile;
import plyground.league.finals.Finals;
import plyground.league.finals.FinalsEntry;
import plyground.league.finals.FinalsLedger;
import plyground.league.ladder.Ladder;
import plyground.league.ladder.LadderFit;
import plyground.league.ladder.LadderGames;
import plyground.league.ladder.LadderPlace;
import plyground.league.ladder.LadderTables;
import plyground.league.ladder.LeagueWorker;
import plyground.league.ladder.LiveBoards;
import plyground.league.ladder.Matchmaker;
import plyground.league.member.LessonProgress;
import plyground.league.member.Member;
import plyground.league.member.Members;
import plyground.league.member.SignedSession;
import plyground.league.member.Tokens;
import plyground.league.settings.LeagueSettings;
import plyground.league.settings.SettingsFile;

/** A league, open: everything that can be asked of one. All of it is in its store. */
public final class League implements AutoCloseable {
  private static final TableSteps STEPS = new TableSteps(League.class, "league_format", 3);
  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final String PLACE = "the league's settings";

  private final Database database;
  private final String address;
  private final LeagueSettings settings;
  private final String secret;
  private final OpenGame<?> game;
  private final Members members;
  private final LessonProgress lessons;
  private final BotVersions versions;
  private final LadderTables tables;
  private final HandInDeadline deadline;

  private League(Database database, String address, String text, String secret) {
    this.database = database;
    this.address = address;
    this.secret = secret;
    settings = SettingsFile.parse(text, PLACE);
    game = Catalogue.load(MoveInput.NOBODY).open(settings.game());
    members = new Members(database);
    lessons = new LessonProgress(database);
    versions = new BotVersions(database);
    tables = LadderTables.of(database, new Matchmaker(settings.neighbours()));
    deadline = new HandInDeadline(database, settings);
  }

  /**
   * Makes a league in a store, or puts other settings into the one that is there.
   *
   * @param text of the settings
   * @throws InputException if the settings, the game or a house bot are not understood
   */
  public static League save(String address, String text, long seed) {
    var settings = SettingsFile.parse(text, PLACE);
    var open = Catalogue.load(MoveInput.NOBODY).open(settings.game());
    settings.house().forEach(agent -> open.machine(agent).create().close());
    if (!settings.start().isEmpty()) {
      open.game().position(settings.start());
    }
    var database = Database.open(address, PATIENCE, STEPS);
    database.write(
        here -> {
          if (here.execute("update league set settings = ?", text) == 0) {
            here.execute("insert into league values (1, ?, ?, ?, 0, 0)", text, Tokens.draw(), seed);
          }
          return text;
        });
    var league = read(database, address);
    league.tables.ladder().seat(settings.house());
    return league;
  }

  /**
   * The league of a store.
   *
   * @throws InputException if there is none
   */
  public static League open(String address) {
    return read(Database.open(address, PATIENCE, STEPS), address);
  }

  /** The league of a store, if there is one. */
  public static Optional<League> find(String address) {
    var database = Database.open(address, PATIENCE, STEPS);
    boolean there =
        database.read(here -> here.select("select count(*) from league").mapTo(int.class).one())
            > 0;
    if (!there) {
      database.close();
    }
    return there ? Optional.of(read(database, address)) : Optional.empty();
  }

  private static League read(Database database, String address) {
    try {
      var rows =
          database.read(
              here ->
                  here.select("select settings, secret from league")
                      .map((row, _) -> List.of(row.getString(1), row.getString(2)))
                      .list());
      if (rows.isEmpty()) {
        throw new InputException("store '" + database.name() + "': there is no league in it");
      }
      return new League(database, address, rows.getFirst().getFirst(), rows.getFirst().getLast());
    } catch (RuntimeException failure) {
      database.close();
      throw failure;
    }
  }

  public LeagueSettings settings() {
    return settings;
  }

  public OpenGame<?> game() {
    return game;
  }

  public Members members() {
    return members;
  }

  public LessonProgress lessons() {
    return lessons;
  }

  public BotVersions versions() {
    return versions;
  }

  public Ladder ladder() {
    return tables.ladder();
  }

  public LadderFit fit() {
    return tables.fit();
  }

  public LadderGames games() {
    return tables.games();
  }

  public LiveBoards live() {
    return tables.live();
  }

  /** What every bot may be and use. */
  public BotRules rules() {
    var languages = settings.languages().stream().sorted().toList();
    return new BotRules(languages, settings.time(), settings.memory(), settings.prolog());
  }

  /** A cookie for somebody who has followed their link. */
  public String session(Member member, Instant now) {
    return new SignedSession(member.id(), member.epoch(), now.plus(SignedSession.LENGTH))
        .sign(secret);
  }

  /** Whose cookie it is, if it still counts. */
  public Optional<Member> member(String cookie, Instant now) {
    return SignedSession.read(cookie, secret, now).flatMap(members::of);
  }

  /**
   * Takes a hand-in; when this returns it is safe.
   *
   * @throws InputException if the deadline is over or there were too many today
   */
  public BotVersion submit(Member member, List<HandedInFile> files, Instant now) {
    deadline.mustBeOpen(member, now);
    return versions.add(member.id(), files, settings.uploads());
  }

  /**
   * Lets an older version of somebody's play again.
   *
   * @throws InputException if the deadline is over or there is none that could
   */
  public BotVersion bringBack(Member member, int ordinal, Instant now) {
    deadline.mustBeOpen(member, now);
    return versions.bringBack(member.id(), ordinal);
  }

  /** Whether the lecturer takes no more hand-ins, whatever the deadline says. */
  public boolean frozen() {
    return deadline.frozen();
  }

  public void freeze(boolean frozen) {
    deadline.freeze(frozen);
  }

  /**
   * The ladder, the highest rating first.
   *
   * @param viewer who looks; null for anybody
   */
  public List<LeagueStanding> standings(@Nullable Member viewer) {
    Map<String, Member> people = new HashMap<>();
    members.all().forEach(each -> people.put(each.id(), each));
    return standings(ladder().places(), people, viewer);
  }

  /** The same, of places and people that were read before. */
  public List<LeagueStanding> standings(
      List<LadderPlace> places, Map<String, Member> people, @Nullable Member viewer) {
    return places.stream()
        .map(place -> LeagueStanding.of(place, people, viewer, settings.aliases()))
        .toList();
  }

  /** Finals to play: those under way, or else of everybody who is on the ladder now. */
  public FinalsEntry beginFinals(Store store, int number, long seed) {
    return finals().begin(number, seed, entry -> finals(entry).ended(store));
  }

  /** A copy of everything, in another store. */
  public void copyTo(String other) {
    // Finals are the arena's runs: its tables must be in both stores, played or not.
    store().close();
    Store.open(other).close();
    try (var target = Database.open(other, PATIENCE, STEPS)) {
      LeagueCopy.copy(database, target);
    }
  }

  /** The text of the settings. */
  public String settingsText() {
    return database.read(
        here -> here.select("select settings from league").mapTo(String.class).one());
  }

  /** The arena's tables in the same store. */
  public Store store() {
    return Store.open(address);
  }

  /** Finals that were begun here. */
  public FinalsLedger finals() {
    return new FinalsLedger(database);
  }

  /** The finals of those who were on the ladder when they began. */
  public Finals<?> finals(FinalsEntry entry) {
    return finals(game, entry);
  }

  private <P extends Position<P>> Finals<P> finals(OpenGame<P> open, FinalsEntry entry) {
    return new Finals<>(open, settings, rules(), versions, entry, live());
  }

  /** Threads that check and play for a league in this process. */
  public LeagueCrew work(int threads, String host, Consumer<String> log) {
    return LeagueCrew.start(this, game, threads, host, log);
  }

  <P extends Position<P>> LeagueWorker<P> worker(
      OpenGame<P> open, BotWorkshop<P> workshop, String name, Consumer<String> log) {
    return new LeagueWorker<>(open, settings, rules(), versions, tables, workshop, name, log);
  }

  @Override
  public void close() {
    database.close();
  }
}
