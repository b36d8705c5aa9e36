package plyground.arena;

/**
 * A game to be played.
 *
 * @param index its place in the schedule
 * @param first the number of the player who moves first
 * @param second the number of the other
 * @param seed where the start and every draw of the players come from
 */
public record Fixture(int index, int first, int second, long seed) {}
