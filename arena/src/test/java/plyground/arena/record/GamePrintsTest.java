package plyground.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.games.othello.Othello;
import plyground.games.othello.Size;
import plyground.games.tictactoe.TicTacToe;

/**
 * Which games are the same, against a twin that knows boards as text alone: it turns and mirrors
 * the rows of the start and the coordinates of the moves in all eight ways, and of these takes the
 * first in the alphabet.
 */
final class GamePrintsTest {
  private static final Pattern COORDINATES = Pattern.compile("\\[(\\d+),(\\d+)]");

  /** Where a cell goes: mirrored upside down, left to right, and along the diagonal. */
  private static int[] turned(int way, int row, int column, int side) {
    int r = (way & 1) == 0 ? row : side - 1 - row;
    int c = (way & 2) == 0 ? column : side - 1 - column;
    return (way & 4) == 0 ? new int[] {r, c} : new int[] {c, r};
  }

  private static String board(String rows, int way) {
    String[] from = rows.split("/");
    int side = from.length;
    char[][] to = new char[side][side];
    for (int row = 0; row < side; row++) {
      for (int column = 0; column < side; column++) {
        int[] cell = turned(way, row, column, side);
        to[cell[0]][cell[1]] = from[row].charAt(column);
      }
    }
    return String.join("/", Arrays.stream(to).map(String::new).toList());
  }

  /** The number of tic-tac-toe's cell, or Othello's coordinates; a pass stays a pass. */
  private static String move(String move, int way, int side) {
    var written = COORDINATES.matcher(move);
    if (written.matches()) {
      int row = Integer.parseInt(written.group(1));
      int column = Integer.parseInt(written.group(2));
      return Arrays.toString(turned(way, row, column, side));
    }
    if (move.matches("\\d")) {
      int cell = Integer.parseInt(move) - 1;
      int[] to = turned(way, cell / side, cell % side, side);
      return Integer.toString(to[0] * side + to[1] + 1);
    }
    return move;
  }

  private static String twin(String start, String[] moves) {
    String[] words = start.split(" ", 2);
    int side = words[0].indexOf('/');
    String least = null;
    for (int way = 0; way < 8; way++) {
      var text = new StringBuilder(board(words[0], way)).append(' ').append(words[1]);
      for (String move : moves) {
        text.append(' ').append(move(move, way, side));
      }
      least =
          least == null || text.compareTo(new StringBuilder(least)) < 0 ? text.toString() : least;
    }
    return String.valueOf(least);
  }

  private static <P extends Position<P>> void compare(
      Game<P> game, int before, int plies, int games, long seed) {
    var prints = new GamePrints<>(game.symmetries());
    var random = new SplitMix(seed);
    Map<String, Long> known = new HashMap<>();
    Map<Long, String> back = new HashMap<>();
    int[] buffer = new int[game.maxMoves()];
    for (int i = 0; i < games; i++) {
      P start = game.start(random);
      for (int ply = 0; ply < before && !start.over(); ply++) {
        start = start.play(buffer[random.nextInt(start.moves(buffer, 0))]);
      }
      P at = start;
      int[] moves = new int[plies];
      String[] words = new String[plies];
      int length = 0;
      while (length < plies && !at.over()) {
        moves[length] = buffer[random.nextInt(at.moves(buffer, 0))];
        words[length] = game.formatMove(at, moves[length]);
        at = at.play(moves[length++]);
      }
      long print = prints.of(start, Arrays.copyOf(moves, length));
      String text = twin(game.format(start), Arrays.copyOf(words, length));
      assertThat(known.computeIfAbsent(text, _ -> print))
          .as("%s, seed %d", text, seed)
          .isEqualTo(print);
      assertThat(back.computeIfAbsent(print, _ -> text)).as("seed %d", seed).isEqualTo(text);
    }
    assertThat(known.size()).as("some games are images of others").isBetween(2, games - 1);
  }

  @Test
  void ticTacToeIsTurnedAndMirrored() {
    compare(new TicTacToe(), 0, 3, 2_000, 1);
    compare(new TicTacToe(), 2, 3, 2_000, 2);
    compare(new TicTacToe(), 0, 9, 4_000, 3);
  }

  /** The first position is its own image under half of the ways, later ones mostly are not. */
  @Test
  void othelloIsTurnedAndMirrored() {
    compare(new Othello(Size.SIX), 0, 3, 1_000, 4);
    compare(new Othello(Size.SIX), 2, 2, 1_000, 5);
    compare(new Othello(Size.EIGHT), 1, 2, 1_000, 6);
  }
}
