package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import plyground.arena.plan.Seating;
import plyground.arena.play.Tournament;
import plyground.arena.record.GameSummary;
import plyground.arena.standings.FaultLog;
import plyground.core.Side;
import plyground.games.waroflife.WarOfLifePosition;
import tools.jackson.core.JsonGenerator;

/**
 * What the assignment asks about its tournament: five strategies, every ordered pairing (question
 * 5), playing first (6), movers against the environment (7).
 */
public final class Worksheet {
  /** In the order of the table. */
  public static final List<String> STRATEGIES =
      List.of("random", "bloodlust", "self_preservation", "land_grab", "minimax");

  static final List<String> TITLES =
      List.of("Random", "Bloodlust", "Self Preservation", "Land Grab", "Minimax");

  static final List<String> COLUMNS =
      List.of(
          "P1 strategy",
          "P2 strategy",
          "Games Played",
          "P1 wins",
          "P2 wins",
          "Draws",
          "Av. Game Length (moves)",
          "Av. Game Time (seconds)");

  private final Tournament<WarOfLifePosition> tournament;
  private final int games;
  private final long seed;
  private final int threads;
  private final Results results;
  private final Trials random = new Trials();
  private final FaultLog faults = new FaultLog();
  private double[] seconds = {};

  /**
   * @param tournament the tournament; its games are handed to {@link #add}
   * @param threads for the games in which a side is only cranked
   */
  public Worksheet(Tournament<WarOfLifePosition> tournament, int games, long seed, int threads) {
    this.tournament = tournament;
    this.games = games;
    this.seed = seed;
    this.threads = threads;
    results = new Results(STRATEGIES.size(), games);
  }

  public void add(GameSummary game) {
    results.add(game);
    faults.add(game);
    if (game.scheduled().first() == 0 && game.scheduled().second() == 0) {
      random.add(game);
    }
  }

  /** All questions answered, as Markdown and as data; call it when all games have been added. */
  public Answers answers(String authors, @Nullable StudentTable student) {
    var cranked = new Cranked(tournament, games).rows(TITLES, threads);
    return new Answers(
        this,
        new FirstMove(results, TITLES),
        new Environment(results, TITLES, cranked),
        authors,
        student);
  }

  /** Measures what games cost, where that can be done. */
  void measureTimes() {
    var times = new GameTimes(tournament);
    if (times.measurable()) {
      int players = STRATEGIES.size();
      seconds = new double[players * players];
      for (int pairing = 0; pairing < seconds.length; pairing++) {
        var seats = new Seating(pairing / players, pairing % players);
        seconds[pairing] = times.seconds(seats, games).orElse(0);
      }
      random.measured(seconds[0]);
    }
  }

  private double seconds(int first, int second) {
    int pairing = first * STRATEGIES.size() + second;
    return pairing < seconds.length
        ? seconds[pairing]
        : results.cell(first, second).meanMillis() / 1000;
  }

  int games() {
    return games;
  }

  FaultLog faults() {
    return faults;
  }

  /** The very first game of the tournament: its start and its last board. */
  List<BoardsPlot.Board> firstGame() {
    try (var slot = tournament.slot(false)) {
      var game = slot.play(tournament.schedule().game(0));
      var position = game.start();
      for (int move : game.moves()) {
        position = position.play(move);
      }
      return List.of(
          new BoardsPlot.Board("Start", game.start().cells()),
          new BoardsPlot.Board("After " + game.length() + " moves", position.cells()));
    }
  }

  BestStrategy best() {
    return new BestStrategy(results, TITLES);
  }

  long seed() {
    return seed;
  }

  /** Questions 3 and 4, from the tournament's games of random against itself. */
  TrialsTable random() {
    return new TrialsTable(random, STRATEGIES.getFirst(), STRATEGIES.getFirst());
  }

  Generations generations() {
    return new Generations(tournament.game());
  }

  Results results() {
    return results;
  }

  String note() {
    return """
    Seed %d, %d games a pairing%s, the k-th game of every pairing from the same start.
    Times are processor time, measured after a warm-up, and differ from run to run;
    everything else comes from the seed.\
    """
        .formatted(seed, games, extra() ? " and more where the time was there" : "");
  }

  private boolean extra() {
    return results.starts() < results.cell(0, 0).games()
        || results.starts() < results.cell(4, 4).games();
  }

  FiguresTable table() {
    var rows = new ArrayList<List<String>>();
    for (int first = 0; first < TITLES.size(); first++) {
      for (int second = 0; second < TITLES.size(); second++) {
        rows.add(row(first, second));
      }
    }
    return new FiguresTable(2, COLUMNS, rows);
  }

  private List<String> row(int first, int second) {
    var tally = results.cell(first, second);
    return List.of(
        TITLES.get(first),
        TITLES.get(second),
        Integer.toString(tally.games()),
        Integer.toString(tally.wins(Side.FIRST)),
        Integer.toString(tally.wins(Side.SECOND)),
        Integer.toString(tally.draws()),
        String.format(Locale.ROOT, "%.2f", tally.meanLength()),
        String.format(Locale.ROOT, "%.6f", seconds(first, second)));
  }

  /** The tournament's figures as properties of an object. */
  void write(JsonGenerator json) {
    json.writeNumberProperty("seed", seed);
    json.writeNumberProperty("distinctPairs", results.distinctStarts());
    json.writeStringProperty("evidence", results.evidence());
    json.writeArrayPropertyStart("pairings");
    for (int first = 0; first < TITLES.size(); first++) {
      for (int second = 0; second < TITLES.size(); second++) {
        write(json, first, second);
      }
    }
    json.writeEndArray();
  }

  private void write(JsonGenerator json, int first, int second) {
    var tally = results.cell(first, second);
    json.writeStartObject();
    json.writeStringProperty("first", STRATEGIES.get(first));
    json.writeStringProperty("second", STRATEGIES.get(second));
    json.writeNumberProperty("games", tally.games());
    json.writeNumberProperty("firstWins", tally.wins(Side.FIRST));
    json.writeNumberProperty("secondWins", tally.wins(Side.SECOND));
    json.writeNumberProperty("draws", tally.draws());
    json.writeNumberProperty("meanLength", tally.meanLength());
    json.writeNumberProperty("meanSeconds", seconds(first, second));
    json.writeNumberProperty("faults", tally.faults());
    json.writeEndObject();
  }
}
