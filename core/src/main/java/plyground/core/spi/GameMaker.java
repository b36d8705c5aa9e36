package plyground.core.spi;

import java.util.List;
import java.util.function.Function;
import plyground.core.Game;
import plyground.core.Position;
import plyground.core.spec.Parameter;
import plyground.core.spec.Settings;
import plyground.core.view.GameView;
import plyground.core.view.PlainView;

/** How a game is made from its parameters, and the view of it from the game. */
public record GameMaker<P extends Position<P>>(
    List<Parameter> parameters,
    Function<Settings, Game<P>> rules,
    Function<Game<P>, GameView<P>> view) {

  /** A game that says nothing about its looks. */
  public GameMaker(List<Parameter> parameters, Function<Settings, Game<P>> rules) {
    this(parameters, rules, PlainView::new);
  }
}
