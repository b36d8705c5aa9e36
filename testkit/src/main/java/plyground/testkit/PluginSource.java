package plyground.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A small game as somebody's Java file, to be loaded as it is or with a part gone wrong. */
public record PluginSource(String text) {
  /** Take one to three from a heap of seven; who takes the last wins. */
  public static final PluginSource HEAP =
      new PluginSource(
          """
          import java.util.List;
          import plyground.core.*;
          import plyground.core.kit.*;
          import plyground.core.spi.*;
          import plyground.core.view.*;

          public final class Heap implements GameProvider<Heap.Stones> {
            @Override
            public GameDescriptor<Stones> descriptor() {
              return BoardGame.of("heap", "take one to three; who takes the last wins",
                      Geometry.squares(1, 7, Naming.NUMBERS), new Stones(7, Side.FIRST))
                  .sides("blue", "red", Piece.DISC)
                  .piece('*', Piece.BLOCK, null, "stone")
                  .maxMoves(_ -> 3)
                  .moveCells((stones, move) -> new int[] {stones.left() - 1 - move})
                  .moveText((stones, move) -> Integer.toString(move + 1))
                  .evaluator("parity", "1 where the mover wins", stones -> stones.left() % 4 == 0 ? -1 : 1)
                  .descriptor();
            }

            public record Stones(int left, Side toMove) implements BoardPosition<Stones> {
              static int calls;

              @Override
              public int moves(int[] into, int from) {
                int end = from;
                for (int take = 0; take < Math.min(3, left); take++) {
                  into[end++] = take;
                }
                return end;
              }

              @Override
              public boolean over() {
                return left == 0;
              }

              @Override
              public Stones play(int move) {
                return new Stones(left - 1 - move, toMove.other());
              }

              @Override
              public Outcome outcome() {
                return Outcome.of(-toMove.sign(), "last stone");
              }

              @Override
              public long key() {
                return Keys.of(left, 0, toMove);
              }

              @Override
              public int at(int cell) {
                return cell < left ? '*' : EMPTY;
              }

              @Override
              public Stones read(BoardSetup setup) {
                setup.require(Long.bitCount(setup.bits('*') + 1) == 1, "the heap has holes");
                return new Stones(setup.count('*'), setup.toMove());
              }
            }
          }
          """);

  /**
   * The same with other words in one place.
   *
   * @throws IllegalArgumentException if the old words are not there
   */
  public PluginSource with(String old, String other) {
    if (!text.contains(old)) {
      throw new IllegalArgumentException("the source has no '" + old + "'");
    }
    return new PluginSource(text.replace(old, other));
  }

  /** The same game by another name. */
  public PluginSource named(String name) {
    return with("\"heap\"", '"' + name + '"');
  }

  /** The file Heap.java in a folder. */
  public Path save(Path folder) {
    try {
      return Files.writeString(Files.createDirectories(folder).resolve("Heap.java"), text);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
