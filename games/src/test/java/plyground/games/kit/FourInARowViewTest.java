package plyground.games.kit;

import plyground.core.spi.GameDescriptor;
import plyground.testkit.ViewContract;

final class FourInARowViewTest extends ViewContract<FourInARow.Grid> {
  @Override
  protected GameDescriptor<FourInARow.Grid> descriptor() {
    return new FourInARow().descriptor();
  }
}
