package plyground.arena.json;

import plyground.core.Game;
import plyground.core.LegalMoves;
import plyground.core.Position;
import tools.jackson.core.JsonGenerator;

/** What a position is, as every JSON of ours says it. */
public final class PositionFields {
  private PositionFields() {}

  public static <P extends Position<P>> void write(JsonGenerator json, Game<P> game, P position) {
    json.writeStringProperty("game", game.name());
    json.writeStringProperty("position", game.format(position));
    json.writeStringProperty("toMove", game.sideName(position.toMove()));
    JsonFields.strings(json, "legal", LegalMoves.words(game, position));
    json.writeBooleanProperty("over", position.over());
    if (position.over()) {
      JsonFields.outcome(json, game, position.outcome());
    }
  }
}
