package plyground.console;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import plyground.core.Game;
import plyground.core.InputException;
import plyground.core.Position;
import plyground.core.SplitMix;
import plyground.core.agent.AgentException;

/** The options that say which position, or which positions, a command is about. */
public final class PositionOptions {
  @Option(
      names = "--position",
      paramLabel = "P",
      description = "The position, as text or by name; without it the start.")
  public @Nullable String position;

  @Option(names = "--stdin", description = "Read one position a line, answer one line each.")
  public boolean stdin;

  @Option(
      names = "--seed",
      paramLabel = "S",
      defaultValue = "1",
      description = "Where random draws come from (default: ${DEFAULT-VALUE}).")
  public long seed;

  /** What to do with a position. */
  public interface Action<P> {
    void on(P position) throws AgentException;
  }

  public <P extends Position<P>> void each(Game<P> game, Streams streams, Action<P> action)
      throws AgentException {
    if (!stdin) {
      action.on(one(game));
      return;
    }
    if (position != null) {
      throw new InputException("--position and --stdin exclude each other");
    }
    try (var lines = streams.reader()) {
      int number = 0;
      for (var line = lines.readLine(); line != null; line = lines.readLine()) {
        number++;
        if (!line.isBlank()) {
          action.on(parse(game, line, "standard input, line " + number));
          streams.out().flush();
        }
      }
    } catch (IOException failure) {
      throw new InputException("standard input: " + failure.getMessage(), failure);
    }
  }

  /** The position asked for, or the start. */
  public <P extends Position<P>> P one(Game<P> game) {
    return position == null ? game.start(new SplitMix(seed)) : parse(game, position, "--position");
  }

  public static <P extends Position<P>> P parse(Game<P> game, String text, String place) {
    try {
      return game.position(text);
    } catch (InputException wrong) {
      throw wrong.at(place);
    }
  }
}
