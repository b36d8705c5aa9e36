package plyground.courses.war;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

final class OutputComparisonTest {
  private static final String RIGHT =
      """
      TURN = 0
      Player = N/A
      Action = N/A
      Destination = N/A
      Union,{I,J,K},19.0
      Confederacy,{C,D,F},16.0
      ----------------------------------------------
      TURN = 1
      Player = Union
      Action = Force March
      Destination = L
      Union,{I,J,K,L},26.0
      Confederacy,{C,D,F},16.0
      ----------------------------------------------
      """;

  private static OutputComparison of(String right, String... changes) {
    String yours = right;
    for (int i = 0; i < changes.length; i += 2) {
      assertThat(yours).contains(changes[i]);
      yours = yours.replace(changes[i], changes[i + 1]);
    }
    return new OutputComparison(yours, right);
  }

  @Test
  void theHandoutsOwnFormIsTheSameMoves() {
    var handout =
        of(
            RIGHT,
            "TURN",
            "Turn",
            ".0\n",
            "\n",
            "Force March",
            "Forced March",
            "-".repeat(46),
            "-----");
    assertThat(handout.same()).isFalse();
    assertThat(handout.sameButForTheFormat()).isTrue();
    assertThat(handout.kinds()).hasSize(5);
  }

  @Test
  void otherWaysToWriteTheSame() {
    assertThat(of(RIGHT, "\n", "\r\n").same()).isTrue();
    assertThat(of(RIGHT, " = ", "=").sameButForTheFormat()).isTrue();
    assertThat(of(RIGHT, "{I,J,K}", "{ K, J, I }").sameButForTheFormat()).isTrue();
    String start = RIGHT.substring(0, RIGHT.indexOf("TURN = 1"));
    assertThat(of(RIGHT, start, "").sameButForTheFormat()).isTrue();
    String log = "Player,Action,Destination,Depth,Value\nN/A,N/A,N/A,0,-Infinity\n";
    assertThat(of(log, "-Infinity", "-inf").sameButForTheFormat()).isTrue();
  }

  @Test
  void otherMovesAreNot() {
    for (String[] change :
        new String[][] {
          {"Destination = L", "Destination = M"},
          {"Force March", "Paratroop Drop"},
          {"26.0", "27.0"},
          {"26.0", "260"},
          {"{C,D,F},16.0\n---", "{C,D},16.0\n---"},
          {"TURN = 1", "TURN = 2"},
          {RIGHT, ""},
        }) {
      var compared = of(RIGHT, change);
      assertThat(compared.sameButForTheFormat()).as(change[1]).isFalse();
      assertThat(compared.first()).isPresent();
    }
    assertThat(of(RIGHT, "Destination = L", "Destination = M").first())
        .contains(
            new OutputComparison.Difference(
                11, Optional.of("Destination = M"), Optional.of("Destination = L")));
    String half = RIGHT.substring(RIGHT.indexOf("TURN = 1"));
    assertThat(of(RIGHT, half, "").first().orElseThrow().yours()).isEmpty();
  }
}
