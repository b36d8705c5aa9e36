package plyground.league.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.agents.sandbox.Sandbox;
import plyground.core.Position;

/** Hand-ins that are compiled. */
@Tag("sandbox")
final class LanguagesOfBotsTest {
  private static final String AGENT =
      """
      import plyground.core.*;
      import plyground.core.agent.*;
      import plyground.core.search.*;

      public record MyBot<P extends Position<P>>(Game<P> game) implements Agent<P> {
        public int choose(P position, Limit limit) {
          return Helper.first(LegalMoves.of(game, position));
        }
      }
      """;

  private static final String HELPER =
      "final class Helper { static int first(int[] moves) { return moves[0]; } }";

  private static final String PROGRAM =
      """
      #include <cstdio>
      #include <cstring>
      static char line[1 << 20];
      int main() {
        while (fgets(line, sizeof line, stdin)) {
          char *legal = strstr(line, "\\"legal\\":[\\"");
          if (strstr(line, "\\"type\\":\\"hello\\"")) puts("{\\"name\\":\\"my bot\\"}");
          if (legal) printf("{\\"move\\":\\"%s\\"}\\n", strtok(legal + 10, "\\""));
          fflush(stdout);
        }
      }
      """;

  private static <P extends Position<P>> BotWorkshop<P> workshop(OpenGame<P> open) {
    return new BotWorkshop<>(
        open, new BotRules(BotLanguage.names(), Duration.ofSeconds(5), 256, ""));
  }

  private static HandedInFile file(String name, String text) {
    return new HandedInFile(name, text.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  @Tag("slow")
  void sourcesAreCompiledAndPlay() {
    assumeThat(Sandbox.here())
        .as("bubblewrap is missing or forbidden")
        .isEqualTo(Sandbox.BUBBLEWRAP);
    try (var workshop = workshop(Catalogue.load(MoveInput.NOBODY).open("tic-tac-toe"))) {
      var java = workshop.check(List.of(file("MyBot.java", AGENT), file("Helper.java", HELPER)));
      assertThat(java.findings()).as("java").allMatch(each -> each.passed());
      assertThat(java.language()).isEqualTo("java");
      var cpp = workshop.check(List.of(file("bot.cpp", PROGRAM)));
      assertThat(cpp.findings()).as("c++").allMatch(each -> each.passed());
      assertThat(cpp.language()).isEqualTo("c++");
      var broken = workshop.check(List.of(file("MyBot.java", AGENT)));
      assertThat(broken.findings())
          .singleElement()
          .satisfies(
              each ->
                  assertThat(each.text())
                      .startsWith("it does not compile")
                      .contains("MyBot.java:7"));
    }
  }
}
