package plyground.league.finals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import plyground.arena.intake.FileNames;
import plyground.arena.record.OutputFile;
import plyground.arena.report.Escape;
import plyground.arena.report.GradescopeResults;
import plyground.core.InputException;

/** Marks as files: a table of all, and for each person what Gradescope reads. */
public record MarkFiles(Path folder) {
  public void write(List<FinalMark> marks) {
    var table = new StringBuilder("id,name,version,score,points,remarks\n");
    for (var mark : marks) {
      table.append(row(mark)).append('\n');
      var own = FileNames.in(folder, FileNames.tellable(mark.id()));
      try {
        Files.createDirectories(own);
      } catch (IOException failure) {
        throw new InputException("cannot make the folder " + own, failure);
      }
      OutputFile.save(own.resolve("results.json"), results(mark));
    }
    OutputFile.save(folder.resolve("marks.csv"), table.toString());
  }

  private static String row(FinalMark mark) {
    String remarks =
        mark.items().stream()
            .map(each -> each.rule() + ": " + each.remark())
            .collect(Collectors.joining("; "));
    return String.join(
        ",",
        Escape.csv(mark.id()),
        Escape.csv(mark.name()),
        Integer.toString(mark.version()),
        number(mark.score()),
        number(mark.points()),
        Escape.csv(remarks));
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.2f", value).replaceFirst("\\.?0+$", "");
  }

  private static String results(FinalMark mark) {
    var items =
        mark.items().stream()
            .map(
                each ->
                    new GradescopeResults.Item(
                        each.rule(), each.score(), each.points(), each.remark()))
            .toList();
    return new GradescopeResults(mark.score(), items).json();
  }
}
