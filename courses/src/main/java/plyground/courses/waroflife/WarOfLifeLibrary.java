package plyground.courses.waroflife;

import java.util.List;
import plyground.courses.prolog.PrologLibrary;

/** War of Life in Prolog. */
public final class WarOfLifeLibrary implements PrologLibrary {
  @Override
  public List<String> files() {
    return List.of("drive_war_of_life.pl", "library_war_of_life.pl", "my_wol.pl", "war_of_life.pl");
  }

  @Override
  public List<String> solutions() {
    return List.of("my_wol.pl");
  }
}
