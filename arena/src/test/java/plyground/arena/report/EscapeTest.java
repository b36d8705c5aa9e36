package plyground.arena.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

final class EscapeTest {
  @Test
  void nothingSteersATerminal() {
    assertThat(Escape.line("a\u001b[2Jb\u009b31mc\u0007\u007f"))
        .isEqualTo("a\\u{1b}[2Jb\\u{9b}31mc\\u{7}\\u{7f}");
    assertThat(Escape.line("\u202eevil\u2066x\u2028y\ufeff"))
        .isEqualTo("\\u{202e}evil\\u{2066}x y\\u{feff}");
    assertThat(Escape.visible("two\r\nlines\rover\ttab")).isEqualTo("two\nlines\\u{d}over\ttab");
    assertThat(Escape.line("Zo\u00eb \u5f20 \u0645\u06cc\u200c\u0631 \ud83d\ude00"))
        .isEqualTo("Zo\u00eb \u5f20 \u0645\u06cc\u200c\u0631 \ud83d\ude00");
    assertThat(Escape.line("half \ud83d")).isEqualTo("half \\u{d83d}");
    var all = new StringBuilder();
    for (int each = 0; each <= Character.MAX_CODE_POINT; each++) {
      all.appendCodePoint(each);
    }
    assertThat(Escape.line(all.toString()).chars().filter(Character::isISOControl)).isEmpty();
  }

  @Test
  void markdownSaysItAndDoesNothing() {
    assertThat(Escape.markdown("<script>alert(1)</script>"))
        .isEqualTo("\\<script>alert(1)\\</script>");
    assertThat(Escape.markdown("[click](http://x) | ![i](y)"))
        .isEqualTo("\\[click](http\\://x) \\| !\\[i](y)");
    assertThat(Escape.markdown("see www.example.org")).isEqualTo("see www\\.example.org");
    assertThat(Escape.markdown("# *big*\n`code` &lt; a_b _c_"))
        .isEqualTo("\\# \\*big\\* \\`code\\` \\&lt; a_b \\_c\\_");
    assertThat(Escape.markdown("1. one")).isEqualTo("1\\. one");
    assertThat(Escape.markdown("12/20: 3.5 - 4")).isEqualTo("12/20: 3.5 - 4");
  }

  @Test
  void codeEndsWhereItShould() {
    assertThat(Escape.fenced("a\n```\n<b>\n````x")).isEqualTo("`````\na\n```\n<b>\n````x\n`````");
    assertThat(Escape.code("a`b|c")).isEqualTo("`` a`b\\|c ``");
  }

  @Test
  void spreadsheetsComputeNothing() {
    assertThat(Escape.csv("=HYPERLINK(\"http://x\",\"y\")"))
        .isEqualTo("\"'=HYPERLINK(\"\"http://x\"\",\"\"y\"\")\"");
    for (String start : new String[] {"=", "+", "-", "@", "\t", "\r", "\uff1d"}) {
      assertThat(Escape.csv(start + "1")).startsWith("\"'");
    }
    for (String before : new String[] {" ", "\n", "\u2003", " \t\r\n"}) {
      assertThat(Escape.csv(before + "=1")).as("spaces are left out").isEqualTo("\"'=1\"");
    }
    assertThat(Escape.csv("one\n=two")).isEqualTo("one =two");
    assertThat(Escape.csv("a;=1+1")).as("some separate by semicolons").isEqualTo("\"a;=1+1\"");
    assertThat(Escape.csv("plain_1")).isEqualTo("plain_1");
    assertThat(Escape.csv("a,b")).isEqualTo("\"a,b\"");
  }

  @Test
  void linksSurviveSpacesAndOtherAlphabets() {
    assertThat(Escape.link("Zo\u00eb M (1)")).isEqualTo("Zo%C3%AB%20M%20%281%29");
    assertThat(Escape.link("a-b_c.d~e")).isEqualTo("a-b_c.d~e");
  }

  @Test
  void partsKeepWholeCharacters() {
    assertThat(Escape.part("abc\ud83d\ude00", 4)).isEqualTo("abc ...");
    assertThat(Escape.part("abc", 3)).isEqualTo("abc");
  }

  @Test
  void linesAreJoinedAtTheirBreaksAlone() {
    assertThat(Escape.line(" a  b \n\t c\u2028d \r\n\r\n e\u0085f ")).isEqualTo("a  b c d e f");
  }

  /** Not even a megabyte of blanks holds anybody up. */
  @Test
  @Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
  void blanksWithoutEndTakeNoTime() {
    String blanks = " ".repeat(1 << 20);
    assertThat(Escape.line("a" + blanks + "b")).hasSize(blanks.length() + 2);
  }
}
