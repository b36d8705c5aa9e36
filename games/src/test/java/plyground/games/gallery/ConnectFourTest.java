package plyground.games.gallery;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import plyground.core.InputException;
import plyground.core.LegalMoves;
import plyground.core.Outcome;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.search.Limit;
import plyground.core.search.Result.MoveValue;
import plyground.core.search.Trace;
import plyground.core.spi.GameDescriptor;
import plyground.testkit.GameContract;
import plyground.testkit.PerftTable;
import plyground.testkit.ViewContract;

final class ConnectFourTest extends GameContract<ConnectFour.Grid> {
  private static final Pattern FIELDS =
      Pattern.compile(
          "\\{\"moves\":\"(?<moves>\\d+)\",\"stones\":\\d+,\"score\":(?<score>-?\\d+),"
              + "\"columns\":\\{(?<columns>.*)\\}\\}");

  @Override
  protected GameDescriptor<ConnectFour.Grid> descriptor() {
    return new ConnectFour().descriptor();
  }

  @Override
  protected int playouts() {
    return 20;
  }

  @Nested
  final class Looks extends ViewContract<ConnectFour.Grid> {
    @Override
    protected GameDescriptor<ConnectFour.Grid> descriptor() {
      return new ConnectFour().descriptor();
    }
  }

  @Test
  void linesOfPlayAreAsManyAsPublished() {
    PerftTable.check(game(), getClass(), "connect-four.txt", 1_000_000);
  }

  /** Columns played, the score and every column's. */
  @Test
  void theSolverHasThePublishedScores() throws IOException {
    var solver = new ConnectFourSolver();
    int count = 0;
    for (String line : lines()) {
      check(solver, line);
      count++;
    }
    assertThat(count).isEqualTo(200);
  }

  private void check(ConnectFourSolver solver, String line) {
    var fields = FIELDS.matcher(line);
    assertThat(fields.matches()).as(line).isTrue();
    var position = game().position(fields.group("moves"));
    var result = solver.search(position, Limit.NONE, Trace.NONE);
    assertThat(result.value()).as(line).isEqualTo(Double.valueOf(fields.group("score")));
    assertThat(result.exact()).isTrue();
    var columns = result.moves().stream().map(ConnectFourTest::column).collect(joining(","));
    assertThat(columns).as(line).isEqualTo(fields.group("columns"));
  }

  private static String column(MoveValue each) {
    return "\"%d\":%d".formatted(each.move() + 1, (int) each.value());
  }

  private List<String> lines() throws IOException {
    try (var stream = getClass().getResourceAsStream("connect_four.jsonl")) {
      return new String(Objects.requireNonNull(stream).readAllBytes(), UTF_8).lines().toList();
    }
  }

  @Test
  void theScoreIsHalfOfWhatIsLeft() {
    var solver = new ConnectFourSolver();
    var position = game().position("44455554221");
    assertThat(solver.search(position, Limit.NONE, Trace.NONE).value()).isEqualTo(-15.0);
    assertThat(game().position("4455").play(2).play(0).play(1).outcome())
        .isEqualTo(Outcome.win(Side.FIRST, 18, "four in a line"));
  }

  @Test
  void aPositionIsAlsoTheColumnsPlayed() {
    assertThat(game().format(game().position("4455")))
        .isEqualTo("......./......./......./......./...bb../...rr.. red");
    assertThatThrownBy(() -> game().position("4444444"))
        .hasMessageContaining("move 7 of '4444444': the column is full");
    assertThatThrownBy(() -> game().position("12121212"))
        .hasMessageContaining("move 8 of '12121212': the game is over");
    assertThatThrownBy(() -> game().position("4458")).isInstanceOf(InputException.class);
  }

  /** Against plain minimax where little is left. */
  @Test
  void theSolverIsMinimax() {
    var solver = new ConnectFourSolver();
    var twin = new ExactValue<>(game());
    for (long seed = 0; seed < 40; seed++) {
      var random = new SplitMix(seed);
      var position = game().start(random);
      while (position.stones() < 30 && !position.over()) {
        int[] moves = LegalMoves.of(game(), position);
        position = position.play(moves[random.nextInt(moves.length)]);
      }
      if (!position.over()) {
        assertThat(solver.search(position, Limit.NONE, Trace.NONE).value())
            .as("seed %d", seed)
            .isEqualTo((double) position.toMove().sign() * twin.value(position));
      }
    }
  }
}
