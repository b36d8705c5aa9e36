package plyground.web.live;

import plyground.core.Position;

/**
 * A move of a game in progress.
 *
 * @param word the move as written
 * @param after the position it leads to, and as text
 * @param opinion what its player thought
 * @param born the version of the match it came with
 */
record Ply<P extends Position<P>>(
    int move, String word, P after, String text, MoveOpinion opinion, long born) {}
