package plyground.core.spi;

import java.util.function.Predicate;
import plyground.core.Position;
import plyground.core.search.Search;

/**
 * A game's exact solver and the positions it answers at once: there no agent that searches needs to
 * guess any more.
 */
public record Endgame<P extends Position<P>>(Predicate<P> covers, Search<P> solver) {}
