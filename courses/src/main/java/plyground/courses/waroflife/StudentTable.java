package plyground.courses.waroflife;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import plyground.arena.record.GameSummary;
import plyground.arena.standings.FaultLog;
import plyground.arena.standings.Tally;
import plyground.core.Side;
import plyground.courses.waroflife.StudentStrategies.Comparison;
import tools.jackson.core.JsonGenerator;

/** Question 5's table played by a student's own predicates, and where these differ from ours. */
final class StudentTable {
  private final String file;
  private final List<Comparison> comparisons;

  /** The strategies that play, by their place in the worksheet's order. */
  private final List<Integer> playing;

  private final List<Tally> cells;
  private final FaultLog faults = new FaultLog();

  /**
   * @param playing which strategies play, in the order of the tournament; 0 is our random
   */
  StudentTable(String file, List<Comparison> comparisons, List<Integer> playing) {
    this.file = file;
    this.comparisons = comparisons;
    this.playing = playing;
    cells = Stream.generate(Tally::new).limit((long) playing.size() * playing.size()).toList();
  }

  void add(GameSummary game) {
    cells.get(game.scheduled().first() * playing.size() + game.scheduled().second()).add(game);
    faults.add(game);
  }

  String title() {
    return "The table with the predicates of " + file;
  }

  /** A sentence for each predicate. */
  List<String> sentences() {
    var sentences = new ArrayList<String>();
    for (var each : comparisons) {
      sentences.add(
          each.predicate()
              + ": "
              + each.words()
              + (each.position() == null ? "." : ". Position: " + each.position()));
    }
    for (var fault : faults.entries()) {
      sentences.add(
          "%d games were lost by %s not on the board but by a fault (%s): %s."
              .formatted(
                  fault.games(),
                  Worksheet.STRATEGIES.get(playing.get(fault.player())),
                  fault.fault(),
                  fault.reason()));
    }
    return sentences;
  }

  String note() {
    return "Random is ours. Times are on the clock, since the predicates run in a Prolog of their"
        + " own.";
  }

  FiguresTable table() {
    var rows = new ArrayList<List<String>>();
    int count = Worksheet.STRATEGIES.size();
    for (int first = 0; first < count; first++) {
      for (int second = 0; second < count; second++) {
        rows.add(row(first, second));
      }
    }
    var columns = new ArrayList<>(Worksheet.COLUMNS);
    columns.add("Lost by faults");
    return new FiguresTable(2, columns, rows);
  }

  private List<String> row(int first, int second) {
    var tally = cell(first, second);
    var names = List.of(Worksheet.TITLES.get(first), Worksheet.TITLES.get(second));
    var figures =
        tally.games() == 0
            ? List.of("0", "-", "-", "-", "-", "-", "-")
            : List.of(
                Integer.toString(tally.games()),
                Integer.toString(tally.wins(Side.FIRST)),
                Integer.toString(tally.wins(Side.SECOND)),
                Integer.toString(tally.draws()),
                String.format(Locale.ROOT, "%.2f", tally.meanLength()),
                String.format(Locale.ROOT, "%.3f", tally.meanMillis() / 1000),
                Integer.toString(tally.faults()));
    return Stream.concat(names.stream(), figures.stream()).toList();
  }

  private Tally cell(int first, int second) {
    int one = playing.indexOf(first);
    int other = playing.indexOf(second);
    return one < 0 || other < 0 ? new Tally() : cells.get(one * playing.size() + other);
  }

  void write(JsonGenerator json) {
    json.writeObjectPropertyStart("student");
    json.writeStringProperty("file", file);
    json.writeArrayPropertyStart("strategies");
    for (var each : comparisons) {
      json.writeStartObject();
      json.writeStringProperty("strategy", each.predicate());
      json.writeBooleanProperty("playable", each.playable());
      json.writeBooleanProperty("differs", each.position() != null);
      json.writeStringProperty("text", each.words());
      if (each.position() == null) {
        json.writeNullProperty("position");
      } else {
        json.writeStringProperty("position", each.position());
      }
      json.writeEndObject();
    }
    json.writeEndArray();
    json.writeArrayPropertyStart("pairings");
    for (int first = 0; first < Worksheet.STRATEGIES.size(); first++) {
      for (int second = 0; second < Worksheet.STRATEGIES.size(); second++) {
        write(json, first, second);
      }
    }
    json.writeEndArray();
    json.writeEndObject();
  }

  private void write(JsonGenerator json, int first, int second) {
    var tally = cell(first, second);
    json.writeStartObject();
    json.writeStringProperty("first", Worksheet.STRATEGIES.get(first));
    json.writeStringProperty("second", Worksheet.STRATEGIES.get(second));
    json.writeNumberProperty("games", tally.games());
    json.writeNumberProperty("firstWins", tally.wins(Side.FIRST));
    json.writeNumberProperty("secondWins", tally.wins(Side.SECOND));
    json.writeNumberProperty("draws", tally.draws());
    json.writeNumberProperty("faults", tally.faults());
    json.writeEndObject();
  }
}
