package plyground.core.view;

import java.util.List;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.Side;

/** The view of a game that says nothing about its looks: its own texts, and a button a move. */
public record PlainView<P extends Position<P>>(Game<P> game) implements GameView<P> {
  @Override
  public Board board() {
    return new Graph(List.of(), List.of(), Graph.Headings.NONE);
  }

  @Override
  public SideLook look(Side side) {
    return side == Side.FIRST
        ? new SideLook(game.sideName(side), SideLook.Tone.BLUE, Piece.DISC)
        : new SideLook(game.sideName(side), SideLook.Tone.RED, Piece.DIAMOND);
  }

  @Override
  public Scene scene(P position) {
    return new Scene(List.of(), List.of(), List.of(), List.of(), game.format(position));
  }

  @Override
  public Gesture gesture(P position, int move) {
    return Gesture.button(game.formatMove(position, move));
  }

  @Override
  public String words(P before, int move) {
    return look(before.toMove()).name() + " plays " + moveName(before, move);
  }

  @Override
  public String moveName(P before, int move) {
    return game.formatMove(before, move);
  }
}
