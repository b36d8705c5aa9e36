package plyground.league.member;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import plyground.core.InputException;

/** The roster and what a browser carries. */
final class MemberTest {
  private static final Instant NOW = Instant.parse("2026-11-18T06:00:00Z");

  @Test
  void aRosterHasQuotesCommasAndOtherColumns() {
    assertThat(Roster.parse("\ufeffname,group,id\n\"Doe, \"\"J\"\"\",7,a-1\n\nØ,8,b.2\n", "r.csv"))
        .containsExactly(new Roster.Row("a-1", "Doe, \"J\""), new Roster.Row("b.2", "Ø"));
  }

  @Test
  void aBadRosterIsNamedByLine() {
    assertThatThrownBy(() -> Roster.parse("id,name\na,A\na,B\n", "r.csv"))
        .isInstanceOf(InputException.class)
        .hasMessage("r.csv, line 3: a is there twice");
    assertThatThrownBy(() -> Roster.parse("id,name\n../x,A\n", "r.csv"))
        .hasMessageStartingWith("r.csv, line 2: '../x': expected an id");
    assertThatThrownBy(() -> Roster.parse("who\n", "r.csv"))
        .hasMessage("r.csv, line 1: expected the columns id,name");
  }

  @Test
  void aSessionIsReadBackUntilItEnds() {
    var session = new SignedSession("ada.l", 3, NOW.plus(Duration.ofDays(1)));
    String cookie = session.sign("secret");
    assertThat(SignedSession.read(cookie, "secret", NOW)).contains(session);
    assertThat(SignedSession.read(cookie, "secret", NOW.plus(Duration.ofDays(2)))).isEmpty();
    assertThat(SignedSession.read(cookie, "other", NOW)).isEmpty();
  }

  /** Whatever is changed in a cookie, it is nobody's any more. */
  @Test
  void aChangedCookieIsNobodys() {
    String cookie = new SignedSession("ada", 3, NOW.plus(Duration.ofDays(1))).sign("secret");
    String other = new SignedSession("bob", 3, NOW.plus(Duration.ofDays(1))).sign("guess");
    for (int i = 0; i < cookie.length(); i++) {
      char changed = cookie.charAt(i) == 'A' ? 'B' : 'A';
      String text = cookie.substring(0, i) + changed + cookie.substring(i + 1);
      // The last character of a signature has spare bits, which count for us too: text is compared.
      assertThat(SignedSession.read(text, "secret", NOW)).as("changed at %d", i).isEmpty();
    }
    String mixed =
        other.substring(0, other.lastIndexOf('.')) + cookie.substring(cookie.lastIndexOf('.'));
    for (String bad : new String[] {"", ".", "...", mixed, other, cookie + ".x", "a.b.c.d"}) {
      assertThat(SignedSession.read(bad, "secret", NOW)).as(bad).isEmpty();
    }
  }

  @Test
  void tokensDifferAndAreKeptAsHashes() {
    String token = Tokens.draw();
    assertThat(token).hasSize(24).isNotEqualTo(Tokens.draw());
    assertThat(Tokens.hash(token)).hasSize(64).doesNotContain(token);
  }
}
