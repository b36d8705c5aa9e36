package plyground.core.spi;

import plyground.core.Position;

/** What the service loader finds: one class a game. */
@FunctionalInterface
public interface GameProvider<P extends Position<P>> {
  /** All the house needs to know of the game. */
  GameDescriptor<P> descriptor();
}
