package plyground.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands of the contract, on war. */
final class WarCommandsTest {
  @TempDir Path folder = Path.of("");
  private String game = "";

  @BeforeEach
  void files() throws IOException {
    var map = Files.writeString(folder.resolve("map"), "A,B\nB,C\nC,D\n");
    var init = Files.writeString(folder.resolve("init"), "A,1,1\nB,2,0\nC,3,-1\nD,4,0\nE,5,0");
    game = "war:map=" + map + ",init=" + init;
  }

  @Test
  void theListShowsWhatAMarchWouldConquer() {
    var run = Runs.of("show", game);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .isEqualTo(
            """
            union              1 resources
            confederacy        3 resources

            city  worth  held by      neighbours
            A         1  union        B
            B         2               A C
                     -> march +8, takes C
            C         3  confederacy  B D
            D         4               C
            E         5
            union=A confederacy=C union
            union to move
            """);
  }

  @Test
  void squaresAreDrawnAsABoard() {
    var run = Runs.of("show", "war", "--moves", "PD:B2 PD:B3 FM:C2");
    assertThat(run.out())
        .contains("  3    80+   76C   39*   59     2    48 \n")
        .contains("Marches of confederacy that conquer:\n  FM:C3    march +139, takes C2\n");
  }

  @Test
  void peoplePlayEitherSideAndMayWriteMovesInFull() {
    var typed = "Force March B\nParatroop Drop D\nParatroop Drop E\n";
    var run = Runs.withInput(typed, "play", game, "--p1", "human", "--p2", "human");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).endsWith("union wins: more resources.\n");
  }

  @Test
  void textbookAgentsPlayTheirDepthAndStrongOnesTheEndgame() {
    var textbook = Runs.of("analyse", game, "--agent", "minimax:depth=1", "--json");
    assertThat(textbook.out()).contains("\"choice\":\"FM:B\",\"value\":6").contains("\"depth\":1");
    var strong = Runs.of("analyse", game, "--agent", "pvs", "--json");
    var solved = Runs.of("solve", game, "--json");
    String exact = solved.out().replaceAll(",\"millis.*", "");
    assertThat(strong.out()).startsWith(exact.strip());
  }
}
