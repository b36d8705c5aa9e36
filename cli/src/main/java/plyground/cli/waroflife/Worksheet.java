package plyground.cli.waroflife;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import plyground.arena.Played;
import plyground.arena.Tally;
import plyground.core.Side;
import tools.jackson.core.JsonGenerator;

/** The table of the assignment's last page: five strategies, every ordered pairing. */
public final class Worksheet {
  /** In the order of the table. */
  public static final List<String> STRATEGIES =
      List.of("random", "bloodlust", "self_preservation", "land_grab", "minimax");

  private static final List<String> TITLES =
      List.of("Random", "Bloodlust", "Self Preservation", "Land Grab", "Minimax");

  private static final List<String> COLUMNS =
      List.of(
          "P1 strategy",
          "P2 strategy",
          "Games Played",
          "P1 wins",
          "P2 wins",
          "Draws",
          "Av. Game Length (moves)",
          "Av. Game Time (seconds)");

  private final int games;
  private final long seed;
  private final List<Tally> cells =
      Stream.generate(Tally::new).limit((long) TITLES.size() * TITLES.size()).toList();

  public Worksheet(int games, long seed) {
    this.games = games;
    this.seed = seed;
  }

  public void add(Played game) {
    cell(game.fixture().first(), game.fixture().second()).add(game);
  }

  private Tally cell(int first, int second) {
    return cells.get(first * TITLES.size() + second);
  }

  public String markdown() {
    var text = new StringBuilder("# War of Life: tournament\n\n");
    text.append(line(COLUMNS)).append("|---|---|---:|---:|---:|---:|---:|---:|\n");
    for (int first = 0; first < TITLES.size(); first++) {
      for (int second = 0; second < TITLES.size(); second++) {
        text.append(line(row(first, second)));
      }
    }
    return text.append(
            "\nSeed %d, %d games a pairing, the k-th game of every pairing from the same start.\n"
                .formatted(seed, games))
        .append(
            "Times are measured and differ from run to run; everything else comes from the seed.\n")
        .toString();
  }

  private List<String> row(int first, int second) {
    var tally = cell(first, second);
    return List.of(
        TITLES.get(first),
        TITLES.get(second),
        Integer.toString(tally.games()),
        Integer.toString(tally.wins(Side.FIRST)),
        Integer.toString(tally.wins(Side.SECOND)),
        Integer.toString(tally.draws()),
        String.format(Locale.ROOT, "%.2f", tally.meanLength()),
        String.format(Locale.ROOT, "%.6f", tally.meanMillis() / 1000));
  }

  private static String line(List<String> cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  /** The same figures as properties of an object. */
  public void write(JsonGenerator json) {
    json.writeNumberProperty("seed", seed);
    json.writeArrayPropertyStart("pairings");
    for (int first = 0; first < TITLES.size(); first++) {
      for (int second = 0; second < TITLES.size(); second++) {
        write(json, first, second);
      }
    }
    json.writeEndArray();
  }

  private void write(JsonGenerator json, int first, int second) {
    var tally = cell(first, second);
    json.writeStartObject();
    json.writeStringProperty("first", STRATEGIES.get(first));
    json.writeStringProperty("second", STRATEGIES.get(second));
    json.writeNumberProperty("games", tally.games());
    json.writeNumberProperty("firstWins", tally.wins(Side.FIRST));
    json.writeNumberProperty("secondWins", tally.wins(Side.SECOND));
    json.writeNumberProperty("draws", tally.draws());
    json.writeNumberProperty("meanLength", tally.meanLength());
    json.writeNumberProperty("meanSeconds", tally.meanMillis() / 1000);
    json.writeEndObject();
  }
}
