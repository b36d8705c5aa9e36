package plyground.courses.labyrinth;

import java.util.ArrayList;
import java.util.List;
import plyground.arena.standings.Standings;
import plyground.arena.stats.Holm;
import plyground.core.Side;

/** Figure 2 and the run times, played again: every cell beside the published one. */
record PaperResults(Standings standings, List<ComparedCell> cells) {
  static PaperResults of(Standings standings) {
    var cells = new ArrayList<ComparedCell>();
    for (int first = 0; first < standings.players(); first++) {
      for (int second = 0; second < standings.players(); second++) {
        var tally = standings.cell(first, second);
        cells.add(ComparedCell.of(first, second, tally.wins(Side.FIRST), tally.games()));
      }
    }
    double[] corrected =
        Holm.adjust(cells.stream().mapToDouble(ComparedCell::probability).toArray());
    for (int i = 0; i < cells.size(); i++) {
      cells.set(i, cells.get(i).corrected(corrected[i]));
    }
    return new PaperResults(standings, List.copyOf(cells));
  }

  double millis(int heuristic) {
    return standings.usage(heuristic).millisAMove();
  }

  /** Where the two tables agree and where not, in words. */
  String verdict() {
    var disagree = cells.stream().filter(ComparedCell::disagrees).toList();
    var alone = cells.stream().filter(ComparedCell::standsOut).toList();
    String all =
        disagree.isEmpty()
            ? "No cell differs from the published one by more than chance explains, all 25 tests"
                + " taken together (Holm)."
            : "More than chance explains, all 25 tests taken together (Holm): "
                + names(disagree)
                + ". There the published figure and ours disagree.";
    String single =
        alone.isEmpty()
            ? " Nor does any cell taken by itself."
            : " Taken by itself, below 0.05: "
                + names(alone)
                + "; of 25 tests about one would be by chance.";
    return all + single;
  }

  private static String names(List<ComparedCell> cells) {
    return String.join(", ", cells.stream().map(ComparedCell::name).toList());
  }
}
