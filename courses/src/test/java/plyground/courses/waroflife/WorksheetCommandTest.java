package plyground.courses.waroflife;

import static org.assertj.core.api.Assertions.assertThat;
import static plyground.courses.waroflife.WarOfLifeCommandsTest.FOURTH;
import static plyground.courses.waroflife.WarOfLifeCommandsTest.good;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.arena.stats.Interval;
import tools.jackson.databind.json.JsonMapper;

/** The War of Life assignment's worksheet: its table, its questions, its pages. */
final class WorksheetCommandTest {
  @TempDir Path folder = Path.of("");

  @Test
  @Tag("slow")
  void worksheetHasTheHandoutsTable() throws IOException {
    var file = folder.resolve("sheet.md");
    var run =
        good("worksheet", "war-of-life", "--games", "4", "--threads", "2", "--output", file + "");
    assertThat(run.out()).isEmpty();
    String sheet = Files.readString(file);
    assertThat(sheet)
        .contains(
            "| P1 strategy | P2 strategy | Games Played | P1 wins | P2 wins | Draws"
                + " | Av. Game Length (moves) | Av. Game Time (seconds) |\n")
        .contains("| Random | Random | 4 | ")
        .contains("| Self Preservation | Land Grab | 4 | ")
        .contains("| Minimax | Minimax | 4 | ");
    String table = sheet.substring(0, sheet.indexOf("## Question 6"));
    assertThat(table.lines().filter(line -> line.matches(".* [|] 4( [|] \\d+){3} [|] .*")))
        .hasSize(25);
    var alone = good("worksheet", "war-of-life", "--games", "4", "--threads", "1");
    assertThat(untimed(alone.out())).isEqualTo(untimed(sheet));
    var other = good("worksheet", "war-of-life", "--games", "4", "--seed", "2");
    assertThat(untimed(other.out())).isNotEqualTo(untimed(sheet));
  }

  @Test
  @Tag("slow")
  void worksheetAnswersQuestionsSixAndSeven() throws IOException {
    var page = folder.resolve("sheet.html");
    var text = folder.resolve("sheet.md");
    good("worksheet", "war-of-life", "--games", "60", "--html", page + "", "--output", text + "");
    String sheet = Files.readString(text);
    assertThat(sheet)
        .contains("## Question 6", "Playing first is an advantage for ", "| after Holm |")
        .contains("## Question 7", "evidence against the claim: the movers decide more")
        .containsPattern("[|] Nobody moves \\(blue\\) [|] \\d+ [|] \\d+ [|] \\d+ [|]")
        .containsPattern("[|] Minimax [|] Random [|] \\d+ [|] \\d+ [|] \\d+ [|] \\d+ [|] \\d+ [|]");
    String html = Files.readString(page);
    assertThat(html)
        .startsWith("<!DOCTYPE html>")
        .contains("4. " + FOURTH, "Number of wins for player 1 (blue)")
        .contains("<svg", "Question 6", "Question 7", "--games 60 --seed 1")
        .doesNotContain("<script", "src=", "href=", "url(");
  }

  @Test
  @Tag("slow")
  void timeBuysMoreGames() throws IOException {
    var page = folder.resolve("timed.html");
    var report = folder.resolve("report.json");
    var run =
        good(
            "worksheet",
            "war-of-life",
            "--games",
            "3",
            "--for",
            "300ms",
            "--html",
            page + "",
            "--report",
            report + "",
            "--json");
    var sheet = JsonMapper.shared().readTree(run.out());
    int games = 0;
    for (var pairing : sheet.path("pairings")) {
      assertThat(pairing.path("games").asInt()).isGreaterThanOrEqualTo(3);
      games += pairing.path("games").asInt();
    }
    assertThat(games).isGreaterThan(75);
    assertThat(sheet.path("best").path("strategy").asString()).isNotEmpty();
    assertThat(Files.readString(page)).contains("Generations 1 to 4", "#c8402f", "Authors: ____");
    assertThat(Files.readString(report)).contains("\"games\":75");
  }

  /** Who was given more games was the one known worst: nobody else is known much worse now. */
  @Test
  @Tag("slow")
  void timeGoesWhereScoresAreKnownWorst() {
    var run = good("worksheet", "war-of-life", "--games", "20", "--for", "500ms", "--json");
    double widest = 0;
    double narrowestPlayed = 1;
    for (var pairing : JsonMapper.shared().readTree(run.out()).path("pairings")) {
      int games = pairing.path("games").asInt();
      double points = pairing.path("firstWins").asDouble() + pairing.path("draws").asDouble() / 2;
      var interval = Interval.wilson(points, games);
      double width = interval.high() - interval.low();
      widest = Math.max(widest, width);
      if (games > 25) {
        narrowestPlayed = Math.min(narrowestPlayed, width);
      }
    }
    assertThat(widest).isPositive().isLessThan(1.25 * narrowestPlayed);
  }

  /** By a browser, where there is one; the handout wants a PDF. */
  @Test
  @Tag("browser")
  @Tag("slow")
  void worksheetsArePrinted() throws IOException {
    var pdf = folder.resolve("sheet.pdf");
    assertThat(good("worksheet", "war-of-life", "--games", "1", "--pdf", pdf + "").out()).isEmpty();
    String bytes = Files.readString(pdf, StandardCharsets.ISO_8859_1);
    assertThat(bytes).startsWith("%PDF-");
    assertThat(bytes.split("/Type /Page\\b", -1).length - 1).as("pages").isBetween(3, 12);
  }

  private static String untimed(String sheet) {
    return sheet
        .replaceAll(" [0-9.]+ \\|\n", "\n")
        .replaceAll("Average game time .*", "Average game time");
  }
}
