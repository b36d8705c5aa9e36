package plyground.learn;

import java.util.List;

/** Where games of self-play are played; what becomes of a game does not depend on it. */
interface SelfPlayGames {
  /** The games of these numbers, in their order. */
  List<List<Sample>> play(long from, long to);

  /** As many games as keep everybody busy, and yet are soon over when a run is stopped. */
  int atATime();
}
