package plyground.web.live;

/** What a match needs of the house it is played in. */
interface Host {
  Searches searches();

  /** The match is to be kept as it is now. */
  void changed(Match<?> match);

  /** The match holds agents, which take memory. */
  void seated(Match<?> match);
}
