package plyground.arena.plan;

/**
 * A game to be played.
 *
 * @param index its place in the schedule
 * @param first the number of the player in the first seat
 * @param second the number of the other
 * @param start the number of its start among those of its pairing
 * @param seed where every draw of the players comes from
 */
public record ScheduledGame(int index, int first, int second, int start, long seed) {}
