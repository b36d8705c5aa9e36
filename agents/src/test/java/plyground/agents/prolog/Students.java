package plyground.agents.prolog;

import java.nio.file.Path;
import java.util.Map;
import plyground.agents.Asker;
import plyground.agents.Catalogue;
import plyground.agents.OpenGame;
import plyground.games.othello.Discs;
import plyground.games.othello.OthelloKind;
import plyground.games.waroflife.Battle;
import plyground.games.waroflife.WarOfLifeKind;

/** The files of students in the test resources, written by us, as agents. */
final class Students {
  static final Path FOLDER = Path.of("src/test/resources/plyground/agents/prolog/students");

  private Students() {}

  static OpenGame<Battle> warOfLife() {
    return Catalogue.load(Asker.NOBODY).open(new WarOfLifeKind());
  }

  static OpenGame<Discs> othello() {
    return Catalogue.load(Asker.NOBODY).open(new OthelloKind());
  }

  static String agent(String file, Map<String, String> parameters) {
    var text = new StringBuilder("prolog:file=" + FOLDER.resolve(file));
    parameters.forEach((name, value) -> text.append(',').append(name).append('=').append(value));
    return text.toString();
  }
}
