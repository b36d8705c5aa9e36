package plyground.core;

import java.util.function.Predicate;

/**
 * A game's exact solver and the positions it answers at once: there no agent that searches needs to
 * guess any more.
 */
public record Endgame<P extends Position<P>>(Predicate<P> covers, Search<P> solver) {}
