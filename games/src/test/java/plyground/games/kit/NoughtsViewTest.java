package plyground.games.kit;

import plyground.core.spi.GameDescriptor;
import plyground.testkit.ViewContract;

final class NoughtsViewTest extends ViewContract<Noughts.Grid> {
  @Override
  protected GameDescriptor<Noughts.Grid> descriptor() {
    return new Noughts().descriptor();
  }
}
