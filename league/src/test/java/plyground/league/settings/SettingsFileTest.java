package plyground.league.settings;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.core.InputException;

/** The settings as people write them. */
final class SettingsFileTest {
  @Test
  void aNewLeaguesFileIsUnderstood() {
    var open = Catalogue.load(MoveInput.NOBODY).open("othello");
    String text = new NewLeague("othello", "Autumn", "2026-12-24 18:00Z", "league.db").text(open);
    var settings = SettingsFile.parse(text, "league.conf");
    assertThat(settings.game()).isEqualTo("othello");
    assertThat(settings.house()).contains("random", "alphabeta:depth=2");
    assertThat(settings.openings()).isPositive();
    assertThat(settings.languages()).contains("python", "c++", "java");
    assertThat(settings.closed(Instant.parse("2026-12-24T18:00:00Z"))).isFalse();
    assertThat(settings.closed(Instant.parse("2026-12-24T18:00:01Z"))).isTrue();
  }

  @Test
  void daysOfGraceMoveTheEnd() {
    var settings =
        SettingsFile.parse("game = x\ndeadline = 2026-12-24T18:00Z\ngrace-days = 2\n", "f");
    assertThat(settings.end()).contains(Instant.parse("2026-12-26T18:00:00Z"));
    assertThat(settings.time()).isEqualTo(Duration.ofSeconds(1));
    assertThat(SettingsFile.parse("game = x", "f").closed(Instant.MAX)).isFalse();
  }

  @Test
  void whatIsNotUnderstoodIsNamedByLine() {
    complains("game = x\ntimes = 1s\n", "f, line 2: 'times': expected key = value; ");
    complains("game = x\n\ntime = soon\n", "f, line 3: time = soon: expected 250ms");
    complains("game = x\nmemory = 3\n", "f, line 2: memory = 3: expected a number from 32 to");
    complains("game = x\ngame = y\n", "f, line 2: 'game' is given twice");
    complains("game = x\nlanguages = python, cobol\n", "f, line 2: no language 'cobol'");
    complains("game = x\ndeadline = soon\n", "f, line 2: deadline = soon: expected 2026-");
    complains("game = x\nnames = all\n", "f, line 2: names = all: expected shown or hidden");
    complains("name = x\n", "f: expected a line game = ...");
  }

  private static void complains(String text, String start) {
    assertThatThrownBy(() -> SettingsFile.parse(text, "f"))
        .isInstanceOf(InputException.class)
        .hasMessageStartingWith(start);
  }
}
