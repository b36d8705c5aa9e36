package plyground.web.live;

import org.jspecify.annotations.Nullable;
import plyground.core.Position;

/**
 * A move of a game in progress.
 *
 * @param word the move as written
 * @param after the position it leads to, and as text
 * @param value what its player thought of the position before it, in the first player's view; null
 *     if nothing
 * @param depth how deep it looked; 0 if it does not say
 * @param born the version of the match it came with
 */
record Ply<P extends Position<P>>(
    int move,
    String word,
    P after,
    String text,
    @Nullable Double value,
    long nodes,
    int depth,
    double millis,
    long born) {}
