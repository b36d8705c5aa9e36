package plyground.league.ladder;

/**
 * A pair of games that a worker has to play.
 *
 * @param tries how often it was begun, this time included
 */
record LeasedPair(int number, LadderPairing pairing, long seed, int tries) {}
