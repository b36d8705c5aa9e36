package plyground.arena.experiment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import plyground.core.InputException;

/** How ranges are written and what they stand for. */
final class AgentTemplateTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          pvs                                  | pvs
          pvs:depth=3                          | pvs:depth=3
          pvs:depth={1..3}                     | pvs:depth=1 pvs:depth=2 pvs:depth=3
          pvs:depth={1..9+2}                   | pvs:depth=1 pvs:depth=3 pvs:depth=5 pvs:depth=7 pvs:depth=9
          pvs:depth={1..8+3}                   | pvs:depth=1 pvs:depth=4 pvs:depth=7
          pvs:nodes={1000..1000000*10}         | pvs:nodes=1000 pvs:nodes=10000 pvs:nodes=100000 pvs:nodes=1000000
          mcts:c={0..0.3+0.1}                  | mcts:c=0 mcts:c=0.1 mcts:c=0.2 mcts:c=0.3
          mcts:c={0.5..2*2}                    | mcts:c=0.5 mcts:c=1 mcts:c=2
          mcts:c={-1..1}                       | mcts:c=-1 mcts:c=0 mcts:c=1
          pvs:time={10ms..40ms*2}              | pvs:time=10ms pvs:time=20ms pvs:time=40ms
          pvs:time={1..2s}                     | pvs:time=1s pvs:time=2s
          pvs:eval={disc,combined}             | pvs:eval=disc pvs:eval=combined
          pvs:nodes={10,100..300+100, 7}       | pvs:nodes=10 pvs:nodes=100 pvs:nodes=200 pvs:nodes=300 pvs:nodes=7
          pvs:depth={1..2},eval={a,b}          | pvs:depth=1,eval=a pvs:depth=1,eval=b pvs:depth=2,eval=a pvs:depth=2,eval=b
          pvs:eval="{1..3}"                    | pvs:eval={1..3}
          pvs:eval={"1..3"}                    | pvs:eval=1..3
          """)
  void rangesStandForAgents(String template, String agents) {
    var parsed = AgentTemplate.parse(template);
    assertThat(parsed.agents()).isEqualTo(List.of(agents.split(" ")));
    assertThat(parsed.settings()).isEqualTo(parsed.agents().size());
  }

  @Test
  void quotedValuesAreLeftAlone() {
    var parsed = AgentTemplate.parse("process:command=\"run {a,b} --x=1\",limit={1..2}");
    assertThat(parsed.agents())
        .containsExactly(
            "process:command=\"run {a,b} --x=1\",limit=1",
            "process:command=\"run {a,b} --x=1\",limit=2");
    assertThat(AgentTemplate.parse("a:b={\"x,y\",\"z \\\" }\"}").factors().getFirst().levels())
        .containsExactly("x,y", "z \" }");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          pvs:depth={3..1}         | range '3..1': expected the smaller number first
          pvs:depth={1..3+0}       | expected a step above 0
          pvs:depth={1..3*1}       | expected a factor above 1
          pvs:depth={0..3*2}       | numbers above 0
          pvs:time={1ms..2s}       | expected the same unit at both ends
          pvs:depth={1,2           | this brace is never closed
          pvs:depth={}             | expected {value,value,...}
          pvs:depth={1,,2}         | an empty value in braces
          pvs:depth={{1,2}}        | expected one pair of braces
          pvs:depth={1,2}x         | expected {value,value,...} for {1,2}x
          pvs:depth={1},depth={2}  | gives 'depth' twice
          pvs:depth=1,depth={2}    | gives 'depth' twice
          pvs:={1,2}               | expected key=value
          :depth={1,2}             | begins without a name
          """)
  void whatIsWrongIsSaid(String template, String complaint) {
    assertThatThrownBy(() -> AgentTemplate.parse(template))
        .isInstanceOf(InputException.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void aValueGivenTwiceIsRefused() {
    assertThatThrownBy(() -> AgentTemplate.parse("pvs:depth={1..3,2}").agents())
        .hasMessage("'pvs:depth={1..3,2}': depth has 2 twice");
  }

  @Test
  void tooManyAreCountedAndNotMade() {
    assertThatThrownBy(
            () -> Design.of(List.of("pvs:nodes={1..1000000000},depth={1..1000000000}"), null, 200))
        .hasMessage(
            "most-settings 200: the ranges make 1,000,000,000,000,000,000 settings; narrow them or"
                + " allow more");
    assertThat(AgentTemplate.parse("a:b={1..2*1.0000000001}").settings()).isEqualTo(1_000_000);
    assertThatThrownBy(() -> Design.of(List.of("pvs"), null, 9))
        .hasMessageContaining("one setting");
    assertThatThrownBy(() -> Design.of(List.of("pvs:depth={1,2}", "pvs:depth=1"), null, 9))
        .hasMessage("'pvs:depth=1' is named twice");
  }

  @Test
  void levelsAreReadOffSettings() {
    var family = Design.of(List.of("x", "a:p={1..2},q={u,v,w}"), null, 100).families().getLast();
    assertThat(family.first()).isEqualTo(1);
    for (int setting = 0; setting < 6; setting++) {
      String p = family.factors().get(0).levels().get(family.level(0, setting));
      String q = family.factors().get(1).levels().get(family.level(1, setting));
      assertThat(family.agents().get(setting)).isEqualTo("a:p=" + p + ",q=" + q);
    }
  }

  @Test
  void factorsKnowTheirAxis() {
    assertThat(new Factor("nodes", List.of("10", "100", "1000")).logarithmic()).isTrue();
    assertThat(new Factor("depth", List.of("1", "2", "3")).logarithmic()).isFalse();
    assertThat(new Factor("time", List.of("500", "1s")).position(1)).isEqualTo(1000);
    assertThat(new Factor("eval", List.of("disc", "1")).numeric()).isFalse();
  }
}
