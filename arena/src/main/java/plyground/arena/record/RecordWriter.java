package plyground.arena.record;

import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.plugin.Plugin;
import plyground.agents.plugin.Plugins;
import plyground.core.Game;
import plyground.core.Outcome;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/** Writes games as JSON lines, one a game, with everything needed to play them again. */
public final class RecordWriter implements Consumer<Transcript>, AutoCloseable {
  private static final JsonFactory JSON =
      JsonFactory.builder()
          .rootValueSeparator("")
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  private final Game<?> game;
  private final List<String> players;
  private final boolean costs;
  private final @Nullable String plugin;
  private final JsonGenerator out;

  public RecordWriter(Game<?> game, List<String> players, Writer to) {
    this(game, players, false, to);
  }

  /**
   * @param costs whether to write what every move took, too, which differs from run to run
   */
  public RecordWriter(Game<?> game, List<String> players, boolean costs, Writer to) {
    this.game = game;
    this.players = players;
    this.costs = costs;
    plugin = Plugins.of(game.name()).map(Plugin::sha256).orElse(null);
    out = JSON.createGenerator(ObjectWriteContext.empty(), to);
  }

  @Override
  public void accept(Transcript record) {
    var scheduled = record.scheduled();
    out.writeStartObject();
    out.writeStringProperty("game", game.name());
    strings("agents", List.of(players.get(scheduled.first()), players.get(scheduled.second())));
    out.writeNumberProperty("seed", scheduled.seed());
    out.writeStringProperty("start", record.start());
    strings("moves", record.moveList());
    writeOutcome(out, game, record.outcome());
    if (plugin != null) {
      out.writeStringProperty("plugin", plugin);
    }
    if (costs) {
      numbers("micros", record.microsList());
      numbers("nodes", record.nodesList());
    }
    out.writeEndObject();
    out.writeRaw('\n');
  }

  private void strings(String name, List<String> values) {
    out.writeArrayPropertyStart(name);
    values.forEach(out::writeString);
    out.writeEndArray();
  }

  private void numbers(String name, List<String> values) {
    out.writeArrayPropertyStart(name);
    values.forEach(value -> out.writeNumber(Long.parseLong(value)));
    out.writeEndArray();
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
