package plyground.arena;

import plyground.core.Outcome;
import plyground.core.Position;

/**
 * A game that was played. The moves are not to be changed.
 *
 * @param nanos the time both players took together
 */
@SuppressWarnings("ArrayRecordComponent") // one a game by the million; never compared
public record GameRecord<P extends Position<P>>(
    Fixture fixture, P start, int[] moves, Outcome outcome, boolean fault, long nanos) {}
