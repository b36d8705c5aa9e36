package plyground.courses.labyrinth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.core.LegalMoves;
import plyground.core.Side;
import plyground.core.SplitMix;
import plyground.core.agent.Agent;
import plyground.core.agent.AgentException;
import plyground.core.search.Limit;
import plyground.courses.Runs;
import plyground.games.labyrinth.Labyrinth;
import plyground.games.labyrinth.LabyrinthPosition;
import plyground.games.labyrinth.LabyrinthProvider;
import plyground.games.labyrinth.Shift;
import plyground.games.labyrinth.Square;

/** Every predicate of the Prolog library against the game in Java, on positions drawn at random. */
@Tag("prolog")
final class PrologLabyrinthTest {
  private static final Labyrinth GAME = new Labyrinth();
  private static final List<String> HEURISTICS =
      List.of("h1", "h2", "h3", "h4", "h5", "h3:distance=manhattan", "h1:distance=circular");

  @TempDir Path folder = Path.of("");

  private static OpenGame<LabyrinthPosition> open() {
    return Catalogue.load(MoveInput.NOBODY).open(new LabyrinthProvider().descriptor());
  }

  /** Goals are piped in and their answers read, a line each. */
  private static List<String> answers(List<String> goals) {
    var input = new StringBuilder();
    for (String goal : goals) {
      input.append("( ").append(goal).append(" -> true ; writeln(failed) ).\n");
    }
    var run = Runs.withInput(input.toString(), "prolog");
    assertThat(run.err()).isEmpty();
    return run.out().lines().filter(line -> line.startsWith("= ")).toList();
  }

  private static LabyrinthPosition random(long seed, int plies) {
    var random = new SplitMix(seed);
    var position = GAME.start(random);
    for (int ply = 0; ply < plies && !position.over(); ply++) {
      int[] moves = LegalMoves.of(GAME, position);
      position = position.play(moves[random.nextInt(moves.length)]);
    }
    return position;
  }

  private static String quoted(LabyrinthPosition position) {
    return "'" + GAME.format(position) + "'";
  }

  @Test
  void shiftsAndWaysAreTheGames() {
    var goals = new ArrayList<String>();
    var expected = new ArrayList<String>();
    for (int seed = 1; seed <= 12; seed++) {
      var position = random(seed, seed);
      String move = Shift.names().get(seed % Shift.COUNT);
      var board = new AmazingLabyrinth(1);
      board.setup(position);
      var shifted = AmazingLabyrinth.create_shifted_board(board.board(), move);
      int i = 1 + seed % 7;
      int j = 1 + seed / 7;
      goals.add(
          "setup(%s), board(B), create_shifted_board(B, %s, C), create_shifted_player(%d,%d,%s,K,L),"
                  .formatted(quoted(position), move, i, j, move)
              + " graph_search_BFS(C, K, L, R), format(\"= ~q ~w ~w~n\", [C, K/L, R])");
      String square = AmazingLabyrinth.create_shifted_player(i, j, move);
      var reached =
          AmazingLabyrinth.graph_search_BFS(
              shifted, square.charAt(0) - '0', square.charAt(2) - '0');
      expected.add(
          "= " + BoardTerm.format(shifted) + " " + square + " [" + String.join(",", reached) + "]");
    }
    assertThat(answers(goals)).isEqualTo(expected);
  }

  @Test
  void everyShiftCarriesEverySquareAsInJava() {
    var goal =
        "forall(valid_move(M), ( findall(K/L, ( between(1,7,I), between(1,7,J),"
            + " create_shifted_player(I,J,M,K,L) ), S), format(\"= ~w ~w~n\", [M, S]) ))";
    var expected = new ArrayList<String>();
    for (int shift = 0; shift < Shift.COUNT; shift++) {
      var squares = new ArrayList<String>();
      for (int square = 0; square < Square.COUNT; square++) {
        squares.add(Square.format(Shift.carry(shift, square)));
      }
      expected.add("= " + Shift.format(shift) + " [" + String.join(",", squares) + "]");
    }
    assertThat(answers(List.of(goal))).isEqualTo(expected);
  }

  /** Both halves of a move, for every heuristic, with the past of a game behind them. */
  @Test
  void theHeuristicsChooseAsInJava() throws AgentException {
    var goals = new ArrayList<String>();
    var expected = new ArrayList<String>();
    for (int seed = 1; seed <= 21; seed++) {
      String name = HEURISTICS.get(seed % HEURISTICS.size());
      String bare = name.substring(0, 2);
      var position = random(100 + seed, 3 * seed);
      var past = position.seen().stream().map(PrologLabyrinthTest::quoted).toList();
      String distance = name.contains("=") ? name.substring(name.indexOf('=') + 1) : "";
      String setting = distance.isEmpty() ? "" : "use_distance(%s, %s), ".formatted(bare, distance);
      String usual = bare.equals("h3") ? "circular" : "manhattan";
      String back = distance.isEmpty() ? "" : ", use_distance(%s, %s)".formatted(bare, usual);
      goals.add(
          "%ssetup(%s, %s), game_state(P/shift), try_and_make_move(P, %s), history([_/a/_/PA/_/b/_/PB/_|_]),"
                  .formatted(setting, quoted(position), past, bare)
              + " \\+ try_and_make_move(P, %s), make_best_local_move(P, %s), player(P, %s, S),"
                  .formatted(bare, bare, bare)
              + " format(\"= ~w ~w ~w~n\", [PA, PB, S])%s".formatted(back));
      var agent = open().player(name).create();
      int move = agent.choose(position, Limit.NONE);
      int shift = move / Square.COUNT;
      var squares =
          List.of(Side.FIRST, Side.SECOND).stream()
              .map(side -> Square.format(Shift.carry(shift, position.square(side))))
              .toList();
      expected.add("= " + String.join(" ", squares) + " " + Square.format(move % Square.COUNT));
    }
    assertThat(answers(goals)).isEqualTo(expected);
  }

  /** A whole game, with its history: move for move what the agents play. */
  @Test
  void aGameIsTheAgentsGame() throws AgentException {
    var start = GAME.start(new SplitMix(11));
    List<Agent<LabyrinthPosition>> agents =
        List.of(open().player("h1").create(), open().player("h3").create());
    var position = start;
    while (!position.over()) {
      position = position.play(agents.get(position.toMove().index()).choose(position, Limit.NONE));
    }
    String goal =
        "setup(%s), play_labyrinth(h1, h3, W), history(H), length(H, N), board(B), player(a,_,A),"
                .formatted(quoted(start))
            + " player(b,_,C), format(\"= ~w ~w ~w ~w ~q~n\", [W, N, A, C, B])";
    var board = new AmazingLabyrinth(1);
    board.setup(position);
    assertThat(answers(List.of(goal)))
        .containsExactly(
            "= %s %d %s %s %s"
                .formatted(
                    GAME.sideName(Objects.requireNonNull(position.outcome().winner())),
                    position.plies() + 1,
                    Square.format(position.square(Side.FIRST)),
                    Square.format(position.square(Side.SECOND)),
                    BoardTerm.format(board.board())));
  }

  @Test
  void aStudentsFilePlays() throws IOException, AgentException {
    var file = folder.resolve("mine.pl");
    Files.writeString(
        file,
        """
        :- [labyrinth].
        mine(Player, Move, Square) :- best_move(h2, Player, Move, Square).
        lazy(_, 2/up, 1).
        """);
    var ours = open().player("h2").create();
    try (var theirs = open().player("prolog:file=" + file + ",predicate=mine").create()) {
      for (int seed = 31; seed < 35; seed++) {
        var position = random(seed, 4);
        assertThat(theirs.choose(position, Limit.NONE))
            .isEqualTo(ours.choose(position, Limit.NONE));
      }
    }
    try (var lazy = open().player("prolog:file=" + file + ",predicate=lazy").create()) {
      assertThatThrownBy(() -> lazy.choose(random(1, 0), Limit.NONE))
          .hasMessageContaining("lazy/3 gave 2/up and 1; expected a shift like 2/up");
    }
  }

  @Test
  void theTemplatePlays() throws AgentException {
    var file = Path.of("src/main/resources/plyground/courses/labyrinth/template/my_labyrinth.pl");
    try (var mine = open().player("prolog:file=" + file + ",predicate=my_heuristic").create()) {
      var position = random(5, 6);
      assertThat(LegalMoves.contains(GAME, position, mine.choose(position, Limit.NONE))).isTrue();
    }
  }
}
