package plyground.courses.prolog;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrologSourceTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          :- [helpers].                               | helpers
          :- ['sub/helpers.pl', library(lists), more]. | helpers more
          :- use_module(library(lists), [append/3]).  | ''
          :- use_module(war_of_life, [play/5]).       | war_of_life
          go :- consult([a, b]), include(p, [c], L).  | a b
          :- include(given).                          | given
          x("consult(a)", 'compile(b)'). % consult(c) | ''
          /* :- [a]. */ y(0'a, 0''', Consult).        | ''
          """)
  void knowsWhatIsLoaded(String text, String names) {
    assertThat(PrologSource.of(text).loads().stream().map(PrologSource.Load::name))
        .containsExactly(names.isEmpty() ? new String[0] : names.split(" "));
  }

  @Test
  void knowsCallsByTheirLine() {
    var source = PrologSource.of("% play(verbose\np :-\n  play(verbose, a, b, N, W).\n");
    assertThat(source.calls("play", "verbose")).containsExactly(3);
    assertThat(PrologTokens.of("a. 'open\\' ")).hasSize(3);
  }
}
