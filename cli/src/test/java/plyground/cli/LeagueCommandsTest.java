package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of a league, as a lecturer types them. */
final class LeagueCommandsTest {
  @TempDir Path folder;

  private String at(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aLeagueIsMadeSavedAndRestored() throws Exception {
    Files.writeString(folder.resolve("class.csv"), "id,name\na1,Ada\nb2,\"Doe, Jo\"\n");
    var made =
        Runs.of(
            "league",
            "init",
            at("autumn"),
            "--game",
            "tic-tac-toe",
            "--roster",
            at("class.csv"),
            "--out",
            at("links.csv"),
            "--url",
            "https://lab.example/");
    assertThat(made.code()).as(made.err()).isZero();
    assertThat(made.out()).contains("your own link: https://lab.example/league/join/");
    assertOwnersAlone("links.csv", "autumn", "autumn/league.db");
    var links = Files.readAllLines(folder.resolve("links.csv"));
    assertThat(links).hasSize(3);
    assertThat(links.getFirst()).isEqualTo("id,name,token,link");
    assertThat(links.get(2))
        .matches("b2,\"Doe, Jo\",([\\w-]{24}),https://lab\\.example/league/join/\\1");
    assertThat(Files.readString(folder.resolve("autumn/league.conf"))).contains("house = random");

    // Tokens are nowhere in the league itself.
    String token = links.get(1).split(",")[2];
    try (var files = Files.list(folder.resolve("autumn"))) {
      for (var file : files.toList()) {
        assertThat(
                new String(Files.readAllBytes(file), java.nio.charset.StandardCharsets.ISO_8859_1))
            .doesNotContain(token);
      }
    }

    var again = Runs.of("league", "init", at("autumn"), "--game", "tic-tac-toe");
    assertThat(again.code()).isEqualTo(2);
    assertThat(again.err()).contains("there is a league in it already").hasLineCount(1);

    var renewed = Runs.of("league", "invite", at("autumn"), "--renew", "a1");
    assertThat(renewed.out()).contains("a1,Ada,").doesNotContain(token);
    assertThat(Runs.of("league", "invite", at("autumn"), "--renew", "x").code()).isEqualTo(2);

    assertThat(Runs.of("league", "backup", at("autumn"), "--out", at("save.db")).code()).isZero();
    assertOwnersAlone("save.db");
    assertThat(Runs.of("league", "restore", at("save.db"), at("copy")).code()).isZero();
    assertThat(Files.readString(folder.resolve("copy/league.conf"))).contains("store = league.db");
  }

  /** Secrets of a league are not for others who have an account here. */
  private void assertOwnersAlone(String... names) throws IOException {
    for (String name : names) {
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(name))))
          .as(name)
          .endsWith("------");
    }
  }

  @Test
  void whatIsWrongIsSaidInOneLine() throws Exception {
    Files.writeString(folder.resolve("bad.csv"), "id,name\na,A\na,B\n");
    says(
        "bad.csv, line 3: a is there twice",
        "league",
        "init",
        at("x"),
        "--game",
        "tic-tac-toe",
        "--roster",
        at("bad.csv"));
    says("no game 'chess'", "league", "init", at("x"), "--game", "chess");
    says("there is no league in it", "serve", "--league", folder.toString(), "--no-browser");
    says("without TLS", "serve", "--league", at("x"), "--host", "0.0.0.0", "--no-browser");
    says("--token is missing", "league", "submit", "http://127.0.0.1:1", at("bad.csv"));
    says("expected an address", "league", "standings", "nowhere");
    says("does not answer", "league", "standings", "http://127.0.0.1:1");
    says("there is no league in it", "work", "--store", at("none.db"));
    says("expected init, invite", "league");
    assertThat(folder.resolve("x")).doesNotExist();
  }

  private static void says(String words, String... line) {
    var run = Runs.of(line);
    assertThat(run.code()).as(words).isEqualTo(2);
    assertThat(run.err()).contains(words).hasLineCount(1);
  }
}
