package plyground.league.bot;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.sandbox.Sandbox;
import plyground.core.InputException;
import plyground.core.Position;

/** No league plays where programs are not shut away. */
final class OpenMachineTest {
  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "BUBBLEWRAP")
  void nothingIsBuiltOrPlayed(Sandbox here) {
    var open = Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe");
    assertThatThrownBy(() -> workshop(open, here))
        .isInstanceOf(InputException.class)
        .hasMessageContaining("install bubblewrap");
  }

  private static <P extends Position<P>> BotWorkshop<P> workshop(OpenGame<P> open, Sandbox here) {
    var rules = new BotRules(BotLanguage.names(), Duration.ofSeconds(1), 128, "");
    return new BotWorkshop<>(open, rules, here);
  }
}
