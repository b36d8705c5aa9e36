package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that are kept: stores, reports, replays. */
final class StoreCommandsTest {
  @TempDir Path folder;

  private static final String[] TOURNAMENT = {
    "tournament", "war-of-life", "random", "bloodlust", "land_grab", "--games", "20"
  };

  private static Runs run(String[] first, Object... more) {
    return Runs.of(
        Stream.concat(Arrays.stream(first), Arrays.stream(more).map(Object::toString))
            .toArray(String[]::new));
  }

  private Path file(String name) {
    return folder.resolve(name);
  }

  @Test
  void aStoreChangesNothingInWhatIsPrinted() throws IOException {
    var plain = run(TOURNAMENT, "--records", file("plain"));
    var stored = run(TOURNAMENT, "--store", file("a.db"), "--records", file("stored"));
    assertThat(stored.out()).isEqualTo(plain.out()).contains("Who moved first scored");
    assertThat(file("stored")).hasSameTextualContentAs(file("plain"));
    assertThat(Files.readAllLines(file("plain"))).hasSize(180);
    var again = run(TOURNAMENT, "--store", file("a.db"), "--resume");
    assertThat(again.out()).isEqualTo(plain.out());
    var unnamed = Runs.of("tournament", "--store", file("a.db").toString(), "--resume");
    assertThat(unnamed.out()).isEqualTo(plain.out());
    assertThat(Runs.of("report", file("a.db").toString()).out()).isEqualTo(plain.out());
  }

  @Test
  void theSameRunIsNotBegunTwiceByAccident() {
    run(TOURNAMENT, "--store", file("b.db"));
    var twice = run(TOURNAMENT, "--store", file("b.db"));
    assertThat(twice.code()).isEqualTo(2);
    assertThat(twice.err()).contains("holds this run already, 180 of 180 games; --resume");
    assertThat(run(TOURNAMENT, "--resume").err()).contains("--resume needs --store");
  }

  @Test
  void reportsComeInEveryFormat() throws IOException {
    run(
        TOURNAMENT,
        "--store",
        file("c.db"),
        "--report",
        file("c.html"),
        "--report",
        file("c.md"),
        "--report",
        file("c.csv"));
    assertThat(file("c.html"))
        .content()
        .startsWith("<!DOCTYPE html>")
        .contains("<svg", "plyground tournament war-of-life")
        .doesNotContain("<script", "<link", "src=", "url(");
    assertThat(file("c.md")).content().contains("| better | than |");
    assertThat(Files.readAllLines(file("c.csv"))).hasSize(10);
    var json = Runs.of("report", file("c.db").toString(), "--json");
    assertThat(json.out()).contains("\"ratings\":[{\"agent\":", "\"claims\":[", "\"distinct\":");
    assertThat(Runs.of("report", file("c.db").toString(), "--statistic", "elo").out())
        .contains("Elo difference of the row");
    assertThat(Runs.of("report", file("c.db").toString(), "--list").out())
        .contains("180 of 180 games");
    var wrong = Runs.of("report", file("c.db").toString(), "--output", file("c.doc").toString());
    assertThat(wrong.code()).isEqualTo(2);
    assertThat(wrong.err()).contains("expected a name that ends in .txt, .md, .csv, .json, .html");
  }

  @Test
  void gamesReplay() {
    run(TOURNAMENT, "--store", file("d.db"));
    var shown = Runs.of("replay", file("d.db").toString(), "33");
    assertThat(shown.code()).isZero();
    assertThat(shown.out()).contains("game 33 of run 1: war-of-life, random first", "\n1. b [");
    var line = Runs.of("replay", file("d.db").toString(), "1/33", "--json");
    assertThat(line.out()).startsWith("{\"game\":\"war-of-life\",\"agents\":[\"random\"");
    assertThat(line.out()).contains("\"micros\":[", "\"nodes\":[");
    assertThat(Runs.of("replay", file("d.db").toString(), "180").err())
        .contains("game '180': run 1 holds 180 of 180 games");
    assertThat(Runs.of("replay", file("d.db").toString(), "x").err()).contains("expected a number");
    assertThat(Runs.of("replay", file("none.db").toString(), "1").err()).contains("no such file");
  }

  @Test
  void aMatchThatStopsEarlyStopsAtTheSameGameInAStore() {
    String[] match = {
      "match", "war-of-life", "land_grab", "random", "--games", "4000", "--sprt", "elo0=0,elo1=100"
    };
    var plain = run(match, "--records", file("p"));
    var stored = run(match, "--store", file("e.db"), "--records", file("s"));
    assertThat(plain.out()).contains("nearer to 100 than to 0");
    assertThat(stored.out()).isEqualTo(plain.out());
    assertThat(file("s")).hasSameTextualContentAs(file("p"));
    assertThat(run(match, "--store", file("e.db"), "--resume").out()).isEqualTo(plain.out());
  }

  @Test
  void aBrokenFileIsOneLine() throws IOException {
    var file = file("broken.db");
    Files.write(file, new byte[2000]);
    var broken = run(TOURNAMENT, "--store", file, "--resume");
    assertThat(broken.code()).isEqualTo(2);
    assertThat(broken.err().lines()).hasSize(1).first().asString().contains("store '");
  }

  @Test
  void aFullDiskIsOneLine() {
    var full = "jdbc:sqlite:" + file("full.db") + "?max_page_count=24";
    var stopped = run(TOURNAMENT, "--store", full);
    assertThat(stopped.code()).isEqualTo(2);
    assertThat(stopped.err())
        .contains("the disk is full; what was played is safe, --resume goes on with it");
    var resumed = run(TOURNAMENT, "--store", file("full.db"), "--resume");
    assertThat(resumed.out()).isEqualTo(run(TOURNAMENT).out());
  }
}
