package plyground.arena.record;

import java.io.Writer;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import plyground.agents.plugin.Plugin;
import plyground.agents.plugin.Plugins;
import plyground.arena.json.JsonFields;
import plyground.core.Game;
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

  /** Writes games without what each move cost. */
  public RecordWriter(Game<?> game, List<String> players, Writer to) {
    this(game, players, false, to);
  }

  /**
   * The same, with or without what each move cost.
   *
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
    JsonFields.strings(
        out, "agents", List.of(players.get(scheduled.first()), players.get(scheduled.second())));
    out.writeNumberProperty("seed", scheduled.seed());
    out.writeStringProperty("start", record.start());
    JsonFields.strings(out, "moves", record.moveList());
    JsonFields.outcome(out, game, record.outcome());
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

  private void numbers(String name, List<String> values) {
    out.writeArrayPropertyStart(name);
    values.forEach(value -> out.writeNumber(Long.parseLong(value)));
    out.writeEndArray();
  }

  @Override
  public void close() {
    out.close();
  }
}
