package plyground.games.labyrinth;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import plyground.core.Side;
import plyground.core.view.Board;
import plyground.core.view.Frame;
import plyground.core.view.GameView;
import plyground.core.view.Gesture;
import plyground.core.view.Prompts;
import plyground.core.view.Scene;
import plyground.core.view.SideLook;

/** A move is two pictures: the shift, with the squares lit that one can walk to, and the walk. */
final class LabyrinthView implements GameView<LabyrinthPosition> {
  private static final Prompts PROMPTS =
      Prompts.of("{side}: shift a line by an arrow", "Now walk to one of {count} lit squares")
          .withTyping(
              """
              A move is a shift, then a walk. Shifts are 2/up, 2/down (column 2, also 4 and 6)
              and 2/left, 2/right (row 2, also 4 and 6). A shift alone shows where you could
              walk then, in double lines: 5/3 walks to row 5, column 3; undo takes the shift
              back. Or both at once: 2/up 5/3.\
              """,
              "walks to");

  @Override
  public Board board() {
    return LabyrinthScene.BOARD;
  }

  @Override
  public SideLook look(Side side) {
    return LabyrinthScene.look(side);
  }

  @Override
  public Scene scene(LabyrinthPosition position) {
    return LabyrinthScene.of(position).scene();
  }

  @Override
  public Gesture gesture(LabyrinthPosition position, int move) {
    return new Gesture(
        List.of(
            new Gesture.Step(Shift.format(move / Square.COUNT), "", 1),
            new Gesture.Step(Square.format(move % Square.COUNT), "", 1)));
  }

  @Override
  public List<Frame> frames(LabyrinthPosition before, int move) {
    int shift = move / Square.COUNT;
    var shifted = LabyrinthScene.of(before).shifted(shift);
    return List.of(
        new Frame("after " + Shift.format(shift), shifted.scene(), slides(shift)),
        new Frame("the walk", scene(before.play(move)), walk(shifted, move % Square.COUNT)));
  }

  private static List<Frame.Slide> slides(int shift) {
    return IntStream.range(0, Square.COUNT)
        .filter(square -> Shift.carry(shift, square) != square)
        .mapToObj(square -> List.of(square, Shift.carry(shift, square)))
        .map(path -> new Frame.Slide(null, path.stream().map(Square::format).toList()))
        .toList();
  }

  private static List<Frame.Slide> walk(LabyrinthScene shifted, int to) {
    var path = path(shifted.maze(), shifted.place(shifted.mover()), to);
    return path.size() == 1
        ? List.of()
        : List.of(new Frame.Slide(shifted.pawn(shifted.mover()), path));
  }

  /** A shortest way, both ends included. */
  private static List<String> path(Maze maze, int from, int to) {
    int[] before = new int[Square.COUNT];
    Arrays.fill(before, -1);
    before[to] = to;
    var next = new ArrayDeque<>(List.of(to));
    while (before[from] < 0) {
      int square = next.remove();
      for (long rest = neighbours(maze, square); rest != 0; rest &= rest - 1) {
        int neighbour = Long.numberOfTrailingZeros(rest);
        if (before[neighbour] < 0) {
          before[neighbour] = square;
          next.add(neighbour);
        }
      }
    }
    var path = new ArrayList<String>();
    for (int square = from; square != to; square = before[square]) {
      path.add(Square.format(square));
    }
    path.add(Square.format(to));
    return path;
  }

  private static long neighbours(Maze maze, int square) {
    long at = Square.bit(square);
    return (at & maze.below()) << Square.SIZE
        | ((at >>> Square.SIZE) & maze.below())
        | (at & maze.beside()) << 1
        | ((at >>> 1) & maze.beside());
  }

  @Override
  public String words(LabyrinthPosition before, int move) {
    int shift = move / Square.COUNT;
    int square = move % Square.COUNT;
    var side = before.toMove();
    int found = before.found(side);
    var treasures = before.deal().treasures(side);
    boolean there = square == before.target(side);
    String gain =
        !there
            ? ""
            : found < treasures.size()
                ? ", and finds the " + treasures.get(found).word()
                : ", home";
    return "%s shifts %s and walks to %s%s"
        .formatted(
            look(side).name(), LabyrinthScene.words(shift), LabyrinthScene.name(square), gain);
  }

  @Override
  public String moveName(LabyrinthPosition before, int move) {
    return LabyrinthScene.words(move / Square.COUNT)
        + ", to "
        + LabyrinthScene.name(move % Square.COUNT);
  }

  @Override
  public Prompts prompts() {
    return PROMPTS;
  }
}
