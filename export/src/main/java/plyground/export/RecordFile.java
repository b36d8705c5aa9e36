package plyground.export;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import plyground.agents.Catalogue;
import plyground.agents.MoveInput;
import plyground.agents.OpenGame;
import plyground.arena.plan.ScheduledGame;
import plyground.arena.record.GameSummary.Cost;
import plyground.arena.record.Transcript;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Outcome;
import plyground.core.Position;
import plyground.core.Side;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Games that were written one a line. */
public final class RecordFile {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final Path file;
  private final Catalogue catalogue = Catalogue.load(MoveInput.NOBODY);
  private final Map<String, OpenGame<?>> games = new HashMap<>();

  public RecordFile(Path file) {
    this.file = file;
  }

  /** Whether a file looks like one: a store begins otherwise. */
  public static boolean is(Path file) {
    try (var in = Files.newInputStream(file)) {
      return in.read() == '{';
    } catch (IOException other) {
      return false;
    }
  }

  /**
   * @throws InputException if a line is no game
   */
  public void read(Consumer<ExportedGame<?>> games) {
    try (var lines = Files.newBufferedReader(file)) {
      int number = 0;
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        if (!line.isBlank()) {
          games.accept(parse(line, number));
        }
        number++;
      }
    } catch (IOException failure) {
      throw new InputException("records '" + file + "': " + failure.getMessage(), failure);
    }
  }

  private ExportedGame<?> parse(String line, int number) {
    try {
      var record = JSON.readTree(line);
      return game(
          this.games.computeIfAbsent(text(record, "game"), catalogue::open), record, number);
    } catch (JacksonException | IllegalArgumentException wrong) {
      throw refused(number, "not a game record");
    } catch (InputException wrong) {
      throw refused(number, wrong.message());
    }
  }

  private InputException refused(int number, String why) {
    return new InputException("records '%s', line %d: %s".formatted(file, number + 1, why));
  }

  private static String text(JsonNode record, String name) {
    var value = record.path(name);
    if (!value.isString()) {
      throw new InputException("expected the text \"" + name + "\"");
    }
    return value.asString();
  }

  private static <P extends Position<P>> ExportedGame<P> game(
      OpenGame<P> open, JsonNode record, int number) {
    var agents = record.path("agents");
    if (agents.size() != 2) {
      throw new InputException("expected two \"agents\"");
    }
    var said = record.path("outcome");
    var rules = open.game();
    var outcome =
        new Outcome(
            winner(rules, said.path("winner")), said.path("score").asInt(0), text(said, "reason"));
    var scheduled = new ScheduledGame(number, 0, 1, 0, record.path("seed").asLong(0));
    var game =
        new Transcript(
            scheduled,
            text(record, "start"),
            words(record.path("moves")),
            words(record.path("micros")),
            words(record.path("nodes")),
            outcome,
            null,
            record.path("moves").size(),
            0,
            Cost.NONE,
            Cost.NONE,
            rules.position(text(record, "start")).toMove(),
            0);
    return new ExportedGame<>(
        null, rules, agents.get(0).asString(), agents.get(1).asString(), game);
  }

  private static @Nullable Side winner(Game<?> rules, JsonNode name) {
    if (!name.isString()) {
      return null;
    }
    return rules.sideName(Side.FIRST).equals(name.asString()) ? Side.FIRST : Side.SECOND;
  }

  private static String words(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).collect(Collectors.joining(" "));
  }
}
