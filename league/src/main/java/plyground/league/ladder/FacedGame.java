package plyground.league.ladder;

import org.jspecify.annotations.Nullable;

/**
 * A finished game as one of its players sees it.
 *
 * @param seating 0 or 1: which of the pair's two games it is
 * @param result 1 won, 0 drawn, -1 lost
 * @param place the position in which its own fault happened; null for others' faults
 * @param detail what its own fault said; null for others' faults
 * @param opinions what the players thought of their moves, in their own view; a dash for nothing
 */
public record FacedGame(
    int pair,
    int seating,
    boolean first,
    String opponent,
    int result,
    String reason,
    @Nullable String fault,
    boolean ownFault,
    @Nullable String place,
    @Nullable String detail,
    String start,
    String moves,
    String opinions) {}
