package plyground.courses.othello;

import java.util.List;
import java.util.Map;
import plyground.arena.record.ResourceText;
import plyground.courses.prolog.PrologLibrary;
import plyground.games.othello.OthelloProvider;

/** Othello in Prolog, with the course's searches, its shell and tic-tac-toe. */
public final class OthelloLibrary implements PrologLibrary {
  @Override
  public List<String> files() {
    return List.of(
        "drive_othello.pl",
        "heuristics.pl",
        "library_othello.pl",
        "othello.pl",
        "play.pl",
        "testboards.pl",
        "ttt.pl");
  }

  @Override
  public List<String> solutions() {
    return List.of("othello.pl", "heuristics.pl");
  }

  /** The tuned weights, which are the game's. */
  @Override
  public Map<String, String> texts() {
    return Map.of("othello_weights.txt", ResourceText.of(OthelloProvider.class, "weights.txt"));
  }
}
