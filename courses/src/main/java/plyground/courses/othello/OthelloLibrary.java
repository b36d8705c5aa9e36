package plyground.courses.othello;

import java.util.List;
import plyground.courses.prolog.PrologLibrary;

/** Othello in Prolog, with the course's searches, its shell and tic-tac-toe. */
public final class OthelloLibrary implements PrologLibrary {
  @Override
  public List<String> files() {
    return List.of(
        "drive_othello.pl",
        "library_othello.pl",
        "othello.pl",
        "play.pl",
        "testboards.pl",
        "ttt.pl");
  }

  @Override
  public List<String> solutions() {
    return List.of("othello.pl");
  }
}
