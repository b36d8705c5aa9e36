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

  @Test
  void ratingsAreMeasuredFromAnAnchor() {
    var plain = run(TOURNAMENT, "--store", file("anchor.db")).out();
    assertThat(plain).contains("Elo points above random");
    var other = Runs.of("report", file("anchor.db").toString(), "--anchor", "bloodlust=1500");
    assertThat(other.out())
        .contains("bloodlust is at 1500.")
        .containsPattern("bloodlust +\\+1500 +\\[\\+1500, \\+1500\\]");
    assertThat(Runs.of("report", file("anchor.db").toString(), "--anchor", "greedy=1").err())
        .contains("--anchor greedy=1: 'greedy' does not play; expected one of random, bloodlust");
    assertThat(Runs.of("report", file("anchor.db").toString(), "--anchor", "random=x").err())
        .contains("--anchor random=x: expected a number, not 'x'");
    assertThat(Runs.of("report", file("anchor.db").toString(), "--anchor", "random").code())
        .isEqualTo(2);
  }

  @Test
  void runsArePooledIntoOneTournament() {
    run(TOURNAMENT, "--store", file("monday.db"));
    String[] others = {"tournament", "war-of-life", "random", "self_preservation"};
    run(others, "--games", "20", "--seed", "2", "--store", file("tuesday.db"));
    var pooled = Runs.of("report", file("monday.db").toString(), file("tuesday.db").toString());
    assertThat(pooled.out()).contains("2 runs pooled", "260 games", "self_preservation");
    // The same games twice are no more evidence than once.
    run(TOURNAMENT, "--store", file("again.db"));
    String alone = Runs.of("report", file("monday.db").toString(), "--json").out();
    String twice =
        Runs.of("report", file("monday.db").toString(), file("again.db").toString(), "--json")
            .out();
    assertThat(field(twice, "distinctPairs")).isEqualTo(field(alone, "distinctPairs"));
    assertThat(field(twice, "games")).isEqualTo("360");
    run(new String[] {"match", "othello", "random", "greedy"}, "--games", 4, "--store", file("o"));
    assertThat(Runs.of("report", file("monday.db").toString(), file("o").toString()).err())
        .contains("runs of war-of-life and of othello: expected one game");
  }

  private static String field(String json, String name) {
    return json.replaceAll("(?s).*?\"" + name + "\":([^,}]*).*", "$1");
  }

  @Test
  void aTournamentEndsWhenTheBestIsShown() {
    String[] until = {
      "tournament", "war-of-life", "random", "bloodlust", "land_grab", "--until", "best"
    };
    var one = run(until, "--games", "200", "--threads", 1);
    assertThat(one.out())
        .contains("land_grab is shown to beat each of the others.", "at most 200 games");
    assertThat(run(until, "--games", "200", "--threads", 3).out()).isEqualTo(one.out());
    var stored = run(until, "--games", "200", "--store", file("until.db"));
    assertThat(stored.out()).isEqualTo(one.out());
    assertThat(Runs.of("tournament", "--store", file("until.db").toString(), "--resume").out())
        .isEqualTo(one.out());
    assertThat(Runs.of("report", file("until.db").toString()).out()).isEqualTo(one.out());
    assertThat(run(until, "--games", "9", "--gauntlet").err()).contains("leave out --gauntlet");
    assertThat(run(until, "--games", "9", "--cluster").err()).contains("leave out --cluster");
  }

  /** Three who always play the same game: nothing at all is tested, moving first neither. */
  @Test
  void deterministicAgentsShowNothing() {
    var three =
        Runs.of(
            "tournament othello greedy minimax:depth=1 alphabeta:depth=2 --games 20 --json"
                .split(" "));
    assertThat(three.out())
        .contains("\"distinctPairs\":3", "\"claims\":null", "\"probability\":null")
        .contains("\"seatAdvantage\":{\"rating\":null,\"interval\":null}")
        .contains("no test is made with fewer than 5 distinct pairs", "\"fitProbability\":null")
        .doesNotContain("\"interval\":[", "Interval\":[");
    assertThat(three.err()).contains("are deterministic: give openings");
  }
}
