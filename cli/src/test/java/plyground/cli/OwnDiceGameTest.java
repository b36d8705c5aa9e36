package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A game of one's own with a toss, extra turns and a ring of places, through the commands. */
final class OwnDiceGameTest {
  /** By value iteration over its 72 positions before a toss, in a program that shares no line. */
  private static final String VALUE = "-0.26352690138698";

  private static Runs relay(String... args) throws URISyntaxException {
    var source = OwnDiceGameTest.class.getResource("plugins/Relay.java");
    assertThat(source).isNotNull();
    var all = new String[args.length + 2];
    System.arraycopy(args, 0, all, 0, args.length);
    all[args.length] = "--plugins";
    all[args.length + 1] = Path.of(source.toURI()).toString();
    return Runs.of(all);
  }

  @Test
  void itKeepsEveryLawThoughItsSecondSideHasTheFirstOnesUsualColour() throws Exception {
    assertThat(relay("check-game", "relay").out()).contains("relay keeps every law");
  }

  @Test
  void itIsSolved() throws Exception {
    assertThat(relay("solve", "relay", "--json").out()).contains("\"value\":" + VALUE);
  }

  @Test
  void aPieceThatIsNobodysIsNamedInTheListOfPlaces() throws Exception {
    assertThat(relay("show", "relay").out()).containsPattern("h +both +p t");
  }
}
