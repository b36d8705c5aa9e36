package plyground.arena;

import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;
import plyground.core.Game;
import plyground.core.Outcome;
import plyground.core.Position;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/** Writes games as JSON lines, one a game, with everything needed to play them again. */
public final class RecordWriter<P extends Position<P>>
    implements Consumer<GameRecord<P>>, AutoCloseable {
  private static final JsonFactory JSON = JsonFactory.builder().rootValueSeparator("").build();

  private final Game<P> game;
  private final List<String> players;
  private final JsonGenerator out;

  public RecordWriter(Game<P> game, List<String> players, Writer to) {
    this.game = game;
    this.players = players;
    out = JSON.createGenerator(ObjectWriteContext.empty(), to);
  }

  @Override
  public void accept(GameRecord<P> record) {
    var fixture = record.fixture();
    out.writeStartObject();
    out.writeStringProperty("game", game.name());
    out.writeArrayPropertyStart("agents");
    out.writeString(players.get(fixture.first()));
    out.writeString(players.get(fixture.second()));
    out.writeEndArray();
    out.writeNumberProperty("seed", fixture.seed());
    out.writeStringProperty("start", game.format(record.start()));
    out.writeArrayPropertyStart("moves");
    P position = record.start();
    for (int move : record.moves()) {
      out.writeString(game.formatMove(position, move));
      position = position.play(move);
    }
    out.writeEndArray();
    writeOutcome(out, game, record.outcome());
    out.writeEndObject();
    out.writeRaw('\n');
  }

  /** The property {@code outcome} as every command prints it. */
  public static void writeOutcome(JsonGenerator out, Game<?> game, Outcome outcome) {
    out.writeObjectPropertyStart("outcome");
    var winner = outcome.winner();
    if (winner == null) {
      out.writeNullProperty("winner");
    } else {
      out.writeStringProperty("winner", game.sideName(winner));
    }
    out.writeStringProperty("reason", outcome.reason());
    out.writeNumberProperty("score", outcome.score());
    out.writeEndObject();
  }

  @Override
  public void close() {
    out.close();
  }
}
