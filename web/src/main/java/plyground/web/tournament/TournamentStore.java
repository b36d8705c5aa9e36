package plyground.web.tournament;

import plyground.arena.store.Store;

/** Where tournaments are kept, opened when it is first needed. */
public interface TournamentStore {
  /** Whether anything is kept at all. */
  boolean kept();

  Store get();
}
