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
import plyground.core.InputException;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.databind.json.JsonMapper;

/** Marks as files: a table of all, and for each person what Gradescope reads. */
public record MarkFiles(Path folder) {
  /** What people are called must not steer the terminal of who looks at it. */
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

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
      save(own.resolve("results.json"), results(mark));
    }
    save(folder.resolve("marks.csv"), table.toString());
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
    var json = JSON.createObjectNode();
    json.put("score", mark.score());
    json.put("visibility", "visible");
    var tests = json.putArray("tests");
    for (var item : mark.items()) {
      var test = tests.addObject();
      test.put("name", Escape.line(item.rule()));
      test.put("score", item.score());
      test.put("max_score", item.points());
      test.put("output", Escape.line(item.remark()));
    }
    return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json) + "\n";
  }

  private static void save(Path file, String text) {
    try (var out = new OutputFile(file)) {
      out.writer().write(text);
      out.commit();
    } catch (IOException failure) {
      throw new InputException("cannot write " + file + ": " + failure.getMessage(), failure);
    }
  }
}
