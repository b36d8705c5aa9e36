package plyground.courses.waroflife;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import plyground.core.Game;
import plyground.games.waroflife.WarOfLifePosition;

/** Questions 1 and 2: the handout's board and the generations after it, with no moves between. */
record Generations(Game<WarOfLifePosition> game) {
  private static final int LAST = 4;
  private static final int WIDTH = 16;

  private static final String FIRST =
      "[[[1,1],[2,6],[3,4],[3,5],[3,8],[4,1],[4,2],[5,7],[6,2],[7,1],[7,3],[7,5]],"
          + "[[1,8],[2,2],[2,8],[3,7],[4,6],[5,3],[6,6],[7,6],[7,7],[7,8],[8,3],[8,7]]]";

  private WarOfLifePosition generation(int number) {
    var cells = game.parse(FIRST + " b 0").cells().next(number - 1L);
    return new WarOfLifePosition(cells.blue(), cells.red(), 0, game.parse(FIRST + " b 0").toMove());
  }

  /** The boards with their numbers. */
  List<BoardsPlot.Board> pictures() {
    return IntStream.rangeClosed(1, LAST)
        .mapToObj(
            number -> new BoardsPlot.Board("Generation " + number, generation(number).cells()))
        .toList();
  }

  /** The boards side by side. */
  String boards() {
    var texts =
        IntStream.rangeClosed(1, LAST).mapToObj(number -> board(number).lines().toList()).toList();
    return IntStream.range(0, texts.getFirst().size())
        .mapToObj(
            line ->
                texts.stream()
                    .map(text -> (text.get(line) + " ".repeat(WIDTH)).substring(0, WIDTH))
                    .collect(Collectors.joining())
                    .stripTrailing())
        .collect(Collectors.joining("\n"));
  }

  private String board(int number) {
    return "Generation " + number + "\n" + Predicates.draw_board(generation(number).cells());
  }

  /** The boards in the notation of the Prolog program, one a line. */
  String notation() {
    return Stream.iterate(1, number -> number <= LAST, number -> number + 1)
        .map(number -> number + ". " + game.format(generation(number)).replace(" b 0", ""))
        .collect(Collectors.joining("\n"));
  }
}
