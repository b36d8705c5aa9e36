package plyground.courses.prolog;

import java.nio.file.Path;
import java.util.Map;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.games.othello.OthelloPosition;
import plyground.games.othello.OthelloProvider;
import plyground.games.waroflife.WarOfLifePosition;
import plyground.games.waroflife.WarOfLifeProvider;

/** The files of students in the test resources, written by us, as agents. */
final class Students {
  static final Path FOLDER = Path.of("src/test/resources/plyground/courses/prolog/students");

  private Students() {}

  static OpenGame<WarOfLifePosition> warOfLife() {
    return Catalogue.load(MoveInput.NOBODY).open(new WarOfLifeProvider().descriptor());
  }

  static OpenGame<OthelloPosition> othello() {
    return Catalogue.load(MoveInput.NOBODY).open(new OthelloProvider().descriptor());
  }

  static String agent(String file, Map<String, String> parameters) {
    var text = new StringBuilder("prolog:file=" + FOLDER.resolve(file));
    parameters.forEach((name, value) -> text.append(',').append(name).append('=').append(value));
    return text.toString();
  }
}
