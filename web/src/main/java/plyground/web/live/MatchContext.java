package plyground.web.live;

/** What a match needs of the lab it is played in. */
interface MatchContext {
  Searches searches();

  /** The match is to be kept as it is now. */
  void changed(LiveMatch<?> match);

  /** The match holds agents, which take memory. */
  void seated(LiveMatch<?> match);
}
