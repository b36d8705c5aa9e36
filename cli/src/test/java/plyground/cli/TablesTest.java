package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Rows of games and moves, and who played them. */
final class TablesTest {
  @TempDir Path folder;

  private Path store;
  private Path records;

  @BeforeEach
  void play() {
    store = folder.resolve("games.db");
    records = folder.resolve("games.jsonl");
    var run =
        Runs.of(
            "match",
            "tic-tac-toe",
            "random",
            "mcts:playouts=5",
            "--games",
            "12",
            "--store",
            store.toString(),
            "--records",
            records.toString());
    assertThat(run.code()).isZero();
  }

  private static String report(Object from, Object... more) {
    var words = new ArrayList<String>(List.of("report", from.toString()));
    for (var word : more) {
      words.add(word.toString());
    }
    var run = Runs.of(words.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    return run.out();
  }

  private static long[] moves(String games) {
    return games.lines().skip(1).mapToLong(line -> Long.parseLong(line.split(",")[8])).toArray();
  }

  @Test
  void aRowAGameAndARowAMove() {
    var games = report(store, "--table", "games");
    assertThat(games.lines()).hasSize(13);
    assertThat(games).startsWith("run,number,game,first,second,start_number,seed,start,moves,");
    assertThat(games.lines().skip(1)).first().asString().startsWith("1,0,tic-tac-toe,random,mcts:");
    var moves = report(store, "--table", "moves").lines().toList();
    long played = 0;
    for (long each : moves(games)) {
      played += each;
    }
    assertThat(moves).hasSize((int) played + 1);
    assertThat(moves.get(1)).startsWith("1,0,1,random,x,.../.../... x,");
    assertThat(moves.get(2)).startsWith("1,0,2,mcts:playouts=5,o,");
  }

  @Test
  void recordsGiveTheSameRowsButForWhatTheyDoNotHold() {
    var stored = report(store, "--table", "games").lines().skip(1).toList();
    var recorded = report(records, "--table", "games").lines().skip(1).toList();
    assertThat(recorded).hasSameSizeAs(stored);
    for (int i = 0; i < stored.size(); i++) {
      String[] one = stored.get(i).split(",", -1);
      String[] other = recorded.get(i).split(",", -1);
      for (int column : new int[] {1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12}) {
        assertThat(other[column]).as("row %d, column %d", i, column).isEqualTo(one[column]);
      }
      assertThat(other[14]).isEmpty();
    }
  }

  @Test
  void parquetIsChosenByNameOrEnding() throws IOException {
    var named = folder.resolve("games.out");
    var ending = folder.resolve("games.parquet");
    report(store, "--format", "parquet", "--output", named);
    report(store, "--table", "games", "--output", ending);
    assertThat(Files.readAllBytes(ending)).startsWith('P', 'A', 'R', '1');
    assertThat(named).hasSameBinaryContentAs(ending);
    report(records, "--table", "moves", "--output", folder.resolve("moves.parquet"));
    assertThat(folder.resolve("moves.parquet")).isNotEmptyFile();
  }

  @Test
  void badWishesAreOneLine() throws IOException {
    var terminal = Runs.of("report", store.toString(), "--format", "parquet");
    assertThat(terminal.err()).contains("expected --output FILE").hasLineCount(1);
    var page = Runs.of("report", store.toString(), "--table", "moves", "--format", "html");
    assertThat(page.err()).contains("rows are written as csv or parquet").hasLineCount(1);
    var unknown = Runs.of("report", store.toString(), "--format", "xlsx");
    assertThat(unknown.err()).contains("--format xlsx: expected text").hasLineCount(1);
    Files.writeString(records, "{\"game\":\"chess\"}\n");
    var broken = Runs.of("report", records.toString(), "--table", "games");
    assertThat(broken.err()).contains("line 1: no game 'chess'").hasLineCount(1);
    assertThat(broken.code()).isEqualTo(2);
  }

  @Test
  void everyRunSaysWhoPlayedIt() throws IOException {
    var bot = Files.writeString(folder.resolve("bot.sh"), "#!/bin/sh\n");
    var manifest = report(store, "--manifest");
    assertThat(manifest)
        .contains("\"seed\" : 1", "\"java\" : \"", "\"processor\" : \"", "\"commit\" : ")
        .contains("\"command\" : \"plyground match tic-tac-toe random mcts:playouts=5 --games 12");
    assertThat(folder.resolve("games.jsonl.manifest.json")).content().isEqualTo(manifest);
    Runs.of(
        "match",
        "tic-tac-toe",
        "random",
        "process:command=\"sh " + bot + "\"",
        "--games",
        "2",
        "--report",
        folder.resolve("bot.json").toString());
    assertThat(folder.resolve("bot.json.manifest.json"))
        .content()
        .contains("bot.sh", "a8076d3d28d21e02012b20eaf7dbf75409a6277134439025f282e368e3305abf");
  }

  /** The notebook for R, chunk by chunk as it stands, where there is an R. */
  @Test
  void theNotebookForRRuns() throws IOException, InterruptedException {
    String notebook = Files.readString(Path.of("../docs/notebooks/games.Rmd"));
    var chunks = new StringBuilder();
    var chunk = Pattern.compile("(?ms)^```\\{r}$(.*?)^```$").matcher(notebook);
    while (chunk.find()) {
      chunks.append(chunk.group(1));
    }
    String games = report(store, "--table", "games");
    String moves = report(store, "--table", "moves");
    var header =
        List.of((games.lines().findFirst() + "," + moves.lines().findFirst()).split("\\W"));
    var column = Pattern.compile("(?:games|others|moves)\\$(\\w+)").matcher(chunks);
    int columns = 0;
    while (column.find()) {
      assertThat(header).contains(column.group(1));
      columns++;
    }
    assertThat(columns).isGreaterThan(5);
    assumeTrue(Files.isExecutable(Path.of("/usr/bin/Rscript")), "R is not installed");
    Files.writeString(folder.resolve("games.csv"), games);
    Files.writeString(folder.resolve("moves.csv"), moves);
    Files.writeString(folder.resolve("notebook.R"), chunks);
    var r = run("/usr/bin/Rscript", "notebook.R");
    assertThat(r.code()).as(r.out()).isZero();
    assertThat(r.out()).contains("97.5%", "mcts:playouts=5", "micros");
  }

  /** The notebook for pandas, cell by cell as it stands, where there is a Python that has it. */
  @Test
  void theNotebookForPandasRuns() throws IOException, InterruptedException {
    var cells = new StringBuilder();
    var notebook = new JsonMapper().readTree(Path.of("../docs/notebooks/games.ipynb").toFile());
    for (var cell : notebook.get("cells")) {
      if (cell.get("cell_type").asString().equals("code")) {
        var code = new StringBuilder();
        cell.get("source").forEach(line -> code.append(line.asString()));
        cells.append(withPrintedValue(code.toString()));
      }
    }
    String games = report(store, "--table", "games").lines().findFirst().orElseThrow();
    String moves = report(store, "--table", "moves").lines().findFirst().orElseThrow();
    var header = List.of((games + "," + moves + ",result").split("\\W"));
    var column =
        Pattern.compile("(?:index|columns|values)=\"(\\w+)\"|games\\[\"(\\w+)\"]").matcher(cells);
    int columns = 0;
    while (column.find()) {
      String name = column.group(1) == null ? column.group(2) : column.group(1);
      assertThat(name.matches("start|agent") || header.contains(name)).as(name).isTrue();
      columns++;
    }
    assertThat(columns).isGreaterThan(5);
    String python = Objects.requireNonNullElse(System.getenv("PANDAS_PYTHON"), "/usr/bin/python3");
    assumeTrue(run(python, "-c", "import pandas, pyarrow").code() == 0, "pandas is not installed");
    report(store, "--table", "games", "--output", folder.resolve("games.parquet").toString());
    report(store, "--table", "moves", "--output", folder.resolve("moves.parquet").toString());
    Files.writeString(folder.resolve("notebook.py"), cells);
    var ran = run(python, "notebook.py");
    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("low", "high", "mcts:playouts=5", "micros");
  }

  /** The last line of a cell is its value, which a notebook shows. */
  private static String withPrintedValue(String code) {
    var lines = code.strip().split("\n");
    lines[lines.length - 1] = "print(" + lines[lines.length - 1] + ")";
    return String.join("\n", lines) + "\n";
  }

  private record Ran(int code, String out) {}

  private Ran run(String... command) throws IOException, InterruptedException {
    if (!Files.isExecutable(Path.of(command[0]))) {
      return new Ran(-1, "");
    }
    var process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ran(process.waitFor(), out);
  }
}
