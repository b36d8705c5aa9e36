package plyground.arena.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
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
  private final Database database;

  private Store(Database database) {
    this.database = database;
  }

  /**
   * Opens the store and makes it if there is none.
   *
   * @param address a file name or a {@code jdbc:postgresql:} address
   * @throws InputException if it cannot be opened
   */
  public static Store open(String address) {
    return new Store(Database.open(address));
  }

  /** The address without anything secret. */
  public String name() {
    return database.name();
  }

  public List<Run> runs() {
    return database.read(
        here -> {
          try (var statement = here.createStatement();
              var rows = statement.executeQuery("select * from run order by id")) {
            var runs = new ArrayList<Run>();
            while (rows.next()) {
              runs.add(run(rows));
            }
            return runs;
          }
        });
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
          try (var exists = here.prepareStatement("select id from run where plan = ?")) {
            exists.setString(1, text);
            return exists.executeQuery().next() ? 0 : insert(here, plan, text, size, software);
          }
        });
    return find(plan).orElseThrow();
  }

  private static int insert(Connection here, Plan plan, String text, int size, String software)
      throws SQLException {
    int id = number(here, "select coalesce(max(id), 0) + 1 from run");
    try (var run = here.prepareStatement("insert into run values (?, ?, ?, ?, ?)");
        var progress = here.prepareStatement("insert into progress values (?, 0)");
        var agent = here.prepareStatement("insert into agent values (?, ?, ?)")) {
      run.setInt(1, id);
      run.setString(2, text);
      run.setInt(3, size);
      run.setString(4, software);
      run.setString(5, Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
      run.executeUpdate();
      progress.setInt(1, id);
      progress.executeUpdate();
      for (int i = 0; i < plan.agents().size(); i++) {
        agent.setInt(1, id);
        agent.setInt(2, i);
        agent.setString(3, plan.agents().get(i));
        agent.executeUpdate();
      }
    }
    return id;
  }

  static int number(Connection here, String query) throws SQLException {
    try (var statement = here.createStatement();
        var row = statement.executeQuery(query)) {
      row.next();
      return row.getInt(1);
    }
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

  /** How many games of each run have been played, by the runs' numbers. */
  public Map<Integer, Integer> playedByRun() {
    return database.read(
        here -> {
          try (var statement = here.createStatement();
              var rows = statement.executeQuery("select run, count(*) from game group by run")) {
            var played = new HashMap<Integer, Integer>();
            while (rows.next()) {
              played.put(rows.getInt(1), rows.getInt(2));
            }
            return played;
          }
        });
  }

  /** How many games of a run have been played. */
  public int played(Run run) {
    return database.read(here -> number(here, "select count(*) from game where run = " + run.id()));
  }

  /** Signs in to play games of a run, until the queue is closed. */
  LeasedQueue openQueue(Run run, BlockSize sizes) {
    return new LeasedQueue(database, run, sizes);
  }

  /**
   * Reads games in schedule order from a number on, without their moves, until one is answered with
   * false or there is none of the next number.
   */
  public void read(Run run, int from, Predicate<GameSummary> reader) {
    stream(run, from, GameRows.BRIEF, reader::test);
  }

  /** Reads all games there are, in no order and without their moves. */
  public void readAll(Run run, Consumer<GameSummary> reader) {
    readWhere(run, "", reader);
  }

  /** Reads the games there are of a range, in order and without their moves. */
  public void readRange(Run run, GameRange range, Consumer<GameSummary> reader) {
    String part =
        " and number >= %d and number < %d order by number".formatted(range.from(), range.to());
    readWhere(run, part, reader);
  }

  private void readWhere(Run run, String condition, Consumer<GameSummary> reader) {
    String query = "select " + GameRows.BRIEF + " from game where run = ?" + condition;
    database.readLong(
        here -> {
          try (var statement = here.prepareStatement(query)) {
            statement.setFetchSize(GameRows.FETCHED);
            statement.setInt(1, run.id());
            var rows = statement.executeQuery();
            while (rows.next()) {
              reader.accept(GameRows.read(rows, false));
            }
            return run;
          }
        });
  }

  /** Reads whole games in schedule order, as far as they go on without a gap. */
  public void transcripts(Run run, Predicate<Transcript> reader) {
    stream(run, 0, GameRows.ALL, reader);
  }

  private void stream(Run run, int from, String columns, Predicate<Transcript> reader) {
    String query = "select " + columns + " from game where run = ? and number >= ? order by number";
    database.readLong(
        here -> {
          try (var statement = here.prepareStatement(query)) {
            statement.setFetchSize(GameRows.FETCHED);
            statement.setInt(1, run.id());
            statement.setInt(2, from);
            var rows = statement.executeQuery();
            int next = from;
            while (rows.next()) {
              var game = GameRows.read(rows, columns.equals(GameRows.ALL));
              if (game.scheduled().index() != next++ || !reader.test(game)) {
                break;
              }
            }
            return next;
          }
        });
  }

  /** A single game. */
  public Optional<Transcript> game(Run run, int number) {
    String query = "select " + GameRows.ALL + " from game where run = ? and number = ?";
    return database.read(
        here -> {
          try (var statement = here.prepareStatement(query)) {
            statement.setInt(1, run.id());
            statement.setInt(2, number);
            var rows = statement.executeQuery();
            return rows.next() ? Optional.of(GameRows.read(rows, true)) : Optional.empty();
          }
        });
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
