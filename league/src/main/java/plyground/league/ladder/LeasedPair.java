package plyground.league.ladder;

/** A pair of games that a worker has to play. */
record LeasedPair(int number, LadderPairing pairing, long seed) {}
