package plyground.arena.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import plyground.arena.plan.Plan;
import plyground.arena.play.GameRange;
import plyground.arena.record.GameSummary;
import plyground.arena.record.Transcript;
import plyground.arena.standings.Standings;
import plyground.core.InputException;

/**
 * Runs and their games, kept in an SQLite file or on a PostgreSQL server. Games of runs are only
 * ever added; what is in the store is all there is to know about a run.
 */
public final class Store implements AutoCloseable {
  /** A server takes seconds to start again. */
  private static final Duration PATIENCE = Duration.ofSeconds(60);

  static final TableSteps STEPS = new TableSteps(Store.class, "plyground_format", 6);

  private final Database database;

  private Store(Database database) {
    this.database = database;
  }

  /**
   * Opens the store and makes it if there is none. A connection that is lost is tried again for a
   * while.
   *
   * @param address a file name or a {@code jdbc:postgresql:} address
   * @throws InputException if it cannot be opened
   */
  public static Store open(String address) {
    return open(address, PATIENCE);
  }

  /**
   * The same.
   *
   * @param patience how long a lost connection is tried again before that is a failure
   */
  public static Store open(String address, Duration patience) {
    return new Store(Database.open(address, patience, STEPS));
  }

  /** The address without anything secret. */
  public String name() {
    return database.name();
  }

  /**
   * Looks for damage, which takes a while in a large store.
   *
   * @throws StoreException if there is some
   */
  public void check() {
    database.check();
  }

  /**
   * Asks whether it answers.
   *
   * @throws StoreException if it does not
   */
  public void ping() {
    database.read(here -> number(here, "select 1"));
  }

  /** All runs, the oldest first. */
  public List<Run> runs() {
    return database.read(
        here -> here.select("select * from run order by id").map((row, _) -> run(row)).list());
  }

  private static Run run(ResultSet row) throws SQLException {
    return new Run(
        row.getInt("id"),
        PlanText.parse(row.getString("plan")),
        row.getInt("size"),
        row.getString("software"),
        row.getString("begun"));
  }

  /** The run of a plan, if it was begun before. */
  public Optional<Run> find(Plan plan) {
    return runs().stream().filter(run -> run.plan().equals(plan)).findFirst();
  }

  /** The run of a plan, begun now if it was not before. */
  public Run begin(Plan plan, String software) {
    String text = PlanText.of(plan);
    int size = plan.schedule().size();
    database.write(
        here -> {
          var known = here.select("select id from run where plan = ?", text).mapTo(int.class);
          return known.findFirst().orElseGet(() -> insert(here, plan, text, size, software));
        });
    return find(plan).orElseThrow();
  }

  private static int insert(Handle here, Plan plan, String text, int size, String software) {
    int id = number(here, "select coalesce(max(id), 0) + 1 from run");
    var now = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
    here.execute("insert into run values (?, ?, ?, ?, ?)", id, text, size, software, now);
    here.execute("insert into progress values (?, 0)", id);
    for (int i = 0; i < plan.agents().size(); i++) {
      here.execute("insert into agent values (?, ?, ?)", id, i, plan.agents().get(i));
    }
    return id;
  }

  static int number(Handle here, String query, Object... values) {
    return here.select(query, values).mapTo(int.class).one();
  }

  /** What the games of a run come to, as far as they count. */
  public Standings standings(Run run) {
    var standings = new Standings(run.plan());
    read(run, 0, standings::addUntilDecided);
    return standings;
  }

  /** The games that people have under way. */
  public SavedMatches savedMatches() {
    return new SavedMatches(database);
  }

  /** The exercises that were handed out, and their answers. */
  public SavedExercises savedExercises() {
    return new SavedExercises(database);
  }

  /** Who played the runs, and with what. */
  public RunManifests manifests() {
    return new RunManifests(database);
  }

  /** The runs that people asked for. */
  public RequestedRuns requestedRuns() {
    return new RequestedRuns(database);
  }

  /**
   * Removes a run with all of its games.
   *
   * @return false if somebody is playing it just now
   */
  public boolean delete(Run run) {
    return database.write(
        here -> {
          if (Lease.of(here, run, database.clock()).stream().anyMatch(Lease::alive)) {
            return false;
          }
          for (String table : List.of("request", "claim", "progress", "game", "agent")) {
            here.execute("delete from " + table + " where run = ?", run.id());
          }
          return here.execute("delete from run where id = ?", run.id()) > 0;
        });
  }

  /** How many games of each run have been played, by the runs' numbers. */
  public Map<Integer, Integer> playedByRun() {
    return database.read(
        here ->
            here.select("select run, count(*) from game group by run")
                .map((row, _) -> Map.entry(row.getInt(1), row.getInt(2)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
  }

  /** How many games of a run have been played. */
  public int played(Run run) {
    return database.read(here -> number(here, "select count(*) from game where run = ?", run.id()));
  }

  /** Signs in to play games of a run, until the queue is closed. */
  LeasedQueue openQueue(Run run, BlockSize sizes) {
    return openQueue(run, sizes, run::size);
  }

  /**
   * @param known how many games can be played by now; those after them hang on what comes of these
   */
  LeasedQueue openQueue(Run run, BlockSize sizes, IntSupplier known) {
    return new LeasedQueue(database, run, sizes, known);
  }

  /**
   * Reads games in schedule order from a number on, without their moves, until one is answered with
   * false or there is none of the next number.
   */
  public void read(Run run, int from, Predicate<GameSummary> reader) {
    stream(run, from, GameRows.BRIEF, reader::test);
  }

  /** Reads all games there are, in schedule order and without their moves. */
  public void readAll(Run run, Consumer<GameSummary> reader) {
    readRange(run, new GameRange(0, Integer.MAX_VALUE), reader);
  }

  /** Reads the games there are of a range, in order and without their moves. */
  public void readRange(Run run, GameRange range, Consumer<GameSummary> reader) {
    pages(
        run,
        range,
        GameRows.BRIEF,
        game -> {
          reader.accept(game);
          return true;
        });
  }

  /** Reads whole games in schedule order, as far as they go on without a gap. */
  public void transcripts(Run run, Predicate<Transcript> reader) {
    stream(run, 0, GameRows.ALL, reader);
  }

  private void stream(Run run, int from, String columns, Predicate<Transcript> reader) {
    var next = new AtomicInteger(from);
    pages(
        run,
        new GameRange(from, Integer.MAX_VALUE),
        columns,
        game -> game.scheduled().index() == next.getAndIncrement() && reader.test(game));
  }

  /**
   * Reads a range in pages, until a game is answered with false. A page is handed on when it is
   * here as a whole: if the connection breaks, it can be asked for again and nothing is told twice.
   */
  private void pages(Run run, GameRange range, String columns, Predicate<Transcript> reader) {
    String query =
        "select "
            + columns
            + " from game where run = ? and number >= ? and number < ? order by number limit "
            + GameRows.PAGE;
    boolean whole = columns.equals(GameRows.ALL);
    int from = range.from();
    while (true) {
      int first = from;
      var page =
          database.read(
              here -> GameRows.query(here, query, whole, run.id(), first, range.to()).list());
      for (var game : page) {
        if (!reader.test(game)) {
          return;
        }
      }
      if (page.size() < GameRows.PAGE) {
        return;
      }
      from = page.getLast().scheduled().index() + 1;
    }
  }

  /** A single game. */
  public Optional<Transcript> game(Run run, int number) {
    String query = "select " + GameRows.ALL + " from game where run = ? and number = ?";
    return database.read(here -> GameRows.query(here, query, true, run.id(), number).findFirst());
  }

  /** Adds games; those that are there already stay as they are. */
  public void add(Run run, List<Transcript> games) {
    database.write(
        here -> {
          GameRows.insert(here, run.id(), games);
          return games.size();
        });
  }

  @Override
  public void close() {
    database.close();
  }
}
